import type {StructureBuilder, StructureResolverContext} from 'sanity/structure'

import {typeIcons} from '#branding/type-icons.ts'
import {apiVersion} from '#content/api-version.ts'

const yearsQuery = '*[_type == "raceResult" && defined(raceDate)] | order(raceDate desc).raceDate'

export function resultsByYear(S: StructureBuilder, {getClient}: StructureResolverContext) {
  return S.listItem()
    .id('results')
    .title('Race results')
    .icon(typeIcons['raceResult'])
    .child(async () => {
      const client = getClient({apiVersion}).withConfig({perspective: 'drafts'})
      const years = yearsOf(await client.fetch<unknown[]>(yearsQuery))
      return S.list()
        .id('results')
        .title('Race results')
        .items([
          S.listItem()
            .id('all')
            .title('All results')
            .icon(typeIcons['raceResult'])
            .schemaType('raceResult')
            .child(S.documentTypeList('raceResult').title('All results').defaultOrdering(newestFirst)),
          S.divider(),
          ...years.map((year) => S.listItem().id(year).title(year).child(resultsOfYear(S, year))),
        ])
    })
}

function resultsOfYear(S: StructureBuilder, year: string) {
  return S.documentList()
    .id(year)
    .title(year)
    .schemaType('raceResult')
    .apiVersion(apiVersion)
    .filter('_type == "raceResult" && raceDate >= $first && raceDate <= $last')
    .params({first: `${year}-01-01`, last: `${year}-12-31`})
    .defaultOrdering(newestFirst)
}

const newestFirst: {field: string; direction: 'asc' | 'desc'}[] = [{field: 'raceDate', direction: 'desc'}]

function yearsOf(dates: unknown[]): string[] {
  return [...new Set(dates.map((date) => String(date).slice(0, 4)))]
}
