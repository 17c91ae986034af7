import {use, useState} from 'react'
import {styled} from 'styled-components'

import {type AthleteHall, type AthleteStats, LoadHallContext} from '#content/athlete-hall.ts'
import {AthleteCardView} from '#features/athlete/athlete-card-view.tsx'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Row} from '#ui/row.tsx'
import {Spinner} from '#ui/spinner.tsx'

import {CardColumns} from './card-columns.tsx'
import {Figures} from './figures.tsx'
import {SectionFrame} from './section-frame.tsx'

const words = {
  id: 'athletes',
  intro: 'Who they are when the clock is off, and what carried them to the line.',
  title: 'Athletes Hall of Excellence',
} as const

interface AthletesSectionProps {
  hall: AthleteHall
  stats: AthleteStats | null
}

export function AthletesSection({hall: first, stats}: AthletesSectionProps) {
  const loadHall = use(LoadHallContext)
  const [hall, setHall] = useState<AthleteHall | null>(first)

  async function loadAgain() {
    setHall(null)
    setHall(await loadHall())
  }

  return (
    <SectionFrame {...words}>
      {!hall && <AthletesPlace />}
      {hall && 'failure' in hall && (
        <Notice title={hall.failure} tone="failure">
          <Button onPress={() => void loadAgain()}>Try Again</Button>
        </Notice>
      )}
      {hall && 'athletes' in hall && hall.athletes.length === 0 && (
        <Notice title="No featured athletes available at the moment." />
      )}
      {hall && 'athletes' in hall && hall.athletes.length > 0 && (
        <CardColumns $phone={2} $wide={4}>
          {hall.athletes.map((athlete) => (
            <li key={athlete.number}>
              <AthleteCardView athlete={athlete} invitation="Read Story" level="h3" />
            </li>
          ))}
        </CardColumns>
      )}
      {stats && (
        <Figures
          figures={[
            {figure: `${stats.total}+`, what: 'Athletes Featured'},
            {figure: `${stats.active}+`, what: 'Active Athletes'},
            {figure: `${stats.featured}+`, what: 'Featured Champions'},
          ]}
        />
      )}
      <Row $justify="center">
        <ButtonLink to={paths.athletes} tone="quiet">
          View All Athletes
        </ButtonLink>
      </Row>
    </SectionFrame>
  )
}

export function AthletesLoading() {
  return (
    <SectionFrame {...words}>
      <AthletesPlace />
    </SectionFrame>
  )
}

/** Keeps the place of the athletes that are on their way. */
function AthletesPlace() {
  return (
    <div>
      <Spinner>Loading athletes...</Spinner>
      <CardColumns $phone={2} $wide={4} aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <Place key={place} />
        ))}
      </CardColumns>
    </div>
  )
}

const Place = styled.li`
  aspect-ratio: 2 / 3;
  background: linear-gradient(
    ${theme.color.surfaceSunken} 82%,
    transparent 82% 85%,
    ${theme.color.surfaceSunken} 85% 92%,
    transparent 92%
  );
`
