import type {Comment} from '@bfl/schemas/api-calls'
import type {ReactNode} from 'react'

import {Avatar} from '#ui/avatar.tsx'
import {Icon} from '#ui/icon.tsx'
import {Menu} from '#ui/menu.tsx'
import {Row} from '#ui/row.tsx'
import {useToast} from '#ui/toast.tsx'
import {VisuallyHidden} from '#ui/visually-hidden.tsx'

import type {Reply} from './comment-pages.ts'
import {Action, Body, Entry, Head, Marker, MenuPlace} from './comment-parts.tsx'
import {CommentWords} from './comment-words.tsx'

export interface EntryActions {
  like: (comment: Comment | Reply) => Promise<void>
  remove: (comment: Comment | Reply) => void
  report: (comment: Comment | Reply) => Promise<void>
}

interface CommentEntryProps {
  comment: Comment | Reply
  actions: EntryActions
  size?: 'small' | 'large'
  /** Opens the form of a reply; replies themselves have none. */
  replyButton?: ReactNode
  /** Stands below the comment. */
  children?: ReactNode
}

/** One comment or reply: who, when, what, and what can be done with it. */
export function CommentEntry({comment, actions, size = 'large', replyButton, children}: CommentEntryProps) {
  const {author, content, is_deleted, is_edited, timestamp, created_at} = comment
  const name = author?.name ?? 'Former member'

  if (is_deleted) {
    return (
      <Body>
        <Marker>This comment was deleted.</Marker>
        {children}
      </Body>
    )
  }
  return (
    <Entry>
      <Avatar $size={size}>{author?.initials ?? '–'}</Avatar>
      <Body>
        <Head>
          <b>
            <bdi>{name}</bdi>
          </b>
          <time dateTime={created_at} title={created_at}>
            {timestamp}
          </time>
          {is_edited && <span>edited</span>}
        </Head>
        <MenuPlace>
          <CommentMenu actions={actions} comment={comment} />
        </MenuPlace>
        <CommentWords content={content} />
        <Row $gap="md">
          <Action aria-pressed={comment.is_liked} onClick={() => void actions.like(comment)} type="button">
            <Icon name="heart" size={18} />
            <VisuallyHidden>{`Like the comment of ${name}:`}</VisuallyHidden>
            {comment.likes}
          </Action>
          {replyButton}
        </Row>
        {children}
      </Body>
    </Entry>
  )
}

function CommentMenu({comment, actions}: Pick<CommentEntryProps, 'comment' | 'actions'>) {
  const toast = useToast()
  const own = [
    {label: 'Edit', onChoose: () => toast('Edit feature coming soon!')},
    {label: 'Delete', onChoose: () => actions.remove(comment)},
  ]
  const others = [{label: 'Report', onChoose: () => void actions.report(comment)}]

  return (
    <Menu button={<Icon name="more" />} items={comment.is_author ? own : others} label="Comment options" />
  )
}
