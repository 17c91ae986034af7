import {isRecord} from './is-record.ts'

/**
 * Numbers are what the API calls `id`: given once, never again, also when a document is deleted.
 * A hidden document `counter.<type>` holds the last one and is raised under its revision, so that
 * Studio and server can give numbers at the same time without giving one twice.
 */
export interface NumberStore {
  fetch(
    query: string,
    params: Record<string, string | number>,
    options: {perspective: 'raw'; useCdn: false},
  ): Promise<unknown>
  mutate(mutations: CounterMutation[]): Promise<unknown>
}

export type CounterMutation =
  | {createIfNotExists: {_id: string; _type: 'counter'; value: number}}
  | {patch: {id: string; ifRevisionID: string; set: {value: number}}}

export const numberedTypes = ['story', 'athlete', 'womenStory', 'raceResult'] as const
export type NumberedType = (typeof numberedTypes)[number]

export function isNumberedType(type: string): type is NumberedType {
  return numberedTypes.some((numbered) => numbered === type)
}

// Drafts count: the raw perspective shows them beside what is published. Larger ones are no whole numbers any more.
const stateQuery = `{
  "revision": *[_id == $counterId][0]._rev,
  "last": *[_id == $counterId][0].value,
  "highest": *[_type == $type && number > 0 && number < $limit] | order(number desc)[0].number
}`

const attempts = 50

/** Takes the next free number of a type. */
export async function takeNumber(store: NumberStore, type: NumberedType): Promise<number> {
  const counterId = `counter.${type}`
  const params = {counterId, type, limit: Number.MAX_SAFE_INTEGER}

  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const state = readState(await store.fetch(stateQuery, params, {perspective: 'raw', useCdn: false}))
    if (state.revision === null) {
      await store.mutate([{createIfNotExists: {_id: counterId, _type: 'counter', value: state.highest}}])
      continue
    }

    const value = Math.max(state.last, state.highest) + 1
    try {
      await store.mutate([{patch: {id: counterId, ifRevisionID: state.revision, set: {value}}}])
      return value
    } catch (error) {
      if (!isConflict(error)) throw error
    }
  }
  throw new Error(`No number could be taken for ${type}: others took one first ${attempts} times. Try again.`)
}

/** Keeps numbers that came with documents (an import) from ever being given again, also when those are deleted. */
export async function raiseCounter(store: NumberStore, type: NumberedType): Promise<void> {
  const counterId = `counter.${type}`
  const params = {counterId, type, limit: Number.MAX_SAFE_INTEGER}
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const state = readState(await store.fetch(stateQuery, params, {perspective: 'raw', useCdn: false}))
    if (state.last >= state.highest) return
    try {
      await store.mutate([
        state.revision === null
          ? {createIfNotExists: {_id: counterId, _type: 'counter', value: state.highest}}
          : {patch: {id: counterId, ifRevisionID: state.revision, set: {value: state.highest}}},
      ])
    } catch (error) {
      if (!isConflict(error)) throw error
    }
  }
}

function readState(state: unknown): {revision: string | null; last: number; highest: number} {
  const {revision, last, highest}: Record<string, unknown> = isRecord(state) ? state : {}
  return {
    revision: typeof revision === 'string' ? revision : null,
    last: wholeNumber(last),
    highest: wholeNumber(highest),
  }
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.floor(value) : 0
}

function isConflict(error: unknown): boolean {
  return isRecord(error) && error['statusCode'] === 409
}
