import type {Collation} from '#bson/collation.ts'
import {isEqual} from '#bson/compare.ts'
import {encode} from '#bson/encode.ts'
import {getField, isDocument, type Doc} from '#bson/value.ts'
import type {Call} from '#engine/command.ts'
import {collationOf, placeOf, variablesOf} from '#engine/place.ts'
import {MongoError} from '#mongo-error.ts'
import {prepareFind, type FindRequest, type Prepared} from '#plan/find.ts'
import {runStages} from '#query/pipeline-stages.ts'
import {readSort} from '#query/sort.ts'
import type {Collection} from '#store/catalog.ts'

import {readCount, stageName, type Pipeline} from './pipeline.ts'

export interface PreparedPipeline {
  /** The find that its first stages have become. */
  source: Prepared
  rest: readonly Doc[]
  documents(): Doc[]
  encoded(): Uint8Array[]
}

interface StageContext {
  call: Call
  collation: Collation | null
  variables: Doc
}

/**
 * The leading $match, $sort, $skip and $limit are a find, which can use an index and gives documents as they are stored.
 * The rest is run by mingo, on copies whose numbers are JavaScript's.
 */
export function preparePipeline(
  call: Call,
  collection: Collection | null,
  {stages}: Pipeline,
  given?: readonly Doc[],
): PreparedPipeline {
  const context = {call, collation: collationOf(call.command), variables: variablesOf(call.command)}
  const {request, rest} = given ? {request: {filter: {}}, rest: stages} : leadingFind(stages)
  const hint = getField(call.command, 'hint')
  const source = prepareFind(placeOf(call, collection), {
    ...request,
    hint,
    collation: context.collation,
    variables: context.variables,
  })
  const documents = () => {
    if (!given && isCount(rest)) return countDocuments(source)
    return runRest(given ?? source.run().map(({doc}) => doc), rest, context)
  }
  return {
    source,
    rest,
    documents,
    encoded: () =>
      given || rest.length > 0 ? documents().map(encode) : source.run().map(({bytes}) => bytes),
  }
}

function leadingFind(stages: readonly Doc[]): {request: FindRequest & {filter: Doc}; rest: readonly Doc[]} {
  const request: FindRequest & {filter: Doc} = {filter: {}}
  let at = 0
  const next = (name: string) => {
    const stage = stages[at]
    if (!stage || stageName(stage) !== name) return undefined
    at += 1
    return stage[name]
  }
  for (let filter = next('$match'); filter !== undefined; filter = next('$match')) {
    request.filter =
      Object.keys(request.filter).length === 0
        ? matchFilter(filter)
        : {$and: [request.filter, matchFilter(filter)]}
  }
  const sort = next('$sort')
  if (sort !== undefined) request.sort = readSort(sort)
  const skip = next('$skip')
  if (skip !== undefined) request.skip = readCount('$skip', skip)
  const limit = next('$limit')
  if (limit !== undefined) request.limit = readCount('$limit', limit)
  return {request, rest: stages.slice(at)}
}

function matchFilter(filter: unknown): Doc {
  if (isDocument(filter)) return filter
  throw new MongoError(15_959, 'the match filter must be an expression in an object')
}

/** The pipeline of the driver's countDocuments, which needs no documents. */
function isCount(rest: readonly Doc[]): boolean {
  return rest.length === 1 && isEqual(rest[0], {$group: {_id: 1, n: {$sum: 1}}})
}

function countDocuments(source: Prepared): Doc[] {
  const n = source.count()
  return n === 0 ? [] : [{_id: 1, n}]
}

function runRest(documents: readonly Doc[], stages: readonly Doc[], context: StageContext): Doc[] {
  if (stages.length === 0) return [...documents]
  const at = stages.findIndex((stage) => stageName(stage) === '$unionWith')
  if (at >= 0) {
    const before = runRest(documents, stages.slice(0, at), context)
    const joined = [...before, ...unitedWith(stages[at]?.$unionWith, context)]
    return runRest(joined, stages.slice(at + 1), context)
  }
  return runStages(watched(documents, context), stages, {...context, documentsOf: collectionReader(context)})
}

/** The other pipeline is one of its own, so that its leading $match can use an index too. */
function unitedWith(spec: unknown, {call}: StageContext): Doc[] {
  const coll = isDocument(spec) ? spec.coll : spec
  const stages = isDocument(spec) ? (spec.pipeline ?? []) : []
  if (typeof coll !== 'string' || !Array.isArray(stages))
    throw new MongoError('FailedToParse', '$unionWith needs the name of a collection, and a pipeline or none')
  return preparePipeline(call, call.engine.catalog.find(call.db, coll), {
    stages: stages.filter(isDocument),
    output: null,
  }).documents()
}

function* watched(documents: readonly Doc[], {call}: StageContext): Generator<Doc> {
  for (const doc of documents) {
    call.deadline.check()
    yield doc
  }
}

/** Each joined collection is read once a command, however often it is asked for. */
function collectionReader({call}: StageContext): (name: string) => Doc[] {
  const known = new Map<string, Doc[]>()
  return (name) => {
    const read = known.get(name)
    if (read) return read
    const collection = call.engine.catalog.find(call.db, name)
    const documents = prepareFind(placeOf(call, collection), {filter: {}})
      .run()
      .map(({doc}) => doc)
    known.set(name, documents)
    return documents
  }
}
