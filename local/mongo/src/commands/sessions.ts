import type {Call, Command} from '#engine/command.ts'
import {documentsField} from '#engine/fields.ts'
import {SESSION_MINUTES} from '#engine/sessions.ts'

export const startSession: Command = {
  name: 'startSession',
  fields: [],
  run: ({engine}) => ({id: {id: engine.sessions.start()}, timeoutMinutes: SESSION_MINUTES}),
}

export const endSessions: Command = {
  name: 'endSessions',
  aliases: ['killSessions'],
  fields: [],
  run(call) {
    for (const lsid of named(call)) call.engine.sessions.end(lsid)
    return {}
  },
}

export const refreshSessions: Command = {
  name: 'refreshSessions',
  fields: [],
  run(call) {
    for (const lsid of named(call)) call.engine.sessions.use(lsid)
    return {}
  },
}

function named({command, name}: Call) {
  return documentsField(command, name)
}
