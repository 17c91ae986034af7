import {createHash} from 'node:crypto'

import {discussions, quietLikes, type Discussion, type Said} from './discussions.ts'
import {type ReaderKey, readers} from './readers.ts'
import {type Login, type Session, SiteClient} from './site-client.ts'

export interface PeopleSeed {
  /** Where the site answers. */
  origin: string
  admin: Login
  moderator: Login & {name: string}
  reader: Login & {name: string}
}

type SessionOf = (key: ReaderKey) => Session

/**
 * Lets demo people register and talk, by the calls that any reader makes. Whatever stands already is found again, so a run
 * that was cut short is made whole by the next one.
 */
export async function seedPeople(seed: PeopleSeed): Promise<{people: number; comments: number}> {
  const site = new SiteClient(seed.origin)
  const sessions = await enterAll(site, seed)
  const sessionOf: SessionOf = (key) => {
    const session = sessions.get(key)
    if (session === undefined) throw new Error(`${key} has no account`)
    return session
  }
  await site.setRole(sessionOf('achieng').user.id, 'moderator', await site.login(seed.admin))

  for (const {story, likedBy} of [...discussions, ...quietLikes]) {
    for (const key of likedBy) await site.likeStory(story, sessionOf(key))
  }
  let comments = 0
  for (const discussion of discussions) comments += await hold(site, discussion, sessionOf)
  return {people: sessions.size, comments}
}

async function enterAll(
  site: SiteClient,
  {moderator, reader}: PeopleSeed,
): Promise<ReadonlyMap<ReaderKey, Session>> {
  const people = [
    {key: 'achieng', ...moderator} as const,
    {key: 'juma', ...reader} as const,
    ...readers.map(({key, name}) => ({key, name, ...loginOf(key, reader)})),
  ]
  return new Map(
    await Promise.all(
      people.map(async ({key, ...person}) => [key, await site.enter(person.name, person)] as const),
    ),
  )
}

/** Nobody is meant to sign in as one of them, but a second run must be able to. */
function loginOf(key: ReaderKey, {password}: Login): Login {
  const email = `${key}@readers.example`
  return {
    email,
    password: createHash('sha256').update(`${password} ${email}`).digest('base64url').slice(0, 24),
  }
}

/** Posts what of a discussion does not stand yet, and says how much that was. */
async function hold(site: SiteClient, {story, comments}: Discussion, sessionOf: SessionOf): Promise<number> {
  const standing = await site.commentsOn(story)
  let posted = 0

  async function say(
    {by, text, likedBy = []}: Said,
    among: readonly {id: string; content: string}[],
    parent: string | null,
  ) {
    let id = among.find(({content}) => content === text)?.id
    if (id === undefined) {
      id = await site.post(story, text, parent, sessionOf(by))
      posted += 1
    }
    for (const key of likedBy) await site.likeComment(id, sessionOf(key))
    return id
  }

  for (const comment of comments) {
    const id = await say(comment, standing, null)
    const answers = standing.find((entry) => entry.id === id)?.replies ?? []
    for (const reply of comment.replies ?? []) await say(reply, answers, id)
  }
  return posted
}
