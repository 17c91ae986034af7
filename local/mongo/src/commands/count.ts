import {getField} from '#bson/value.ts'
import type {Command} from '#engine/command.ts'
import {countField, documentField, integerField} from '#engine/fields.ts'
import {collationOf, findCollection, placeOf} from '#engine/place.ts'
import {prepareFind} from '#plan/find.ts'

export const count: Command = {
  name: 'count',
  fields: ['query', 'limit', 'skip', 'hint', 'collation'],
  run(call) {
    const {command} = call
    const n = prepareFind(placeOf(call, findCollection(call)), {
      filter: documentField(command, 'query') ?? {},
      skip: countField(command, 'skip') ?? 0,
      limit: Math.abs(integerField(command, 'limit') ?? 0),
      hint: getField(command, 'hint'),
      collation: collationOf(command),
    }).count()
    return {n}
  },
}
