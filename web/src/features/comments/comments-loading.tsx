import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {VisuallyHidden} from '#ui/visually-hidden.tsx'

/** The shape of a discussion that is on its way. */
export function CommentsLoading() {
  return (
    <div role="status">
      <VisuallyHidden>Loading comments...</VisuallyHidden>
      {[1, 2, 3].map((row) => (
        <Shape aria-hidden="true" key={row}>
          <i />
          <i />
          <i />
        </Shape>
      ))}
    </div>
  )
}

const Shape = styled.div`
  display: grid;
  grid-template: 1.125rem 1.125rem / 2.75rem minmax(0, 1fr);
  gap: ${theme.space.xs} ${theme.space.sm};
  padding-block: ${theme.space.md};
  & > i {
    background: ${theme.color.surfaceSunken};
  }
  & > :first-child {
    grid-row: span 2;
    border-radius: 50%;
  }
  & > :nth-child(2) {
    width: 40%;
  }
`
