import {contentTypes, drawResultFile} from '#seed/files/draw-result-file.ts'
import type {WantedFile} from '#seed/seed-lake.ts'

import {raceResults} from './race-results.ts'

/** Every file that the documents offer, under the name by which they ask for it. */
export function demoFiles(): WantedFile[] {
  return raceResults.map((result) => ({
    name: `raceResult-${result.slug}`,
    fileName: result.fileName,
    contentType: contentTypes[result.file],
    draw: () => drawResultFile(result),
  }))
}
