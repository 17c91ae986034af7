import type {AthleteByNumberQueryResult, AthletesQueryResult} from '@bfl/schemas/generated'

import {text} from './lake-text.ts'
import {type PictureData, presentPicture} from './picture-data.ts'

export type LakeAthleteCard = AthletesQueryResult['athletes'][number]
type LakeAthlete = NonNullable<AthleteByNumberQueryResult>

/** What a card shows of an athlete. */
export interface AthleteCard {
  number: number
  name: string
  title: string
  description: string
  badge: string | null
  /** The name of one of our colours, or whatever another client has written there. */
  badgeColor: string | null
  image: PictureData | null
}

export interface Athlete extends AthleteCard {
  bio: NonNullable<LakeAthlete['bio']>
}

/** Who has no name or no number yet cannot be shown: an athlete's address is the number. */
export function presentAthletes(cards: readonly LakeAthleteCard[]): AthleteCard[] {
  return cards.flatMap((card) => presentCard(card) ?? [])
}

function presentCard(card: LakeAthleteCard): AthleteCard | null {
  const name = text(card.name)
  if (!name || typeof card.number !== 'number') return null
  return {
    number: card.number,
    name,
    title: text(card.title) ?? '',
    description: text(card.description) ?? '',
    badge: text(card.badge),
    badgeColor: text(card.badgeColor),
    image: presentPicture(card.image),
  }
}

export function presentAthlete(athlete: LakeAthlete): Athlete | null {
  const card = presentCard(athlete)
  return card && {...card, bio: Array.isArray(athlete.bio) ? athlete.bio : []}
}
