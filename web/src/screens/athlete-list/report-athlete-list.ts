import {listHref} from '#page/list-address.ts'
import {absolute} from '#page/page-head.ts'
import type {PageReport, PageSession} from '#page/page-session.ts'
import {shareImage} from '#page/share-image.ts'
import {paths} from '#paths.ts'

import type {AthleteListContent} from './load-athlete-list.ts'

export const athleteListTitle = 'Athlete Profiles'
export const athleteListIntro =
  'Where they come from, how they train, and who they are when nobody is timing them.'

export function reportAthleteList(session: PageSession, content: AthleteListContent): PageReport {
  const facts = {title: athleteListTitle, description: athleteListIntro}
  if (content.kind === 'failed') {
    const head = {...facts, path: paths.athletes, isIndexed: false}
    return {kind: 'page', status: 503, start: 'touch', head}
  }
  const {athletes, total, state} = content
  const name = state.search ? `“${state.search}” in ${athleteListTitle}` : athleteListTitle
  const path = listHref(paths.athletes, state)
  return {
    kind: 'page',
    status: 200,
    start: 'touch',
    head: {
      ...facts,
      title: state.page > 1 ? `${name}, page ${state.page}` : name,
      path,
      isIndexed: state.search === '' && athletes.length > 0,
      image: shareImage(session, athletes.find(({image}) => image)?.image),
      trail: [],
      structuredData: state.search
        ? []
        : [
            {
              '@type': 'CollectionPage',
              name,
              url: absolute(session.origin, path),
              mainEntity: {
                '@type': 'ItemList',
                numberOfItems: total,
                itemListElement: athletes.map((athlete, index) => ({
                  '@type': 'ListItem',
                  position: index + 1,
                  name: athlete.name,
                  url: absolute(session.origin, paths.athlete(athlete.number)),
                })),
              },
            },
          ],
    },
  }
}
