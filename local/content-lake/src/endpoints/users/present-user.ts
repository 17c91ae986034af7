import {describeRole} from '#auth/roles.ts'
import type {Viewer} from '#http/endpoint.ts'

export function presentCurrentUser(viewer: Viewer) {
  return {
    id: viewer.id,
    sanityUserId: viewer.id,
    name: viewer.name,
    email: viewer.email,
    profileImage: null,
    role: viewer.role,
    roles: [describeRole(viewer.role)],
    provider: 'lake',
  }
}

export function presentUser(user: Viewer, projectId: string, viewer: Viewer | null) {
  const [givenName, ...rest] = user.name.split(' ')
  return {
    id: user.id,
    sanityUserId: user.id,
    projectId,
    displayName: user.name,
    givenName,
    middleName: null,
    familyName: rest.length > 0 ? rest.join(' ') : null,
    imageUrl: null,
    email: user.email,
    isCurrentUser: user.id === viewer?.id,
  }
}

export function presentMember(member: Viewer, viewer: Viewer | null) {
  return {
    id: member.id,
    role: member.role,
    roles: [describeRole(member.role)],
    isRobot: member.isRobot,
    isCurrentUser: member.id === viewer?.id,
  }
}
