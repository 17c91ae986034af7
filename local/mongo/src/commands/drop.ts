import type {Command} from '#engine/command.ts'
import {findCollection} from '#engine/place.ts'

export const drop: Command = {
  name: 'drop',
  fields: [],
  isWrite: true,
  run(call) {
    const collection = findCollection(call)
    if (!collection) return {}
    const nIndexesWas = collection.indexes.length + 1
    call.engine.catalog.drop(collection)
    return {nIndexesWas, ns: collection.ns}
  },
}
