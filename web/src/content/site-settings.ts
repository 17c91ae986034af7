import {siteSettingsQuery} from '@bfl/schemas/queries'

import type {FetchContent} from '#render-contract.ts'

import {text} from './lake-text.ts'
import {type PictureData, presentPicture} from './picture-data.ts'

export interface InvolvementCard {
  title: string
  description: string
  url: string | null
}

export interface Partner {
  name: string
  url: string | null
  logo: PictureData | null
}

export interface SiteSettings {
  name: string
  tagline: string
  contactEmail: string
  socialLinks: {network: string; url: string}[]
  involvementCards: InvolvementCard[]
  /** None: those that come with the site. */
  partners: Partner[]
  /** Null: the text that comes with the site. */
  newsletterClaim: string | null
}

/** What the site says of itself while an editor has set nothing else. */
export const defaultSettings: SiteSettings = {
  name: 'Beyond the Finish Line',
  tagline: 'The stories of Kenyan and African athletics that go beyond the finish line.',
  contactEmail: 'hello@beyondthefinishline.example',
  socialLinks: ['facebook', 'twitter', 'instagram', 'youtube'].map((network) => ({network, url: '#'})),
  involvementCards: [
    {
      title: 'Mentorship Program',
      description:
        'Young runners and people who have been there, paired for a season of training, school and life.',
      url: null,
    },
    {
      title: 'Share Your Story',
      description:
        'You ran, coached, drove the team bus or cheered at the last bend. Tell us what happened next.',
      url: null,
    },
    {
      title: 'Volunteer',
      description: 'Give a Saturday to a school meet, a tree planting or a timing table near you.',
      url: null,
    },
  ],
  partners: [],
  newsletterClaim: null,
}

export async function loadSiteSettings(fetchContent: FetchContent): Promise<SiteSettings> {
  const settings = await fetchContent(siteSettingsQuery)
  if (!settings) return defaultSettings

  const socialLinks = (settings.socialLinks ?? []).flatMap(({network, url}) =>
    network && url ? {network, url} : [],
  )
  const cards = (settings.involvementCards ?? []).flatMap(({title, description, url}) =>
    title ? {title, description: description ?? '', url: url ?? null} : [],
  )
  const partners = (settings.partners ?? []).flatMap((partner) => {
    const name = text(partner.name)
    return name ? {name, url: text(partner.url), logo: presentPicture(partner.logo)} : []
  })
  return {
    name: settings.name || defaultSettings.name,
    tagline: settings.tagline || defaultSettings.tagline,
    contactEmail: settings.contactEmail || defaultSettings.contactEmail,
    socialLinks: socialLinks.length > 0 ? socialLinks : defaultSettings.socialLinks,
    involvementCards: cards.length > 0 ? cards : defaultSettings.involvementCards,
    partners,
    newsletterClaim: text(settings.newsletter?.claim),
  }
}
