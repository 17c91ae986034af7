import type {PageReport} from '#page/page-session.ts'

export function reportNotFound(path: string): PageReport {
  return {
    kind: 'page',
    status: 404,
    start: 'idle',
    head: {
      title: 'Page not found',
      description: 'There is no page at this address.',
      path,
      isIndexed: false,
    },
  }
}
