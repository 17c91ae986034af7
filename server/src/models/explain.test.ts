import {contracts, deleteComment, listComments, login, postComment} from '@bfl/schemas/api'
import mongoose from 'mongoose'
import {expect, onTestFinished, test} from 'vitest'
import {z} from 'zod'

import {validCall} from '#testing/contract-fixtures.ts'
import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

/** A question to one collection: what it looks for, and in which order. */
interface Question {
  collection: string
  filter: Record<string, unknown>
  sort?: unknown
}

const Filter = z.record(z.string(), z.unknown())
const Options = z.looseObject({sort: z.unknown().optional()}).catch({})
const Union = z.object({
  $unionWith: z.object({coll: z.string(), pipeline: z.tuple([z.object({$match: Filter})], z.unknown())}),
})
const Pipeline = z.tuple([z.object({$match: Filter})], z.unknown())
// What asks no question of single documents.
const unasking = new Set([
  'estimatedDocumentCount',
  'insertOne',
  'insertMany',
  'bulkWrite',
  'createIndex',
  'dropIndex',
  'indexes',
])

/** What mongoose was asked to do, as questions; every question there is has to be understood here. */
function questionsOf(collection: string, method: string, args: readonly unknown[]): Question[] {
  if (unasking.has(method)) return []
  if (method === 'distinct') return [{collection, filter: Filter.parse(args[1])}]
  if (method !== 'aggregate') {
    return [{collection, filter: Filter.parse(args[0]), sort: Options.parse(args.at(-1)).sort}]
  }
  const [{$match}, ...stages] = Pipeline.parse(args[0])
  const unions = stages.flatMap((stage) => Union.safeParse(stage).data ?? [])
  expect(JSON.stringify(stages).match(/\$(unionWith|lookup|graphLookup)/g) ?? []).toHaveLength(unions.length)
  const others = unions.map(({$unionWith}) => ({
    collection: $unionWith.coll,
    filter: $unionWith.pipeline[0].$match,
  }))
  return [{collection, filter: $match}, ...others]
}

// A run of ids is a range of the index that every collection has; the embedded MongoDB alone reads them all.
function isIdRange({filter}: Question): boolean {
  return z.strictObject({_id: z.strictObject({$gte: z.string(), $lt: z.string()})}).safeParse(filter).success
}

async function planOf(newsroom: Newsroom, {collection, filter, sort}: Question): Promise<string> {
  const {db} = newsroom.models.users.model
  const find = {find: collection, filter, ...(sort !== undefined && {sort})}
  const explained = await db.db?.command({explain: find, verbosity: 'queryPlanner'})
  return JSON.stringify(z.looseObject({queryPlanner: z.unknown()}).parse(explained).queryPlanner)
}

/** A deleted comment that has an answer takes a question of its own. */
async function discussWithMarker(newsroom: Newsroom): Promise<void> {
  const params = {id: String(await newsroom.aStory())}
  const {token} = await newsroom.aMember()
  const {data} = await newsroom.call(postComment, {params, token, body: {content: 'Well run'}})
  await newsroom.call(postComment, {params, token, body: {content: 'Indeed', parent_id: data.id}})
  await newsroom.call(deleteComment, {params: {id: data.id}, token})
  await newsroom.call(listComments, {params, query: {sort: 'popular'}, token})
}

test('every question that the API puts to MongoDB is answered by an index', async () => {
  const asked = new Map<string, Question>()
  mongoose.set('debug', (collection: string, method: string, ...args: unknown[]) => {
    for (const question of questionsOf(collection, method, args)) {
      const shape = `${collection} ${method} ${Object.keys(question.filter).join()} ${JSON.stringify(question.sort)}`
      asked.set(`${question.collection} for ${shape}`, question)
    }
  })
  onTestFinished(() => {
    mongoose.set('debug', false)
  })
  await using newsroom = await startNewsroom({RATE_LIMITS: '1000'})
  for (const [name, contract] of Object.entries(contracts)) {
    const given = await validCall(name, contract, newsroom)
    await newsroom.fetch(contract, {
      ...given,
      headers: {...given.headers, 'user-agent': 'Mozilla/5.0 Firefox/140.0'},
    })
  }
  await discussWithMarker(newsroom)
  await newsroom.refusal(login, {body: {email: 'nobody@mail.example', password: 'whatever it is'}})

  const scans: string[] = []
  for (const [name, question] of asked) {
    const plan = await planOf(newsroom, question)
    expect(plan).toMatch(/"(IXSCAN|IDHACK|COLLSCAN|EOF)/)
    if (plan.includes('COLLSCAN') && !isIdRange(question)) scans.push(name)
  }
  expect([...asked.values()].map(({collection}) => collection)).toEqual(
    expect.arrayContaining([
      'users',
      'likes',
      'comments',
      'commentLikes',
      'counters',
      'sightings',
      'rateLimits',
    ]),
  )
  expect(scans).toEqual([])
  // A plan that scans is seen as one.
  expect(await planOf(newsroom, {collection: 'users', filter: {name: 'Mercy'}})).toContain('COLLSCAN')
})
