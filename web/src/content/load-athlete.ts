import {orFetchFailure} from '@bfl/schemas/domain/fetch-failures'
import {athleteByNumberQuery, athleteMentionsQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {type Athlete, presentAthlete} from './athlete-data.ts'
import type {FindDocuments} from './find-documents.ts'
import {type PictureData, presentPicture} from './picture-data.ts'
import {type StoryCard, presentCards} from './story-data.ts'

interface WomenStoryCard {
  number: number
  name: string
  title: string
  image: PictureData | null
}

/** What tells of an athlete elsewhere on the site. */
interface Mentions {
  stories: StoryCard[]
  womenStories: WomenStoryCard[]
}

export type AthleteProfile = Mentions & {athlete: Athlete}

interface Session {
  fetchContent: FetchContent
  findDocuments: FindDocuments
  now(): Date
  onFailure(error: unknown): void
}

const mostMentions = 6
/** The search forgives typing faults; which of its best hits really have the name is looked at. */
const mostCandidates = 24

/** The athlete with this number and what tells of them; null where there is none. */
export async function loadAthlete(session: Session, number: number): Promise<AthleteProfile | null> {
  const now = session.now().toISOString()
  const found = await orFetchFailure('athlete', session.fetchContent(athleteByNumberQuery, {number, now}))
  const athlete = found && presentAthlete(found)
  return athlete && {athlete, ...(await loadMentions(session, found._id, athlete.name))}
}

/** A profile is whole without them. */
async function loadMentions(session: Session, id: string, name: string): Promise<Mentions> {
  try {
    const wanted = {type: 'story', text: name, category: '', page: 1, size: mostCandidates} as const
    const {keys} = await session.findDocuments(wanted)
    const {stories, womenStories} = await session.fetchContent(athleteMentionsQuery, {
      id,
      name,
      now: session.now().toISOString(),
      limit: mostMentions,
      ids: [],
      numbers: [],
      ...keys,
    })
    return {
      stories: presentCards(stories),
      womenStories: womenStories.flatMap(({number, image, ...words}) =>
        number === null ? [] : {...words, number, image: presentPicture(image)},
      ),
    }
  } catch (error) {
    session.onFailure(error)
    return {stories: [], womenStories: []}
  }
}
