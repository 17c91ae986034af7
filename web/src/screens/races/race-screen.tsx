import {useLoaderData, useLocation, useRevalidator} from 'react-router-dom'
import {styled} from 'styled-components'

import {ComingSoon, PlaceholderLoading} from '#features/coming-soon/coming-soon.tsx'
import {ListFrame} from '#features/list-frame/list-frame.tsx'
import type {Delivery} from '#page/page-session.ts'
import {useArrival} from '#page/use-arrival.ts'
import {theme} from '#theme/theme.ts'
import {Button} from '#ui/button.tsx'
import {Heading} from '#ui/heading.tsx'
import {Notice} from '#ui/notice.tsx'
import {Text} from '#ui/text.tsx'

import type {RacePageContent} from './load-race-page.ts'
import {type RacePage, racePages} from './race-pages.ts'
import {RaceRow} from './race-row.tsx'

export function RaceScreen() {
  const {pathname} = useLocation()
  const [first] = racePages
  const page = racePages.find(({path}) => pathname.toLowerCase().startsWith(path)) ?? first
  return page && <RaceList key={page.path} page={page} />
}

function RaceList({page}: {page: RacePage}) {
  const {content} = useLoaderData<Delivery<RacePageContent>>()
  const {latest, isLoading} = useArrival(content)
  const {revalidate} = useRevalidator()

  if (isLoading || !latest) return <PlaceholderLoading page={page}>Loading races...</PlaceholderLoading>
  if (latest.kind === 'comingSoon') return <ComingSoon page={page} />

  return (
    <ListFrame intro={page.intro} isLoading={false} title={page.title}>
      {latest.kind === 'failed' && (
        <Notice title="Failed to load races" tone="failure">
          <Button onPress={() => void revalidate()}>Try Again</Button>
        </Notice>
      )}
      {latest.kind === 'list' && latest.months.length === 0 && (
        <Notice title="No Races Found">
          <Text>The season is over. The next races stand here as soon as they have a day.</Text>
        </Notice>
      )}
      {latest.kind === 'list' &&
        latest.months.map(({name, races}) => (
          <section key={name}>
            <Heading>{name}</Heading>
            <Rows>
              {races.map((race) => (
                <RaceRow key={race.id} race={race} />
              ))}
            </Rows>
          </section>
        ))}
    </ListFrame>
  )
}

const Rows = styled.ul`
  margin-top: ${theme.space.md};
  border-top: ${theme.line.bold} solid ${theme.color.text};
`
