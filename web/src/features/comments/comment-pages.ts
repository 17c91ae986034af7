import type {Comment, listComments} from '@bfl/schemas/api-calls'

export type CommentPage = NonNullable<NonNullable<(typeof listComments)['types']>['answer']>
export type Reply = Comment['replies'][number]

type Change = Partial<Pick<Comment, 'is_liked' | 'likes'>>

/** The comments of all pages. New ones push others onto the next page; each is shown once. */
export function allComments(pages: readonly CommentPage[]): Comment[] {
  const byId = new Map(pages.flatMap(({data}) => data).map((comment) => [comment.id, comment]))
  return [...byId.values()]
}

/** A new comment stands first, wherever the order would put it, so that its writer sees it; a new reply last. */
export function withComment(pages: readonly CommentPage[], added: Comment): CommentPage[] {
  if (added.parent_id === null) {
    return pages.map((page, index) => (index === 0 ? {...page, data: [added, ...page.data]} : page))
  }
  const reply: Reply = {...added, replies: []}
  return mapComments(pages, (comment) =>
    comment.id === added.parent_id ? {...comment, replies: [...comment.replies, reply]} : comment,
  )
}

/** Where a deleted comment has replies, a marker stays in its place; a marker goes with its last reply. */
export function withoutComment(pages: readonly CommentPage[], id: string): CommentPage[] {
  return mapComments(pages, (comment) => {
    if (comment.id === id) return comment.replies.length > 0 ? asMarker(comment) : null
    const replies = comment.replies.filter((reply) => reply.id !== id)
    return comment.is_deleted && replies.length === 0 ? null : {...comment, replies}
  })
}

export function withChange(pages: readonly CommentPage[], id: string, change: Change): CommentPage[] {
  return mapComments(pages, (comment) =>
    comment.id === id
      ? {...comment, ...change}
      : {
          ...comment,
          replies: comment.replies.map((reply) => (reply.id === id ? {...reply, ...change} : reply)),
        },
  )
}

/** Those that readers can see, replies counted. */
export function countVisible(comments: readonly Comment[]): number {
  return comments.flatMap((comment) => [comment, ...comment.replies]).filter(({is_deleted}) => !is_deleted)
    .length
}

function mapComments(
  pages: readonly CommentPage[],
  change: (comment: Comment) => Comment | null,
): CommentPage[] {
  return pages.map((page) => ({...page, data: page.data.flatMap((comment) => change(comment) ?? [])}))
}

function asMarker(comment: Comment): Comment {
  return {
    ...comment,
    content: '',
    author: null,
    is_deleted: true,
    is_author: false,
    is_liked: false,
    likes: 0,
  }
}
