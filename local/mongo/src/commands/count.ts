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
    const all = prepareFind(placeOf(call, findCollection(call)), {
      filter: documentField(command, 'query') ?? {},
      hint: getField(command, 'hint'),
      collation: collationOf(command),
    }).count()
    const rest = Math.max(0, all - (countField(command, 'skip') ?? 0))
    const limit = Math.abs(integerField(command, 'limit') ?? 0)
    return {n: limit === 0 ? rest : Math.min(rest, limit)}
  },
}
