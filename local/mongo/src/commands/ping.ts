import type {Command} from '#engine/command.ts'

export const ping: Command = {
  name: 'ping',
  fields: [],
  isPublic: true,
  run: () => ({}),
}
