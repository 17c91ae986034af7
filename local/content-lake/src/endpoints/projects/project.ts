import {allRoles} from '#auth/roles.ts'
import {presentMember} from '#endpoints/users/present-user.ts'
import type {Endpoint, LakeRequest, Viewer} from '#http/endpoint.ts'
import {plainError} from '#http/lake-error.ts'
import type {Lake} from '#lake.ts'

export const projectsEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/projects',
  access: 'member',
  handle: ({viewer}, lake) => ({kind: 'json', body: [presentProject(lake, viewer)]}),
}

export const projectEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/projects/:project',
  access: 'anyone',
  handle(request, lake) {
    requireProject(request, lake)
    return {kind: 'json', body: presentProject(lake, request.viewer)}
  },
}

export const rolesEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/projects/:project/roles',
  access: 'member',
  handle: () => ({kind: 'json', body: allRoles.map((role) => ({...role, isCustom: false}))}),
}

/** The code makes the Studio show its "project not found" screen and not a general failure. */
function requireProject({params}: LakeRequest, lake: Lake) {
  if (params.project !== lake.projectId) {
    throw plainError(404, `Project "${params.project}" not found`, 'SIO-404-PNF')
  }
}

/** Who the members are is for members; a stranger needs only to see that the project exists. */
function presentProject(lake: Lake, viewer: Viewer | null) {
  return {
    id: lake.projectId,
    displayName: lake.projectId,
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    metadata: {},
    features: [],
    members: viewer ? lake.accounts.members().map((member) => presentMember(member, viewer)) : [],
  }
}
