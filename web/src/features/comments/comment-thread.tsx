import type {Comment} from '@bfl/schemas/api-calls'
import {useRef} from 'react'

import {Icon} from '#ui/icon.tsx'

import {CommentEntry, type EntryActions} from './comment-entry.tsx'
import {Action, Replies} from './comment-parts.tsx'
import {ComposeForm} from './compose-form.tsx'
import type {PostOutcome} from './use-comment-actions.ts'

interface CommentThreadProps {
  comment: Comment
  actions: EntryActions
  /** The text that the open form starts with; null where this thread's form is closed. */
  replyText: string | null
  onToggleReply: (isOpen: boolean) => void
  onReply: (text: string) => Promise<PostOutcome>
}

/** A comment with its replies, and the form of a further one. */
export function CommentThread({comment, actions, replyText, onToggleReply, onReply}: CommentThreadProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const isOpen = replyText !== null

  function close() {
    onToggleReply(false)
    opener.current?.focus()
  }

  async function send(text: string) {
    const outcome = await onReply(text)
    if (outcome.kind === 'posted') close()
    return outcome
  }

  return (
    <CommentEntry
      actions={actions}
      comment={comment}
      replyButton={
        <Action
          aria-expanded={isOpen}
          onClick={() => (isOpen ? close() : onToggleReply(true))}
          ref={opener}
          type="button"
        >
          <Icon name="reply" size={18} />
          Reply
        </Action>
      }
    >
      {isOpen && (
        <ComposeForm
          initialText={replyText}
          isFocused
          label={`Reply to ${comment.author?.name ?? 'this comment'}`}
          onCancel={close}
          onSend={send}
          placeholder="Write a reply"
          submit="Post Reply"
          whenBlank="ignored"
        />
      )}
      {comment.replies.length > 0 && (
        <Replies aria-label="Replies">
          {comment.replies.map((reply) => (
            <li key={reply.id}>
              <CommentEntry actions={actions} comment={reply} size="small" />
            </li>
          ))}
        </Replies>
      )}
    </CommentEntry>
  )
}
