import type {Seed} from '#seed/seed-lake.ts'

import {demoDocuments} from './documents.ts'
import {demoFiles} from './files.ts'
import {demoPictures} from './pictures.ts'

/** Invented people, clubs and races, so that the first start shows a full magazine. */
export const demoSeed: Seed = {pictures: demoPictures, files: demoFiles, documents: demoDocuments}
