const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/.source
// A text as the first argument of a call whose next one is a function or options: test('…', () => and test.each(…)('…', …).
const title = new RegExp(String.raw`\(\s*(${literal})\s*,\s*(?=async\b|\(|\{|\w)`, 'g')
const placeholder = /\$\{[^}]*\}|\$[\w.]+|%[sdifjo#$]/

/** Whether a test file declares a test with this title: as it stands, or by a template that it fits. */
export function declares(source: string, wanted: string): boolean {
  return titlesIn(source).some((text) => fits(text, wanted, source))
}

function titlesIn(source: string): string[] {
  return [...source.matchAll(title)].map(([, text = '']) => unescape(text.slice(1, -1)))
}

function unescape(text: string): string {
  return text.replaceAll(/\\(.)/g, '$1')
}

function fits(template: string, wanted: string, source: string): boolean {
  if (template === wanted) return true
  const fixed = template.split(placeholder)
  if (fixed.length === 1) return false
  const pattern = new RegExp(`^${fixed.map(escape).join('.*')}$`, 's')
  if (!pattern.test(wanted)) return false
  // A title that is all placeholder fits anything: then what fills it has to be in the file.
  return /\w{2}/.test(fixed.join(' ')) || source.includes(wanted)
}

function escape(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
