import {formatDate} from '@bfl/schemas/domain/format-date'
import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import type {RaceResult} from '#content/result-data.ts'
import {paths} from '#paths.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Label} from '#ui/label.tsx'
import {Row} from '#ui/row.tsx'
import {Tag} from '#ui/tag.tsx'

/** A list of results as one line; the whole line leads to it. */
export function ResultRow({result}: {result: RaceResult}) {
  const {number, title, raceDate, location, category, isFeatured, file} = result

  return (
    <Line>
      <Day dateTime={raceDate}>{formatDate(raceDate)}</Day>
      <What>
        <Title>
          <Way to={paths.raceResult(number)}>{title}</Way>
        </Title>
        {location && <Label>{location}</Label>}
      </What>
      <Row $gap="xs">
        {isFeatured && <Tag $tone="text">Featured</Tag>}
        {category && <Tag>{category}</Tag>}
      </Row>
      <Kind>{file?.type}</Kind>
    </Line>
  )
}

const Line = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};
  padding-block: ${theme.space.md};
  border-bottom: ${theme.line.hair} solid ${theme.color.rule};
  &:hover {
    background: ${theme.color.surfaceRaised};
  }
  ${media.medium} {
    grid-template-columns: 9.5rem minmax(0, 1fr) auto 3.5rem;
  }
`

const Day = styled.time`
  color: ${theme.color.accent};
  font: 700 1.25rem/1.2 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`

const What = styled.div`
  grid-row: 2;
  grid-column: 1 / -1;
  min-width: 0;
  ${media.medium} {
    grid-area: auto;
  }
`

const Title = styled.h2`
  font: 800 ${theme.size.title}/1.08 ${theme.font.display};
  overflow-wrap: anywhere;
`

const Way = styled(Link)`
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover & {
    text-decoration: underline;
    text-decoration-color: ${theme.color.accent};
    text-decoration-thickness: ${theme.line.thin};
    text-underline-offset: 0.12em;
  }
`

/** Stands beside the day on phones, at the end of the line elsewhere. */
const Kind = styled.span`
  grid-row: 1;
  grid-column: 2;
  justify-self: end;
  color: ${theme.color.textMuted};
  font: 700 ${theme.size.label}/1 ${theme.font.display};
  letter-spacing: 0.06em;
  text-transform: uppercase;
  ${media.medium} {
    grid-area: auto;
  }
`
