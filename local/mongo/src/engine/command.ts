import type {ScramConversation} from '#auth/scram.ts'
import type {Doc} from '#bson/value.ts'
import type {Deadline} from '#plan/deadline.ts'
import type {Side} from '#store/database.ts'

import type {Engine} from './engine.ts'

export interface Connection {
  id: number
  /** Who has logged in, null before. */
  user: string | null
  scram: ScramConversation | null
}

/** One command on its way. */
export interface Call {
  engine: Engine
  connection: Connection
  /** The name it was called by, which is also the field that holds its first argument. */
  name: string
  command: Doc
  db: string
  deadline: Deadline
  /** Writes look at what they are changing; all others at what is committed. */
  side: Side
}

export interface Command {
  name: string
  aliases?: readonly string[]
  /** Its arguments besides the name and those every command takes; any other field is refused. */
  fields: readonly string[]
  isWrite?: boolean | ((command: Doc) => boolean)
  /** Has to be sent to the database admin. */
  isForAdmin?: boolean
  /** Allowed before login. */
  isPublic?: boolean
  /** The fields of the reply, or the whole reply encoded. */
  run(call: Call): Doc | Uint8Array
}
