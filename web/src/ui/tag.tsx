import {css, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

type Tone = 'accent' | 'green' | 'text'

const tones = {
  accent: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  `,
  green: css`
    background: ${theme.color.green};
    color: ${theme.color.onGreen};
  `,
  text: css`
    background: ${theme.color.text};
    color: ${theme.color.surface};
  `,
} as const satisfies Record<Tone, unknown>

/** A category or state as a small flag with a slanted end, like a lane marker. */
export const Tag = styled.span<{$tone?: Tone}>`
  display: inline-block;
  max-width: 100%;
  padding: 0.1875rem 1.125rem 0.1875rem 0.625rem;
  ${({$tone = 'accent'}) => tones[$tone]}
  clip-path: polygon(0 0, 100% 0, calc(100% - 0.625rem) 100%, 0 100%);
  font: 700 ${theme.size.label}/1.25 ${theme.font.display};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  text-transform: uppercase;
`
