import {Long} from 'bson'

import type {Command} from '#engine/command.ts'
import {booleanField, documentField} from '#engine/fields.ts'
import {compileFilter} from '#query/filter.ts'

export const listDatabases: Command = {
  name: 'listDatabases',
  isForAdmin: true,
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run({engine, command}) {
    const sizes = new Map<string, number>()
    for (const collection of engine.catalog.all()) {
      sizes.set(collection.db, (sizes.get(collection.db) ?? 0) + engine.documents.totalBytes(collection))
    }
    const test = compileFilter(documentField(command, 'filter') ?? {})
    const databases = [...sizes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, size]) => ({name, sizeOnDisk: Long.fromNumber(size), empty: false}))
      .filter((database) => test(database))
    if (booleanField(command, 'nameOnly')) return {databases: databases.map(({name}) => ({name}))}
    const totalSize = databases.reduce((sum, {sizeOnDisk}) => sum + sizeOnDisk.toNumber(), 0)
    return {
      databases,
      totalSize: Long.fromNumber(totalSize),
      totalSizeMb: Long.fromNumber(Math.floor(totalSize / 2 ** 20)),
    }
  },
}
