import type {PageReport} from '#page/page-session.ts'

import type {ComingSoonPage} from './coming-soon-pages.ts'

export function reportComingSoon({path, title, description}: ComingSoonPage): PageReport {
  // Nothing to find here yet, so search engines are not sent.
  return {kind: 'page', status: 200, start: 'touch', head: {title, description, path, isIndexed: false}}
}
