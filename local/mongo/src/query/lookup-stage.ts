import {Aggregator} from 'mingo/aggregator'
import {evalExpr} from 'mingo/core'
import type {Iterator} from 'mingo/lazy'
import type {Options} from 'mingo/types'

import {isEqual} from '#bson/compare.ts'
import {keyOf} from '#bson/key.ts'
import {isDocument, type Doc} from '#bson/value.ts'
import {MongoError} from '#mongo-error.ts'

import {someAtPath} from './paths.ts'
import {filterContextOf} from './stage-options.ts'

interface Lookup {
  from: string
  as: string
  join: {localField: string; foreignField: string} | null
  pipeline: readonly Doc[]
  variables: unknown
}

export function lookup(documents: Iterator, spec: unknown, options: Options): Iterator {
  const {from, as, join, pipeline, variables} = readLookup(spec)
  const foreign = [...(options.collectionResolver?.(from) ?? [])]
  const partnersOf = join ? joinBy(foreign, join, options) : () => foreign
  return documents.map((doc: Doc) => {
    const partners = partnersOf(doc)
    const joined = pipeline.length === 0 ? partners : runInside(partners, pipeline, doc, {options, variables})
    return {...doc, [as]: joined}
  })
}

function readLookup(spec: unknown): Lookup {
  if (!isDocument(spec)) throw failed('the $lookup specification must be an object')
  const {from, as, localField, foreignField, pipeline = [], let: variables, ...rest} = spec
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw failed(`unknown argument to $lookup: ${unknown}`)
  if (typeof from !== 'string')
    throw failed("a $lookup without the name of a collection in 'from' is not supported")
  if (typeof as !== 'string') throw failed("must specify 'as' field for a $lookup")
  if (as.includes('.')) throw failed('a $lookup into a nested field is not supported by the embedded server')
  if (!Array.isArray(pipeline)) throw failed("'pipeline' has to be an array")
  const stages = pipeline.filter(isDocument)
  if (localField === undefined && foreignField === undefined) {
    if (!('pipeline' in spec))
      throw failed("$lookup requires either 'pipeline' or both 'localField' and 'foreignField'")
    return {from, as, join: null, pipeline: stages, variables}
  }
  if (typeof localField !== 'string' || typeof foreignField !== 'string') {
    throw failed("$lookup requires both or neither of 'localField' and 'foreignField' to be specified")
  }
  return {from, as, join: {localField, foreignField}, pipeline: stages, variables}
}

function failed(reason: string) {
  return new MongoError('FailedToParse', reason)
}

/** Equality as a filter has it: through arrays, and null with what is missing. */
function joinBy(
  foreign: readonly Doc[],
  {localField, foreignField}: {localField: string; foreignField: string},
  options: Options,
): (doc: Doc) => Doc[] {
  const {collator} = filterContextOf(options)
  if (collator) {
    return (doc) => {
      const values = valuesAt(doc, localField)
      const isPartner = (value: unknown) => values.some((local) => isEqual(local, value, collator))
      return foreign.filter((other) => valuesAt(other, foreignField).some(isPartner))
    }
  }
  const places = new Map<string, number[]>()
  for (const [place, other] of foreign.entries()) {
    for (const key of new Set(valuesAt(other, foreignField).map(textKey))) {
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  }
  return (doc) => {
    const found = new Set(valuesAt(doc, localField).flatMap((value) => places.get(textKey(value)) ?? []))
    return [...found].sort((a, b) => a - b).flatMap((place) => foreign.slice(place, place + 1))
  }
}

function valuesAt(doc: Doc, path: string): unknown[] {
  const values: unknown[] = []
  someAtPath(doc, path.split('.'), (value) => {
    if (Array.isArray(value)) values.push(...value)
    values.push(value ?? null)
    return false
  })
  return values
}

function textKey(value: unknown): string {
  return keyOf(value).toString('latin1')
}

function runInside(
  partners: readonly Doc[],
  pipeline: readonly Doc[],
  doc: Doc,
  {options, variables}: {options: Options; variables: unknown},
): Doc[] {
  const values: unknown = variables === undefined ? {} : evalExpr(doc, variables, options)
  const {context, processingMode, scriptEnabled, collectionResolver, collation} = options
  const aggregator = new Aggregator([...pipeline], {
    context,
    processingMode,
    scriptEnabled,
    variables: {...options.variables, ...(isDocument(values) ? values : {})},
    ...(collectionResolver ? {collectionResolver} : {}),
    ...(collation ? {collation} : {}),
  })
  return aggregator.run(partners)
}
