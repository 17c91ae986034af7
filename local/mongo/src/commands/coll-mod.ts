import {isEqual} from '#bson/compare.ts'
import {getField, type Doc} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {documentField, integerField, refuseUnknown} from '#engine/fields.ts'
import {requiredCollection} from '#engine/place.ts'
import {MongoError, unsupported} from '#mongo-error.ts'
import type {Collection} from '#store/catalog.ts'

import {checkValidation} from './create.ts'

export const collMod: Command = {
  name: 'collMod',
  fields: ['index', 'validator', 'validationLevel', 'validationAction', 'changeStreamPreAndPostImages'],
  isWrite: true,
  run(call) {
    const {engine, command} = call
    const collection = requiredCollection(call)
    if ('changeStreamPreAndPostImages' in command) throw unsupported('changeStreamPreAndPostImages')
    const index = documentField(command, 'index')
    const reply = index ? modifyIndex(call, collection, index) : {}
    checkValidation(command)
    const validator = documentField(command, 'validator')
    if (validator) {
      const {validator: _old, ...rest} = collection.options
      engine.catalog.setOptions(collection, Object.keys(validator).length === 0 ? rest : {...rest, validator})
    }
    return reply
  },
}

/** Only when documents expire can be changed. */
function modifyIndex({engine}: Call, collection: Collection, change: Doc): Doc {
  refuseUnknown('collMod.index', change, ['name', 'keyPattern', 'expireAfterSeconds'])
  const [name, keyPattern] = [getField(change, 'name'), getField(change, 'keyPattern')]
  const index = collection.indexes.find((one) =>
    name === undefined ? isEqual(one.spec.key, keyPattern) : one.name === name,
  )
  if (!index)
    throw new MongoError('IndexNotFound', `cannot find index ${String(name)} for ns ${collection.ns}`)
  const seconds = integerField(change, 'expireAfterSeconds')
  if (seconds === undefined || seconds < 0) {
    throw new MongoError('InvalidOptions', 'no expireAfterSeconds field')
  }
  const before = index.expireAfterSeconds
  engine.catalog.changeIndex(index, {...index.spec, expireAfterSeconds: seconds})
  return {...(before === null ? {} : {expireAfterSeconds_old: before}), expireAfterSeconds_new: seconds}
}
