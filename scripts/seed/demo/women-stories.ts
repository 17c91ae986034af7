import type {WomenStory} from './women-story.ts'
import {womenWhoBuild} from './women-who-build.ts'
import {womenWhoLead} from './women-who-lead.ts'

export const womenStories: readonly WomenStory[] = [...womenWhoLead, ...womenWhoBuild]
