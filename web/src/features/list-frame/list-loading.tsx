import type {ComponentType, HTMLAttributes} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Spinner} from '#ui/spinner.tsx'

interface ListLoadingProps {
  /** The grid of the list that is on its way. */
  Grid: ComponentType<HTMLAttributes<HTMLUListElement>>
  /** Says what is on its way. */
  children: string
}

/** The shape of the entries that are on their way. */
export function ListLoading({Grid, children}: ListLoadingProps) {
  return (
    <div>
      <Spinner>{children}</Spinner>
      <Grid aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Place key={place} />
        ))}
      </Grid>
    </div>
  )
}

const Place = styled.li`
  aspect-ratio: 3 / 4;
  background: linear-gradient(
    ${theme.color.surfaceSunken} 54%,
    transparent 54% 57%,
    ${theme.color.surfaceSunken} 57% 67%,
    transparent 67% 70%,
    ${theme.color.surfaceSunken} 70% 75%,
    transparent 75%
  );
`
