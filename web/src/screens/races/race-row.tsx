import {formatDate} from '@bfl/schemas/domain/format-date'
import {styled} from 'styled-components'

import type {Race} from '#content/load-races.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {ButtonLink} from '#ui/button.tsx'
import {Heading} from '#ui/heading.tsx'
import {Label} from '#ui/label.tsx'
import {Row} from '#ui/row.tsx'
import {Text} from '#ui/text.tsx'

/** A race of the calendar; its buttons are there once the editors have set where they lead. */
export function RaceRow({race}: {race: Race}) {
  const {name, date, location, distances, participants, startTime, registrationHref, detailsHref} = race
  const facts = [startTime && `Start ${startTime}`, participants].filter(Boolean).join(' / ')

  return (
    <Face>
      <Day dateTime={date} title={formatDate(date)}>
        <DayNumber>{Number(date.slice(8, 10))}</DayNumber>
        <Label>{weekday.format(new Date(date))}</Label>
      </Day>
      <Words>
        <Heading $size="title" as="h3">
          {name}
        </Heading>
        {location && <Text $tone="textMuted">{location}</Text>}
        {distances.length > 0 && (
          <Distances aria-label="Distances">
            {distances.map((distance) => (
              <Distance key={distance}>{distance}</Distance>
            ))}
          </Distances>
        )}
        {facts && <Label>{facts}</Label>}
      </Words>
      <Row $gap="sm">
        {registrationHref && <ButtonLink to={registrationHref}>Register Now</ButtonLink>}
        {detailsHref && (
          <ButtonLink to={detailsHref} tone="quiet">
            Details
          </ButtonLink>
        )}
      </Row>
    </Face>
  )
}

const weekday = new Intl.DateTimeFormat('en-US', {weekday: 'long', timeZone: 'UTC'})

const Face = styled.li`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${theme.space.md} ${theme.space.lg};
  padding-block: ${theme.space.lg};
  border-bottom: ${theme.line.hair} solid ${theme.color.rule};
  & > :last-child {
    grid-column: 2;
  }
  ${media.large} {
    grid-template-columns: 7rem minmax(0, 1fr) auto;
    align-items: center;
    & > :last-child {
      grid-column: auto;
    }
  }
`

const Day = styled.time`
  display: grid;
  align-self: start;
`

const DayNumber = styled.span`
  color: ${theme.color.accent};
  font: 900 ${theme.size.heading}/0.9 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
`

const Distances = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
`

const Distance = styled.li`
  max-width: 100%;
  overflow-wrap: anywhere;
  padding: ${theme.space.hair} ${theme.space.xs};
  border: ${theme.line.hair} solid ${theme.color.rule};
  font: 600 ${theme.size.label}/1.2 ${theme.font.display};
`
