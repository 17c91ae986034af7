import {z} from 'zod'

/** An input of which one field is not as its shape asks. */
export interface Malformed {
  field: string
  input: Record<string, unknown>
}

const oddValues: readonly unknown[] = [
  null,
  true,
  5,
  -1.5,
  '',
  ' ',
  '\u0000',
  'a'.repeat(20_000),
  [],
  ['a'],
  {},
  {$gt: ''},
  {$where: 'sleep(1000)'},
]
const oddTexts: readonly string[] = [
  '',
  ' ',
  'x',
  '0',
  '-1',
  '1.5',
  '1e9',
  '9'.repeat(30),
  'a'.repeat(3000),
  '__proto__',
  '{"$gt":""}',
  '*[_type == "story"]',
  '2026-13-45',
]

/** The fields that a shape names. */
export function fieldsOf(shape: z.ZodType): string[] {
  const {properties = {}} = z.toJSONSchema(shape, {io: 'input', unrepresentable: 'any'})
  return Object.keys(properties)
}

/** Bodies that the shape refuses, for every field: wrong in kind, too long, missing. */
export function malformedBodies(shape: z.ZodType, valid: Record<string, unknown>): Malformed[] {
  return refused(shape, (field) => [
    ...oddValues.map((value) => ({...valid, [field]: value})),
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)),
  ])
}

export function malformedQueries(shape: z.ZodType, valid: Record<string, string>): Malformed[] {
  return refused(shape, (field) => oddTexts.map((text) => ({...valid, [field]: text})))
}

/** Forms carry texts and files alone; a name that comes twice is a list. */
export function malformedForms(shape: z.ZodType, valid: Record<string, unknown>): Malformed[] {
  return refused(shape, (field) => [
    ...oddTexts.map((text) => ({...valid, [field]: text})),
    {...valid, [field]: ['1', '1']},
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)),
  ])
}

function refused(shape: z.ZodType, inputs: (field: string) => Record<string, unknown>[]): Malformed[] {
  return fieldsOf(shape).flatMap((field) =>
    inputs(field)
      .filter((input) => !shape.safeParse(input).success)
      .map((input) => ({field, input})),
  )
}
