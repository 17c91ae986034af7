import type {Command} from '#engine/command.ts'
import {booleanField, documentField} from '#engine/fields.ts'
import {compileFilter} from '#query/filter.ts'

import {replyWithDocuments} from './cursor-of-documents.ts'

export const listCollections: Command = {
  name: 'listCollections',
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run(call) {
    const {engine, command, db} = call
    const test = compileFilter(documentField(command, 'filter') ?? {})
    const collections = engine.catalog
      .all()
      .filter((collection) => collection.db === db)
      .map(({name, options, uuid}) => ({
        name,
        type: 'collection',
        options,
        info: {readOnly: false, uuid},
        idIndex: {v: 2, key: {_id: 1}, name: '_id_'},
      }))
      .filter((collection) => test(collection))
    const shown = booleanField(command, 'nameOnly')
      ? collections.map(({name, type}) => ({name, type}))
      : collections
    return replyWithDocuments(call, `${db}.$cmd.listCollections`, shown)
  },
}
