import {addArrayKeys} from '#write/array-keys.ts'
import {requireId} from '#write/check-id.ts'
import {checkValue, optionalString, requireObject, requireString} from '#write/check-value.ts'
import {readPatchOperations} from '#write/patch-operations.ts'
import type {PatchOperations} from '#write/patch-operations.ts'
import type {NewDocument} from '#write/pending-transaction.ts'
import {invalid} from '#write/refusal.ts'

export type Selection = {id: string} | {query: string; params: Record<string, unknown>}

export type Mutation =
  | {operation: 'create' | 'createOrReplace' | 'createIfNotExists'; document: NewDocument}
  | {operation: 'delete'; selection: Selection; ifRevisionId: string | undefined}
  | {operation: 'patch'; selection: Selection; ifRevisionId: string | undefined; operations: PatchOperations}

interface ReadContext {
  randomId(): string
  autoGenerateArrayKeys: boolean
}

const names = ['create', 'createOrReplace', 'createIfNotExists', 'delete', 'patch']

export function readMutation(input: unknown, name: string, context: ReadContext): Mutation {
  const mutation = requireObject(input, name)
  const [operation, ...more] = Object.keys(mutation)
  if (operation === undefined || more.length > 0) {
    throw invalid(`${name} must have exactly one operation of ${names.join(', ')}`)
  }
  const field = `${name}.${operation}`
  switch (operation) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      return {operation, document: readNewDocument(mutation[operation], field, context)}
    case 'delete': {
      const {selection, rest} = readSelection(requireObject(mutation.delete, field), field)
      const {ifRevisionID, purge: _, ...unknown} = rest
      refuseUnknown(unknown, field)
      return {operation, selection, ifRevisionId: optionalString(ifRevisionID, `${field}.ifRevisionID`)}
    }
    case 'patch': {
      const {selection, rest} = readSelection(requireObject(mutation.patch, field), field)
      const {ifRevisionID, ...given} = rest
      const keyed = context.autoGenerateArrayKeys ? addArrayKeys(given, context.randomId) : given
      const operations = readPatchOperations(requireObject(keyed, field), field)
      return {
        operation,
        selection,
        ifRevisionId: optionalString(ifRevisionID, `${field}.ifRevisionID`),
        operations,
      }
    }
    default:
      throw invalid(`${name} has the unknown operation "${operation}"; allowed are ${names.join(', ')}`)
  }
}

/** An id that ends in a dot, or none, is completed by the lake. */
function readNewDocument(input: unknown, name: string, context: ReadContext): NewDocument {
  const fields = requireObject(input, name)
  checkValue(fields, name)
  const _type = requireString(fields._type, `${name}._type`)
  const given = optionalString(fields._id, `${name}._id`) ?? ''
  const _id = requireId(
    given === '' || given.endsWith('.') ? given + context.randomId() : given,
    `${name}._id`,
  )
  const keyed = context.autoGenerateArrayKeys ? addArrayKeys(fields, context.randomId) : fields
  return {...requireObject(keyed, name), _id, _type}
}

function readSelection(input: Record<string, unknown>, name: string) {
  const {id, query, params, ...rest} = input
  if ((id === undefined) === (query === undefined)) throw invalid(`${name} must have either an id or a query`)
  if (id !== undefined) return {selection: {id: requireId(id, `${name}.id`)}, rest}
  const selection = {
    query: requireString(query, `${name}.query`),
    params: params === undefined ? {} : requireObject(params, `${name}.params`),
  }
  return {selection, rest}
}

function refuseUnknown(rest: Record<string, unknown>, name: string) {
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw invalid(`${name}.${unknown} is not allowed`)
}
