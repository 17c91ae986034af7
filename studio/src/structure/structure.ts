import type {StructureResolver} from 'sanity/structure'

import {typeIcons} from '#branding/type-icons.ts'

import {orderedList} from './ordered-list.ts'
import {resultsByYear} from './results-by-year.ts'
import {singleton} from './singleton.ts'
import {stories} from './stories.ts'

/** What an editor sees: stories first, then everything else in the order of the site. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      stories(S),
      S.divider(),
      orderedList(S, {type: 'athlete', title: 'Athletes'}),
      orderedList(S, {type: 'womenStory', title: 'Women stories'}),
      resultsByYear(S, context),
      S.documentTypeListItem('race').title('Upcoming races').icon(typeIcons['race']),
      S.documentTypeListItem('video').title('Videos').icon(typeIcons['video']),
      S.documentTypeListItem('page').title('Pages').icon(typeIcons['page']),
      S.divider(),
      S.documentTypeListItem('author').title('Authors').icon(typeIcons['author']),
      orderedList(S, {type: 'category', title: 'Categories'}),
      orderedList(S, {type: 'raceCategory', title: 'Result categories'}),
      S.divider(),
      singleton(S, {type: 'siteSettings', title: 'Settings'}),
      singleton(S, {type: 'settings.moderation', title: 'Moderation settings'}),
    ])
