import type {Doc} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {findCollection} from '#engine/place.ts'
import type {Collection} from '#store/catalog.ts'

export const collStats: Command = {
  name: 'collStats',
  aliases: ['collstats'],
  fields: ['scale'],
  run: (call) => ({
    ns: `${call.db}.${String(call.command[call.name])}`,
    ...storageStats(call, findCollection(call)),
  }),
}

export const dbStats: Command = {
  name: 'dbStats',
  aliases: ['dbstats'],
  fields: ['scale', 'freeStorage'],
  run(call) {
    const all = call.engine.catalog.all().filter(({db}) => db === call.db)
    const sum = (of: (collection: Collection) => number) => all.reduce((total, one) => total + of(one), 0)
    return {
      db: call.db,
      collections: all.length,
      views: 0,
      objects: sum((one) => call.engine.documents.count(one, call.side)),
      dataSize: sum((one) => call.engine.documents.totalBytes(one)),
      indexes: sum(({indexes}) => indexes.length + 1),
    }
  },
}

export function storageStats({engine, side}: Call, collection: Collection | null): Doc {
  const count = collection ? engine.documents.count(collection, side) : 0
  const size = collection ? engine.documents.totalBytes(collection) : 0
  return {
    count,
    size,
    avgObjSize: count === 0 ? 0 : size / count,
    storageSize: size,
    nindexes: collection ? collection.indexes.length + 1 : 0,
  }
}
