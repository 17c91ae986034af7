import type {Command} from '#engine/command.ts'

export const dropDatabase: Command = {
  name: 'dropDatabase',
  fields: [],
  isWrite: true,
  run({engine, db}) {
    for (const collection of engine.catalog.all()) if (collection.db === db) engine.catalog.drop(collection)
    return {dropped: db}
  },
}
