import type {Endpoint, Viewer} from '#http/endpoint.ts'

const READ = ['read']
const WRITE = ['read', 'update', 'create', 'history', 'editHistory', 'manage']

/** The Studio draws fields read-only by this; the same rule is enforced again on every write. */
export const datasetAclEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/projects/:project/datasets/:dataset/acl',
  access: 'anyone',
  handle({params, viewer}, lake) {
    lake.dataset(params.dataset ?? '')
    const rules = viewer ? [{filter: '_id in path("**")', permissions: documentPermissions(viewer)}] : []
    return {kind: 'json', body: rules}
  },
}

export const grantsEndpoint: Endpoint = {
  method: 'GET',
  pattern: '/projects/:project/grants',
  access: 'member',
  handle({viewer}) {
    const document = documentPermissions(viewer).map((name) => ({name, params: {}}))
    const datasets = viewer?.role === 'administrator' ? ['read', 'create'] : ['read']
    return {
      kind: 'json',
      body: {
        'sanity.document.filter': [
          {
            id: 'all-documents',
            name: 'all-documents',
            title: 'All documents',
            isCustom: false,
            config: {},
            grants: document,
          },
        ],
        'sanity.document.filter.mode': [],
        'sanity.project': [{grants: [{name: 'read', params: {}}]}],
        'sanity.project.datasets': [{grants: datasets.map((name) => ({name, params: {}}))}],
      },
    }
  },
}

function documentPermissions(viewer: Viewer | null) {
  return viewer === null || viewer.role === 'viewer' ? READ : WRITE
}
