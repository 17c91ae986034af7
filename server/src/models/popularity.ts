import type {StoryLikes} from './story-likes.ts'
import type {Views} from './views.ts'

/** More than any list shows, so that some may have been taken back since. */
const most = 200

/** The numbers of the stories that people liked or read most, in no order. */
export async function mostPopular({
  storyLikes,
  views,
}: {
  storyLikes: StoryLikes
  views: Views
}): Promise<number[]> {
  const [liked, seen] = await Promise.all([storyLikes.mostLiked(most), views.mostSeen(most)])
  return [...new Set([...liked, ...seen])]
}
