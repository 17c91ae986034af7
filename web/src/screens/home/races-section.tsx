import {formatDate} from '@bfl/schemas/domain/format-date'
import {styled} from 'styled-components'

import {exampleRaces} from '#content/fixed-home.ts'
import type {Race} from '#content/load-races.ts'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Heading} from '#ui/heading.tsx'
import {Notice} from '#ui/notice.tsx'
import {Row} from '#ui/row.tsx'
import {Spinner} from '#ui/spinner.tsx'

import {SectionFrame} from './section-frame.tsx'
import {WayOn} from './way-on.tsx'

const words = {
  id: 'races',
  intro: 'Roads worth getting up for, near and far.',
  title: 'Upcoming Races',
} as const

/** The races of the editors; before there are any, three examples whose buttons do nothing. */
export function RacesSection({races}: {races: readonly Race[] | null}) {
  const shown = races ?? exampleRaces

  return (
    <SectionFrame {...words}>
      {shown.length > 0 ? (
        <Races>
          {shown.map((race) => (
            <RaceCard key={race.id} race={race} />
          ))}
        </Races>
      ) : (
        <Notice title="No upcoming races at the moment." />
      )}
      <Row $justify="center">
        <WayOn href={races && paths.raceCalendar}>View Full Race Calendar</WayOn>
      </Row>
    </SectionFrame>
  )
}

export function RacesLoading() {
  return (
    <SectionFrame {...words}>
      <Spinner>Loading races...</Spinner>
    </SectionFrame>
  )
}

function RaceCard({race}: {race: Race}) {
  const {name, date, location, distances, participants, startTime, registrationHref, detailsHref} = race
  const facts = [
    {name: 'Place', fact: location},
    {name: 'Distances', fact: distances.join(', ')},
    {name: 'Participants', fact: participants},
    {name: 'Start', fact: startTime},
  ].filter(({fact}) => fact)

  return (
    <Card>
      <Day dateTime={date}>{formatDate(date)}</Day>
      <Heading $size="title" as="h3">
        {name}
      </Heading>
      <Facts>
        {facts.map(({name: term, fact}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
      <Ways>
        <WayOn href={registrationHref} tone="accent">
          Register Now
        </WayOn>
        <WayOn href={detailsHref}>Details</WayOn>
      </Ways>
    </Card>
  )
}

const Races = styled.ul`
  display: grid;
  gap: ${theme.space.lg};
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  padding: ${theme.space.lg};
  border-top: ${theme.line.bold} solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};
`

const Day = styled.time`
  color: ${theme.color.accent};
  font: 800 1.5rem/1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`

const Facts = styled.dl`
  margin: 0;
  overflow-wrap: anywhere;
  & > div {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${theme.space.xs};
    padding-block: ${theme.space.xs};
    border-top: ${theme.line.hair} solid ${theme.color.rule};
  }
  dt {
    color: ${theme.color.textMuted};
    font: 500 ${theme.size.label}/1.4 ${theme.font.display};
  }
  dd {
    margin: 0;
    font: 700 ${theme.size.label}/1.4 ${theme.font.display};
  }
`

const Ways = styled(Row)`
  margin-top: auto;
  padding-top: ${theme.space.xs};
`
