import {defineQuery} from 'groq'

import {picture} from './fragments.ts'

/** What an editor has set; null fields keep the site's own texts. */
export const siteSettingsQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0] {
    name, shortName, tagline, contactEmail, whatsappNumber,
    "socialLinks": socialLinks[]{network, url},
    "partners": partners[]{_key, name, url, "logo": logo{${picture}}},
    "involvementCards": involvementCards[]{_key, title, description, url},
    "newsletter": {"enabled": coalesce(newsletter.enabled, false), "claim": newsletter.claim},
    "commentEditMinutes": coalesce(commentEditMinutes, 0)
  }
`)

/** For how many minutes people may change what they said; 0: not at all. */
export const commentEditMinutesQuery = defineQuery(`
  coalesce(*[_type == "siteSettings" && _id == "siteSettings"][0].commentEditMinutes, 0)
`)
