import type {Comment, CommentSort} from '@bfl/schemas/api-calls'
import {useRef, useState} from 'react'
import {styled} from 'styled-components'

import {grouped} from '#features/engagement/count-texts.ts'
import type {useEngagement} from '#features/engagement/use-engagement.ts'
import {SignInDialog} from '#features/session/sign-in-dialog.tsx'
import {theme} from '#theme/theme.ts'
import {Button} from '#ui/button.tsx'
import {ConfirmDialog} from '#ui/confirm-dialog.tsx'
import {FilterChips} from '#ui/filter-chips.tsx'
import {Heading} from '#ui/heading.tsx'
import {Notice} from '#ui/notice.tsx'
import {Text} from '#ui/text.tsx'

import type {EntryActions} from './comment-entry.tsx'
import {type Reply, countVisible} from './comment-pages.ts'
import {CommentThread} from './comment-thread.tsx'
import {CommentsLoading} from './comments-loading.tsx'
import {ComposeForm} from './compose-form.tsx'
import {useCommentActions} from './use-comment-actions.ts'
import {useComments} from './use-comments.ts'
import {useWriting} from './use-writing.ts'

const sorts: Record<string, CommentSort> = {Newest: 'newest', Oldest: 'oldest', Popular: 'popular'}

interface CommentsProps {
  storyId: string
  people: ReturnType<typeof useEngagement>
}

/** The discussion below a story. */
export function Comments({storyId, people}: CommentsProps) {
  const [sort, setSort] = useState('Newest')
  const [isAsked, setIsAsked] = useState(false)
  const [doomed, setDoomed] = useState<Comment | Reply | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const discussion = useComments({
    storyId,
    sort: sorts[sort] ?? 'newest',
    changeEngagement: people.change,
  })
  const {comments, hasFailed, hasMore, isLoadingMore} = discussion
  const {post, ...doings} = useCommentActions(discussion, () => setIsAsked(true))
  const {comment, reply, toggleReply, giveUp} = useWriting({
    storyId,
    post,
    // Its writer may have signed in in another tab.
    onSettled() {
      setIsAsked(false)
      // After the dialog has given the focus back, to a button that is disabled by then.
      setTimeout(focusTitle)
    },
  })
  const total = people.engagement?.comments_count ?? (comments && countVisible(comments))

  const actions: EntryActions = {...doings, remove: setDoomed}

  async function remove(entry: Comment | Reply) {
    setDoomed(null)
    await doings.remove(entry)
    focusTitle()
  }

  async function send(content: string) {
    const outcome = await post({storyId, parentId: null, content})
    // The button is disabled from now on and cannot keep the focus.
    if (outcome.kind === 'posted') focusTitle()
    return outcome
  }

  function focusTitle() {
    title.current?.focus({preventScroll: true})
  }

  return (
    <Section aria-labelledby="comments-title" id="comments">
      <Title $size="title" id="comments-title" ref={title} tabIndex={-1}>
        Comments{total !== undefined && <Total>{` (${grouped(total)})`}</Total>}
      </Title>
      <ComposeForm
        initialText={comment.text}
        key={comment.turn}
        label="Write a comment"
        onSend={send}
        placeholder="Share your thoughts"
        storyId={storyId}
        submit="Post Comment"
        whenBlank="disabled"
      />
      {comments && comments.length > 1 && (
        <FilterChips
          chosen={sort}
          label="Order of comments"
          onChoose={setSort}
          options={Object.keys(sorts)}
        />
      )}
      {!comments && !hasFailed && <CommentsLoading />}
      {!comments && hasFailed && (
        <Notice title="The discussion cannot be shown right now." tone="failure">
          <Button onPress={discussion.retry}>Try Again</Button>
        </Notice>
      )}
      {comments?.length === 0 && (
        <Text $tone="textMuted">No comments yet. Be the first to say what this story made you think.</Text>
      )}
      {comments && comments.length > 0 && (
        <List>
          {comments.map((entry) => (
            <li key={entry.id}>
              <CommentThread
                actions={actions}
                comment={entry}
                onReply={(content) => post({storyId, parentId: entry.id, content})}
                onToggleReply={(isOpen) => toggleReply(entry.id, isOpen)}
                replyText={reply?.parentId === entry.id ? reply.text : null}
              />
            </li>
          ))}
        </List>
      )}
      {hasMore && (
        <More>
          <Button isDisabled={isLoadingMore} onPress={discussion.loadMore} tone="quiet">
            {isLoadingMore ? 'Loading...' : 'Load More Comments'}
          </Button>
        </More>
      )}
      {doomed && (
        <ConfirmDialog
          confirm="Delete Comment"
          consequence="Your words leave the discussion and cannot be brought back."
          onClose={() => setDoomed(null)}
          onConfirm={() => void remove(doomed)}
          question="Delete this comment?"
        />
      )}
      {isAsked && (
        <SignInDialog
          onClose={() => {
            giveUp()
            setIsAsked(false)
          }}
          onSignedIn={() => setIsAsked(false)}
          reason="Your words are kept. They are posted as soon as you are in."
          section="comments"
        />
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  scroll-margin-top: calc(${theme.width.headerCompact} + 4.5rem);
`

const Title = styled(Heading)`
  padding-block: ${theme.space.sm} 0;
  border-top: ${theme.line.heavy} solid ${theme.color.text};
`

const Total = styled.span`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`

const List = styled.ol`
  & > li {
    padding-block: ${theme.space.lg} ${theme.space.sm};
    border-top: ${theme.line.hair} solid ${theme.color.rule};
  }
`

const More = styled.div`
  display: flex;
  justify-content: center;
`
