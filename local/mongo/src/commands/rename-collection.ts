import type {Command} from '#engine/command.ts'
import {booleanField} from '#engine/fields.ts'
import {splitNamespace} from '#engine/place.ts'
import {MongoError} from '#mongo-error.ts'

export const renameCollection: Command = {
  name: 'renameCollection',
  isForAdmin: true,
  fields: ['to', 'dropTarget'],
  isWrite: true,
  run({engine, command}) {
    const [from, to] = [splitNamespace(command.renameCollection), splitNamespace(command.to)]
    const source = engine.catalog.find(from.db, from.name)
    const target = engine.catalog.find(to.db, to.name)
    if (!source) {
      throw new MongoError('NamespaceNotFound', `Source collection ${from.db}.${from.name} does not exist`)
    }
    if (source === target) {
      throw new MongoError('IllegalOperation', "Can't rename a collection to itself")
    }
    if (target) {
      if (!booleanField(command, 'dropTarget'))
        throw new MongoError('NamespaceExists', 'target namespace exists')
      engine.catalog.drop(target)
    }
    engine.catalog.rename(source, to.db, to.name)
    return {}
  },
}
