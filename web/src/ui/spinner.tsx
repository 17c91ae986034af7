import {keyframes, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

/** Something is on its way, and its text says what. */
export function Spinner({children}: {children: string}) {
  return (
    <Face role="status">
      <Ring aria-hidden="true" />
      {children}
    </Face>
  )
}

const turn = keyframes`to { transform: rotate(1turn); }`

const Face = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.sm};
  padding-block: ${theme.space.lg};
  font: 600 1.375rem/1.2 ${theme.font.display};
`

const Ring = styled.span`
  width: 1.75rem;
  height: 1.75rem;
  border: ${theme.line.bold} solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`
