import type {CommentSurroundings} from '#api/comments/present-comment.ts'
import type {Viewer} from '#auth/viewer.ts'
import type {Context} from '#context.ts'
import type {StoredComment} from '#models/comments.ts'

/** Everything beside the words of these comments, for one reader. */
export async function readSurroundings(
  comments: readonly StoredComment[],
  viewer: Viewer | null,
  {people, stories, now}: Context,
): Promise<CommentSurroundings> {
  const {users, commentLikes} = people.models()
  const ids = comments.map(({id}) => id)
  const isAuthor = comments.some(({author}) => author === viewer?.id)
  const [names, likes, liked, editMinutes] = await Promise.all([
    users.namesOf([...new Set(comments.map(({author}) => author))]),
    commentLikes.counts(ids),
    viewer === null ? new Set<string>() : commentLikes.liked(viewer.id, ids),
    isAuthor ? stories.commentEditMinutes() : 0,
  ])
  return {viewerId: viewer?.id ?? null, names, likes, liked, editMinutes, now: now()}
}
