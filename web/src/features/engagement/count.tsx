import type {Engagement} from '@bfl/schemas/api-calls'
import {styled} from 'styled-components'

import {type CountName, countTexts, unknownCount} from './count-texts.ts'

/** A number that people make. Before the site has taken over, a small script writes it into the page. */
export function Count({name, of}: {name: CountName; of: Engagement | undefined}) {
  return (
    <Face $name={name} data-count={name} suppressHydrationWarning>
      {of ? countTexts[name](of) : unknownCount}
    </Face>
  )
}

/** Kept free, so that nothing moves when the number comes. */
const widths = {likes: '2ch', comments: '2ch', views: '4.5em'} as const satisfies Record<CountName, string>

const Face = styled.span<{$name: CountName}>`
  display: inline-block;
  min-width: ${({$name}) => widths[$name]};
  font-variant-numeric: tabular-nums;
  text-align: left;
`
