import {MAX_DOCUMENT_BYTES} from '#bson/encode.ts'
import type {Command} from '#engine/command.ts'

/** The version whose behaviour is followed; "embedded" says what it really is. */
export const VERSION = '8.0.0'

export const buildInfo: Command = {
  name: 'buildInfo',
  aliases: ['buildinfo'],
  fields: [],
  isPublic: true,
  run: () => ({
    version: VERSION,
    gitVersion: 'embedded',
    modules: [],
    storageEngines: ['sqlite'],
    versionArray: [8, 0, 0, 0],
    bits: 64,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    embedded: true,
  }),
}
