import {formatDate} from '@bfl/schemas/domain/format-date'
import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import type {RaceResult} from '#content/result-data.ts'
import {grouped, unknownCount} from '#features/engagement/count-texts.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'

import type {ResultCounts} from './use-result-people.ts'

interface ResultFactsProps {
  result: RaceResult
  /** undefined while nobody knows. */
  counts: ResultCounts | undefined
}

export function ResultFacts({result: {raceDate, location, file}, counts}: ResultFactsProps) {
  return (
    <Facts>
      <Fact name="Race date">
        <time dateTime={raceDate}>{formatDate(raceDate)}</time>
      </Fact>
      {location && <Fact name="Location">{location}</Fact>}
      {file && <Fact name="File type">{file.type.toUpperCase()}</Fact>}
      {file && <Fact name="File size">{file.size}</Fact>}
      <Fact name="Views">{counts ? viewsText(counts.views) : unknownCount}</Fact>
      <Fact name="Downloads">{counts ? downloadsText(counts.downloads) : unknownCount}</Fact>
    </Facts>
  )
}

function Fact({name, children}: {name: string; children: ReactNode}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function viewsText(views: number): string {
  return views === 1 ? '1 view' : `${grouped(views)} views`
}

function downloadsText(downloads: number): string {
  return downloads === 1 ? 'Downloaded 1 time' : `Downloaded ${grouped(downloads)} times`
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  border-block: ${theme.line.thin} solid ${theme.color.text};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(6, minmax(0, auto));
    justify-content: space-between;
  }
  & > div {
    padding: ${theme.space.md} ${theme.space.md} ${theme.space.md} 0;
  }
  dt {
    color: ${theme.color.textMuted};
    font: 500 ${theme.size.label}/1.3 ${theme.font.display};
  }
  dd {
    font: 700 1.375rem/1.2 ${theme.font.display};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`
