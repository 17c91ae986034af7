import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {gunzipSync} from 'node:zlib'

type Fields = Record<string, unknown>

export interface GroqDataset {
  id: string
  name: string
  /** Null where the suite only names an address to fetch them from. */
  documents: Fields[] | null
}

export interface GroqCase {
  id: string
  datasetId: string
  query: string
  params: Fields
  isValid: boolean
  expected: unknown
}

/** The GROQ test suite (see cases/LICENSE): data sets, and queries with what they must answer. */
export function readGroqSuite(): {datasets: GroqDataset[]; cases: GroqCase[]} {
  const file = join(import.meta.dirname, 'cases', 'groq-suite.ndjson.gz')
  const lines = gunzipSync(readFileSync(file))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
  const entries = lines.map((line) => readFields(JSON.parse(line), 'a line of the suite'))
  return {
    datasets: entries.filter(({_type}) => _type === 'dataset').map(readDataset),
    cases: entries.filter(({_type}) => _type === 'test').map(readCase),
  }
}

function readDataset({_id, name, documents}: Fields): GroqDataset {
  const list: unknown[] | null = Array.isArray(documents) ? documents : null
  return {
    id: readText(_id),
    name: readText(name),
    documents: list && list.map((document) => readFields(document, 'a document of the suite')),
  }
}

function readCase({_id, dataset, query, params, valid, result}: Fields): GroqCase {
  return {
    id: readText(_id),
    datasetId: readText(readFields(dataset, 'dataset')._ref),
    query: readText(query),
    params: params === null ? {} : readFields(params, 'params'),
    isValid: valid !== false,
    expected: result,
  }
}

export function readFields(value: unknown, name: string): Fields {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} is not an object`)
  return {...value}
}

export function readText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError(`${String(value)} is not a text`)
  return value
}
