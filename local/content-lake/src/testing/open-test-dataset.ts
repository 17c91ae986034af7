import {randomId} from '#random-id.ts'
import {openDataset} from '#store/dataset.ts'
import type {Dataset} from '#store/dataset.ts'
import {openDatabase} from '#store/open-database.ts'

/** A data set in memory, for what needs no HTTP. */
export function openTestDataset(now = () => new Date()): Dataset {
  return openDataset({
    database: openDatabase(':memory:'),
    name: 'testing',
    projectId: 'testing',
    now,
    randomId,
  })
}

export const asMember = {
  apiVersion: '2025-02-19',
  viewer: {id: 'ada', name: 'Ada', email: 'ada@example.org', role: 'administrator', isRobot: false},
} as const
