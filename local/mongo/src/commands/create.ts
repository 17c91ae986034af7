import {readCollation} from '#bson/collation.ts'
import {isEqual} from '#bson/compare.ts'
import {getField, type Doc} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {booleanField, documentField} from '#engine/fields.ts'
import {collectionName, findCollection} from '#engine/place.ts'
import {MongoError, unsupported} from '#mongo-error.ts'
import {compileFilter} from '#query/filter.ts'

const notHere = [
  'storageEngine',
  'indexOptionDefaults',
  'autoIndexId',
  'timeseries',
  'viewOn',
  'pipeline',
  'clusteredIndex',
  'encryptedFields',
  'expireAfterSeconds',
]

export const create: Command = {
  name: 'create',
  fields: [
    ...notHere,
    'capped',
    'size',
    'max',
    'collation',
    'validator',
    'validationLevel',
    'validationAction',
    'changeStreamPreAndPostImages',
    'idIndex',
  ],
  isWrite: true,
  run(call) {
    const {engine, command, db} = call
    const options = readOptions(command)
    const name = collectionName(call)
    if (findCollection(call)) {
      throw new MongoError('NamespaceExists', `Collection ${db}.${name} already exists.`)
    }
    engine.catalog.create(db, name, options)
    return {}
  },
}

function readOptions(command: Doc): Doc {
  const refused = notHere.find((option) => getField(command, option) !== undefined)
  if (refused !== undefined) throw unsupported(`a collection with ${refused}`)
  if (booleanField(command, 'capped')) throw unsupported('a capped collection')
  if ('size' in command || 'max' in command) {
    throw new MongoError(
      'InvalidOptions',
      "the 'capped' field needs to be true when either the 'size' or 'max' fields are present",
    )
  }
  const idKey = documentField(command, 'idIndex')?.key
  if (idKey !== undefined && !isEqual(idKey, {_id: 1})) {
    throw new MongoError('BadValue', "The field 'key' of the 'idIndex' option must be {_id: 1}")
  }
  if (readCollation(documentField(command, 'collation'))) throw unsupported('a collection with a collation')
  if (booleanField(documentField(command, 'changeStreamPreAndPostImages') ?? {}, 'enabled')) {
    throw unsupported('changeStreamPreAndPostImages')
  }
  checkValidation(command)
  const validator = documentField(command, 'validator')
  return validator ? {validator} : {}
}

export function checkValidation(command: Doc) {
  compileFilter(documentField(command, 'validator') ?? {})
  if ((getField(command, 'validationLevel') ?? 'strict') !== 'strict') throw unsupported('validationLevel')
  if ((getField(command, 'validationAction') ?? 'error') !== 'error') throw unsupported('validationAction')
}
