import type {Role} from '#http/endpoint.ts'

interface RoleDescription {
  name: Role
  title: string
  description: string
}

const ROLES: Record<Role, RoleDescription> = {
  administrator: {
    name: 'administrator',
    title: 'Administrator',
    description: 'Reads and writes everything, makes datasets',
  },
  editor: {name: 'editor', title: 'Editor', description: 'Reads and writes all documents'},
  viewer: {name: 'viewer', title: 'Viewer', description: 'Reads all documents'},
}

export const allRoles: readonly RoleDescription[] = Object.values(ROLES)

export function describeRole(role: Role) {
  return ROLES[role]
}
