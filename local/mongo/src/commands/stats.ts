import type {Doc} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {integerField} from '#engine/fields.ts'
import {findCollection} from '#engine/place.ts'
import {MongoError} from '#mongo-error.ts'
import type {Collection} from '#store/catalog.ts'

export const collStats: Command = {
  name: 'collStats',
  aliases: ['collstats'],
  fields: ['scale'],
  run: (call) => ({
    ns: `${call.db}.${String(call.command[call.name])}`,
    ...storageStats(call, findCollection(call), readScale(call.command)),
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
      dataSize: Math.floor(sum((one) => call.engine.documents.totalBytes(one)) / readScale(call.command)),
      indexes: sum(({indexes}) => indexes.length + 1),
    }
  },
}

export function readScale(options: Doc): number {
  const scale = integerField(options, 'scale') ?? 1
  if (scale < 1) throw new MongoError('BadValue', "BSON field 'scale' value must be >= 1")
  return scale
}

export function storageStats({engine, side}: Call, collection: Collection | null, scale = 1): Doc {
  const count = collection ? engine.documents.count(collection, side) : 0
  const size = collection ? engine.documents.totalBytes(collection) : 0
  return {
    count,
    size: Math.floor(size / scale),
    scaleFactor: scale,
    avgObjSize: count === 0 ? 0 : size / count,
    storageSize: Math.floor(size / scale),
    nindexes: collection ? collection.indexes.length + 1 : 0,
  }
}
