import type {Command} from '#engine/command.ts'
import {requiredCollection} from '#engine/place.ts'

import {replyWithDocuments} from './cursor-of-documents.ts'

export const listIndexes: Command = {
  name: 'listIndexes',
  fields: ['cursor'],
  run(call) {
    const {ns, indexes} = requiredCollection(call)
    return replyWithDocuments(call, ns, [
      {v: 2, key: {_id: 1}, name: '_id_'},
      ...indexes.map(({spec}) => spec),
    ])
  },
}
