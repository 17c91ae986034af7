import type {MouseEventHandler, ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {css, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

type Tone = 'accent' | 'quiet' | 'masthead' | 'mastheadQuiet'

interface ButtonProps {
  tone?: Tone
  isDisabled?: boolean
  onPress: MouseEventHandler<HTMLButtonElement>
  children: ReactNode
}

export function Button({tone = 'accent', isDisabled = false, onPress, children}: ButtonProps) {
  return (
    <PressFace $tone={tone} disabled={isDisabled} onClick={onPress} type="button">
      {children}
    </PressFace>
  )
}

/** Sends the form that it stands in. */
export function SubmitButton({
  isDisabled = false,
  isBusy = false,
  children,
}: {
  isDisabled?: boolean
  isBusy?: boolean
  children: ReactNode
}) {
  return (
    <PressFace $tone="accent" aria-busy={isBusy} disabled={isDisabled || isBusy} type="submit">
      {children}
    </PressFace>
  )
}

interface ButtonLinkProps {
  tone?: Tone
  to: string
  /** What the next screen is told. */
  state?: unknown
  /** Called before the browser follows the link. */
  onFollow?: () => void
  children: ReactNode
}

export function ButtonLink({tone = 'accent', to, state, onFollow, children}: ButtonLinkProps) {
  return (
    <LinkFace $tone={tone} onClick={onFollow} state={state} to={to}>
      {children}
    </LinkFace>
  )
}

const tones = {
  accent: css`
    background: ${theme.color.accent};
    border-color: ${theme.color.accent};
    color: ${theme.color.onAccent};
    &:hover:not(:disabled) {
      background: ${theme.color.accentStrong};
      border-color: ${theme.color.accentStrong};
    }
  `,
  quiet: css`
    background: transparent;
    border-color: ${theme.color.text};
    color: ${theme.color.text};
    &:hover:not(:disabled) {
      background: ${theme.color.text};
      color: ${theme.color.surface};
    }
  `,
  masthead: css`
    background: ${theme.color.mastheadAccent};
    border-color: ${theme.color.mastheadAccent};
    color: ${theme.color.onMastheadAccent};
    &:hover {
      background: ${theme.color.onMasthead};
      border-color: ${theme.color.onMasthead};
      color: ${theme.color.masthead};
    }
  `,
  mastheadQuiet: css`
    background: transparent;
    border-color: ${theme.color.mastheadMuted};
    color: ${theme.color.onMasthead};
    &:hover {
      background: ${theme.color.onMasthead};
      color: ${theme.color.masthead};
    }
  `,
} as const

const face = css<{$tone: Tone}>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-height: 3rem;
  padding: 0.5rem 1.25rem;
  border: ${theme.line.thin} solid;
  border-radius: ${theme.radius.card};
  font: 700 1.3125rem/1.1 ${theme.font.display};
  letter-spacing: 0.02em;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  transition:
    background-color ${theme.motion.quick},
    color ${theme.motion.quick};
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  ${({$tone}) => tones[$tone]}
`

const PressFace = styled.button<{$tone: Tone}>`
  ${face}
`

const LinkFace = styled(Link)<{$tone: Tone}>`
  ${face}
`
