import type {Endpoint} from '#http/endpoint.ts'
import {badRequest, forbidden} from '#http/lake-error.ts'
import type {Lake} from '#lake.ts'

const NAME = /^(?=.{1,64}$)[a-z0-9][a-z0-9_-]*$/

export const datasetsEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/datasets',
  access: 'member',
  // Datasets of another profile (comments, tasks) do not exist here; the Studio asks for them by this filter.
  handle: ({query}, lake) => ({kind: 'json', body: query.has('datasetProfile') ? [] : presentDatasets(lake)}),
}

export const projectDatasetsEndpoint: Endpoint = {...datasetsEndpoint, pattern: '/projects/:project/datasets'}

export const createDatasetEndpoint: Endpoint = {
  method: 'PUT',
  pattern: '/datasets/:dataset',
  access: 'writer',
  handle({params, viewer}, lake) {
    if (viewer?.role !== 'administrator') throw forbidden('Only an administrator makes datasets')
    const name = params.dataset ?? ''
    if (!NAME.test(name)) {
      throw badRequest(
        'A dataset name is 1–64 lower-case letters, digits, "_" or "-", and starts with a letter or digit',
      )
    }
    lake.createDataset(name)
    return {kind: 'json', body: {datasetName: name, aclMode: 'public'}}
  },
}

export const createProjectDatasetEndpoint: Endpoint = {
  ...createDatasetEndpoint,
  pattern: '/projects/:project/datasets/:dataset',
}

export const aliasesEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/aliases',
  access: 'member',
  handle: () => ({kind: 'json', body: []}),
}

export const projectAliasesEndpoint: Endpoint = {...aliasesEndpoint, pattern: '/projects/:project/aliases'}

function presentDatasets(lake: Lake) {
  return lake.datasetNames().map((name) => ({
    name,
    aclMode: 'public',
    tags: [],
    datasetProfile: 'content',
    addonFor: null,
  }))
}
