import type {DatabaseSync} from 'node:sqlite'

import {datasetNotFound} from '#http/lake-error.ts'
import {openDataset, type Dataset} from '#store/dataset.ts'

interface DatasetOptions {
  database: DatabaseSync
  projectId: string
  now(): Date
  randomId(length?: number): string
}

export interface Datasets {
  get(name: string): Dataset
  names(): string[]
  create(name: string): void
}

/** Which datasets there are is kept with them; each is opened at its first use. */
export function openDatasets(options: DatasetOptions): Datasets {
  const {database, projectId} = options
  database.exec('create table if not exists dataset_name (name text primary key) strict, without rowid')
  const select = database.prepare('select name from dataset_name order by name')
  const insert = database.prepare('insert or ignore into dataset_name (name) values (?)')
  const known = new Set(select.all().map(({name}) => String(name)))
  const opened = new Map<string, Dataset>()

  return {
    get(name) {
      const found = opened.get(name)
      if (found) return found
      if (!known.has(name)) throw datasetNotFound(name.slice(0, 100), projectId)
      const dataset = openDataset({...options, name})
      opened.set(name, dataset)
      return dataset
    },
    names: () => [...known].toSorted(),
    create(name) {
      insert.run(name)
      known.add(name)
    },
  }
}
