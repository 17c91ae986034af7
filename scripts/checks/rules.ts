export interface Fault {
  file: string
  line: number
  message: string
}

interface SourceFile {
  /** Path from the root. */
  file: string
  source: string
}

type HouseRule = (input: SourceFile) => Fault[]

/** Names that say nothing: a file or folder is called after what it holds. */
const emptyNames = /(^|\/)(utils?|helpers?|misc|common|managers?|services?|types)(\.tsx?|\/|$)/

function namesSaySomething({file}: SourceFile): Fault[] {
  return emptyNames.test(file) ? [{file, line: 1, message: 'is named after nothing: name what it holds'}] : []
}

const productWords =
  /\b(athletes?|athletics|kenyan?|stor(?:y|ies)|finish line|(?<!Promise\.)race|runners?|newsroom)\b/i

/** The embedded parts could serve any product. */
function embeddedPartsKnowNoProduct({file, source}: SourceFile): Fault[] {
  if (!file.startsWith('local/') || file.includes('/cases/')) return []
  return matchingLines(file, source, productWords, 'has a product word in an embedded part')
}

const rawValues = /(?<![\w&/])#[0-9a-f]{3,8}\b|\b\d*\.?\d+px\b/i

/** Colours and lengths come from the theme, so that dark mode and spacing are changed in one place. */
function valuesComeFromTheTheme({file, source}: SourceFile): Fault[] {
  const isDrawn = /^web\/src\/(ui|features|screens)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
  return isDrawn
    ? matchingLines(file, source, rawValues, 'has a raw colour or length: use a theme token')
    : []
}

function matchingLines(file: string, source: string, pattern: RegExp, message: string): Fault[] {
  return source.split('\n').flatMap((text, index) => {
    return pattern.test(text) ? [{file, line: index + 1, message: `${message}: ${text.trim()}`}] : []
  })
}

export const houseRules: readonly HouseRule[] = [
  namesSaySomething,
  embeddedPartsKnowNoProduct,
  valuesComeFromTheTheme,
]
