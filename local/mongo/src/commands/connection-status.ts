import type {Command} from '#engine/command.ts'

export const connectionStatus: Command = {
  name: 'connectionStatus',
  fields: ['showPrivileges'],
  isPublic: true,
  run: ({connection}) => ({
    authInfo: {
      authenticatedUsers: connection.user === null ? [] : [{user: connection.user, db: 'admin'}],
      authenticatedUserRoles: connection.user === null ? [] : [{role: 'root', db: 'admin'}],
    },
  }),
}
