import type {Endpoint} from '#http/endpoint.ts'

import {
  aliasesEndpoint,
  createDatasetEndpoint,
  createProjectDatasetEndpoint,
  datasetsEndpoint,
  projectAliasesEndpoint,
  projectDatasetsEndpoint,
} from './datasets.ts'
import {datasetAclEndpoint, grantsEndpoint} from './permissions.ts'
import {projectEndpoint, projectsEndpoint, rolesEndpoint} from './project.ts'

export const projectEndpoints: readonly Endpoint[] = [
  projectsEndpoint,
  projectEndpoint,
  rolesEndpoint,
  grantsEndpoint,
  datasetsEndpoint,
  projectDatasetsEndpoint,
  createDatasetEndpoint,
  createProjectDatasetEndpoint,
  datasetAclEndpoint,
  aliasesEndpoint,
  projectAliasesEndpoint,
]
