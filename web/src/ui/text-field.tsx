import {useId} from 'react'
import {css, styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

interface TextFieldProps {
  label: string
  name: string
  type?: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  error?: string | undefined
}

/** A required line of text. Browsers keep what is in it, so that it can be filled before scripts have come. */
export function TextField({label, name, type = 'text', autoComplete, hint, error}: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint

  return (
    <Frame>
      <Name htmlFor={id}>{label}</Name>
      <Line
        aria-describedby={note && noteId}
        aria-invalid={error !== undefined}
        autoComplete={autoComplete}
        id={id}
        name={name}
        required
        type={type}
      />
      {note && (
        <Note $isError={error !== undefined} id={noteId}>
          {note}
        </Note>
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space.hair};
`

const Name = styled.label`
  font: 700 1.25rem/1.2 ${theme.font.display};
`

export const inputFace = css`
  width: 100%;
  padding: ${theme.space.sm};
  border: ${theme.line.thin} solid ${theme.color.textMuted};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  font: 400 ${theme.size.body}/1.4 ${theme.font.text};
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
  &:focus-visible {
    border-color: ${theme.color.accent};
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.accent};
    border-left-width: ${theme.line.heavy};
  }
`

const Line = styled.input`
  ${inputFace}
  min-height: 3rem;
`

const Note = styled.p<{$isError: boolean}>`
  color: ${({$isError}) => ($isError ? theme.color.accent : theme.color.textMuted)};
  font-size: ${theme.size.small};
  line-height: 1.4;
`
