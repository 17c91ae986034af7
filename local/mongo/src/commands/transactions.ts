import type {Command} from '#engine/command.ts'
import {MongoError} from '#mongo-error.ts'

/** A standalone has no transactions; a command that belongs to one is refused before it gets here. */
export const commitTransaction: Command = {
  name: 'commitTransaction',
  aliases: ['abortTransaction', 'prepareTransaction', 'coordinateCommitTransaction'],
  fields: ['recoveryToken'],
  run() {
    throw new MongoError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos',
    )
  },
}
