import type {Engagement} from '@bfl/schemas/api-calls'
import {styled} from 'styled-components'

import {type CountName, countTexts, unknownCount} from './count-texts.ts'

/** A number that people make. Before the site has taken over, a small script writes it into the page. */
export function Count({name, of}: {name: CountName; of: Engagement | undefined}) {
  return (
    <Face data-count={name} suppressHydrationWarning>
      {of ? countTexts[name](of) : unknownCount}
    </Face>
  )
}

const Face = styled.span`
  display: inline-block;
  min-width: 1ch;
  font-variant-numeric: tabular-nums;
`
