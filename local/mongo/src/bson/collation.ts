import {MongoError, unsupported} from '#mongo-error.ts'

import type {Collator} from './compare.ts'
import {toNumber} from './number.ts'
import {getField, isDocument, isNumeric} from './value.ts'

/** What a command's collation asks for; null is MongoDB's simple comparison by bytes. */
export interface Collation {
  locale: string
  strength: 1 | 2 | 3
  numericOrdering: boolean
  caseFirst: 'upper' | 'lower' | 'off'
}

/** Options that change nothing when they have this value, and are refused otherwise. */
const ignorable = new Map<string, unknown>([
  ['caseLevel', false],
  ['alternate', 'non-ignorable'],
  ['maxVariable', 'punct'],
  ['normalization', false],
  ['backwards', false],
])

const known = ['locale', 'strength', 'numericOrdering', 'caseFirst', ...ignorable.keys(), 'version']

const sensitivity = {1: 'base', 2: 'accent', 3: 'variant'} as const

export function readCollation(spec: unknown): Collation | null {
  if (spec === undefined || spec === null) return null
  if (!isDocument(spec)) throw new MongoError('TypeMismatch', "BSON field 'collation' is the wrong type")
  const locale = getField(spec, 'locale')
  if (locale === undefined && Object.keys(spec).length === 0) return null
  if (typeof locale !== 'string') throw new MongoError('BadValue', "BSON field 'collation.locale' is missing")
  const strength = getField(spec, 'strength') ?? 3
  const numericOrdering = getField(spec, 'numericOrdering') ?? false
  const caseFirst = getField(spec, 'caseFirst') ?? 'off'
  for (const [name, value] of Object.entries(spec)) {
    if (!known.includes(name))
      throw new MongoError(40_415, `BSON field 'collation.${name}' is an unknown field.`)
    if (ignorable.has(name) && value !== ignorable.get(name))
      throw unsupported(`the collation option ${name}`)
  }
  const level = isNumeric(strength) ? toNumber(strength) : Number.NaN
  if (level !== 1 && level !== 2 && level !== 3)
    throw unsupported('a collation strength other than 1, 2 or 3')
  if (
    typeof numericOrdering !== 'boolean' ||
    (caseFirst !== 'upper' && caseFirst !== 'lower' && caseFirst !== 'off')
  ) {
    throw new MongoError('BadValue', 'The collation has an option of the wrong type')
  }
  if (locale === 'simple') return null
  return {locale, strength: level, numericOrdering, caseFirst}
}

export function createCollator(collation: Collation | null): Collator | null {
  if (!collation) return null
  const {locale, strength, numericOrdering, caseFirst} = collation
  try {
    const collator = new Intl.Collator(locale.replace('_', '-'), {
      sensitivity: sensitivity[strength],
      numeric: numericOrdering,
      caseFirst: caseFirst === 'off' ? 'false' : caseFirst,
    })
    return collator.compare
  } catch {
    throw new MongoError('BadValue', `Field 'locale' is invalid in: ${JSON.stringify(collation)}`)
  }
}
