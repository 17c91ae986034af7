import {type SubmitEvent, useEffect, useId, useLayoutEffect, useRef, useState} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Button, SubmitButton} from '#ui/button.tsx'
import {FormFailure} from '#ui/form-failure.tsx'
import {Row} from '#ui/row.tsx'
import {inputFace} from '#ui/text-field.tsx'
import {VisuallyHidden} from '#ui/visually-hidden.tsx'

import {keepDraft, readDraft} from './draft.ts'
import type {PostOutcome} from './use-comment-actions.ts'

const mostCharacters = 5000
const shownFrom = 4500

interface ComposeFormProps {
  label: string
  placeholder: string
  submit: string
  initialText?: string | undefined
  /** Whose discussion it opens: the text of that form is kept. */
  storyId?: string
  isFocused?: boolean
  /** A blank text is ignored when it is sent, or, for a form that is always open, cannot be sent. */
  whenBlank: 'ignored' | 'disabled'
  /** A text that was posted is forgotten; any other stays. */
  onSend: (text: string) => Promise<PostOutcome>
  onCancel?: () => void
}

/** Where a comment or reply is written. */
export function ComposeForm(props: ComposeFormProps) {
  const {label, placeholder, submit, initialText = '', storyId, isFocused = false, whenBlank} = props
  const {onSend, onCancel} = props
  const [text, setText] = useState(initialText)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const left = mostCharacters - Array.from(text.trim()).length
  const isBlank = text.trim() === ''

  // What was typed before the site took the page over, or before a reload.
  useLayoutEffect(() => {
    const waiting = field.current?.value || (storyId && readDraft(storyId))
    if (waiting) setText(waiting)
  }, [storyId])
  useEffect(() => {
    if (storyId && text) keepDraft(storyId, text)
  }, [storyId, text])
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])

  function write(next: string) {
    setText(next)
    if (storyId) keepDraft(storyId, next)
  }

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (isBlank || left < 0 || isSending) return
    setIsSending(true)
    const outcome = await onSend(text.trim())
    setIsSending(false)
    if (outcome.kind === 'posted') setText((now) => unsentPart(now, text))
    setFailure(outcome.kind === 'failed' ? outcome.why : null)
  }

  return (
    <Form method="post" onSubmit={(event) => void send(event)}>
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Field
          dir="auto"
          aria-describedby={noteId}
          aria-invalid={left < 0}
          name="content"
          onChange={(event) => write(event.target.value)}
          placeholder={placeholder}
          ref={field}
          rows={3}
          value={text}
        />
      </label>
      <FormFailure>{failure}</FormFailure>
      <Row $justify="space-between">
        <Note id={noteId}>{noteOf(left)}</Note>
        <Row $gap="xs">
          {onCancel && (
            <Button onPress={onCancel} tone="quiet">
              Cancel
            </Button>
          )}
          <SubmitButton isBusy={isSending} isDisabled={left < 0 || (whenBlank === 'disabled' && isBlank)}>
            {isSending ? 'Posting...' : submit}
          </SubmitButton>
        </Row>
      </Row>
    </Form>
  )
}

/** A slow answer finds its writer already further: what was typed since then stays. */
function unsentPart(now: string, sent: string): string {
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
}

function noteOf(left: number): string {
  if (left < 0) return `${characters(-left)} too many`
  return left <= mostCharacters - shownFrom ? `${characters(left)} left` : ''
}

function characters(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.sm};
`

const Field = styled.textarea`
  ${inputFace}
  display: block;
  max-width: 100%;
  min-height: 6.5rem;
  max-height: min(60vh, 24rem);
  resize: vertical;
  field-sizing: content;
`

const Note = styled.p`
  color: ${theme.color.textMuted};
  font: 500 ${theme.size.label}/1.3 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`
