import type {Command} from '#engine/command.ts'
import {arrayField, cursorIdOf} from '#engine/fields.ts'

export const killCursors: Command = {
  name: 'killCursors',
  fields: ['cursors'],
  run({engine, command}) {
    const cursorsKilled: unknown[] = []
    const cursorsNotFound: unknown[] = []
    for (const id of arrayField(command, 'cursors') ?? []) {
      const isKilled = engine.cursors.kill(cursorIdOf(id))
      if (isKilled) cursorsKilled.push(id)
      else cursorsNotFound.push(id)
    }
    return {cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: []}
  },
}
