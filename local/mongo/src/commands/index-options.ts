import {readCollation} from '#bson/collation.ts'
import {isEqual} from '#bson/compare.ts'
import {describe} from '#bson/describe.ts'
import {isWhole, toNumber} from '#bson/number.ts'
import {isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {booleanField, documentField, requiredDocument, stringField} from '#engine/fields.ts'
import {MongoError} from '#mongo-error.ts'
import {isConditions} from '#query/filter-context.ts'
import {compileFilter} from '#query/filter.ts'

const MAX_FIELDS = 32
const MAX_EXPIRE_SECONDS = 2 ** 31 - 1
const notHere = [
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'prepareUnique',
  'clustered',
  'storageEngine',
]
const allowed = [
  'key',
  'name',
  'v',
  'ns',
  'background',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
  'hidden',
  'collation',
  'dropDups',
]
const partialOperators = ['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$type', '$in']

/** An index as it will be kept and listed; what it could not keep its word for is refused. */
export function readIndexSpec(wanted: Doc): Doc {
  const refused = Object.keys(wanted).find((option) => notHere.includes(option))
  if (refused !== undefined)
    throw cannot(`the index option ${refused} is not supported by the embedded server`)
  const unknown = Object.keys(wanted).find((option) => !allowed.includes(option))
  if (unknown !== undefined) {
    throw new MongoError(
      'InvalidIndexSpecificationOption',
      `The field '${unknown}' is not valid for an index specification. Specification: ${describe(wanted)}`,
    )
  }
  if (![undefined, 1, 2].some((version) => isEqual(wanted.v, version)))
    throw cannot(`the index version ${describe(wanted.v)}`)
  const key = readKey(requiredDocument(wanted, 'key'))
  if (readCollation(documentField(wanted, 'collation'))) {
    throw cannot('an index with a collation is not supported by the embedded server')
  }
  if (booleanField(wanted, 'hidden')) throw cannot('a hidden index is not supported by the embedded server')
  const name =
    stringField(wanted, 'name') ??
    Object.entries(key)
      .map((field) => field.join('_'))
      .join('_')
  if (name === '') throw cannot('The index name cannot be empty')
  const spec: Doc = {v: 2, key, name}
  if (booleanField(wanted, 'unique')) spec.unique = true
  if (booleanField(wanted, 'sparse')) spec.sparse = true
  const partial = documentField(wanted, 'partialFilterExpression')
  if (partial) {
    if (spec.sparse) throw cannot('cannot mix "partialFilterExpression" and "sparse" options')
    checkPartialFilter(partial)
    spec.partialFilterExpression = partial
  }
  if (wanted.expireAfterSeconds !== undefined)
    spec.expireAfterSeconds = readExpiry(wanted.expireAfterSeconds, key)
  return spec
}

function cannot(reason: string) {
  return new MongoError('CannotCreateIndex', `Error in specification: ${reason}`)
}

function readKey(key: Doc): Doc {
  const fields = Object.entries(key)
  if (fields.length === 0) throw cannot('Index keys cannot be empty.')
  if (fields.length > MAX_FIELDS) throw cannot(`an index has at most ${MAX_FIELDS} fields`)
  for (const [path, order] of fields) {
    if (
      path
        .split('.')
        .some((part) => part === '' || (part.startsWith('$') && !['$ref', '$id', '$db'].includes(part)))
    ) {
      throw cannot(`Index key contains an illegal field name: '${path}'`)
    }
    if (!isNumeric(order) || toNumber(order) === 0 || Number.isNaN(toNumber(order))) {
      throw cannot(`an index of the kind ${describe(order)} is not supported by the embedded server`)
    }
  }
  return key
}

function checkPartialFilter(filter: Doc) {
  compileFilter(filter)
  for (const [name, condition] of Object.entries(filter)) {
    if (name === '$and' || name === '$or') {
      const branches: unknown[] = Array.isArray(condition) ? condition : []
      for (const branch of branches) if (isDocument(branch)) checkPartialFilter(branch)
    } else if (name.startsWith('$')) throw cannot(`unsupported expression in partial index: ${name}`)
    else if (isConditions(condition)) {
      const operator = Object.keys(condition).find((one) => !partialOperators.includes(one))
      if (
        operator !== undefined ||
        ('$exists' in condition && condition.$exists !== true && condition.$exists !== 1)
      ) {
        throw cannot(`unsupported expression in partial index: ${operator ?? '$exists: false'}`)
      }
    }
  }
}

function readExpiry(seconds: unknown, key: Doc): number {
  if (
    !isNumeric(seconds) ||
    !isWhole(seconds) ||
    toNumber(seconds) < 0 ||
    toNumber(seconds) > MAX_EXPIRE_SECONDS
  ) {
    throw new MongoError(
      'CannotCreateIndex',
      `TTL index 'expireAfterSeconds' option must be within an acceptable range, got ${describe(seconds)}`,
    )
  }
  if (Object.keys(key).length !== 1 || '_id' in key) {
    throw new MongoError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL',
    )
  }
  return toNumber(seconds)
}
