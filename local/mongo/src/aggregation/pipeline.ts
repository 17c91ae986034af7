import {isWhole, toNumber} from '#bson/number.ts'
import {isDocument, isNumeric, type Doc} from '#bson/value.ts'
import {arrayField} from '#engine/fields.ts'
import {MongoError, unsupported} from '#mongo-error.ts'

export interface Output {
  name: '$out' | '$merge'
  spec: unknown
}

export interface Pipeline {
  /** Without the stage that writes. */
  stages: readonly Doc[]
  output: Output | null
}

const notHere = [
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$geoNear',
  '$currentOp',
  '$planCacheStats',
  '$listSessions',
  '$rankFusion',
]

export function readPipeline(command: Doc): Pipeline {
  const stages = (arrayField(command, 'pipeline') ?? wrongPipeline()).map(readStage)
  const last = stages.at(-1)
  const name = last && stageName(last)
  const output: Output | null = name === '$out' || name === '$merge' ? {name, spec: last?.[name]} : null
  const rest = output ? stages.slice(0, -1) : stages
  checkStages(rest, 'the top')
  return {stages: rest, output}
}

export function stageName(stage: Doc): string {
  return Object.keys(stage)[0] ?? ''
}

function wrongPipeline(): never {
  throw new MongoError('TypeMismatch', "'pipeline' option must be specified as an array")
}

function readStage(stage: unknown): Doc {
  if (isDocument(stage) && Object.keys(stage).length === 1) return stage
  throw new MongoError(40_323, 'A pipeline stage specification object must contain exactly one field.')
}

type Level = 'the top' | '$facet' | '$lookup' | '$unionWith'

export function readCount(name: '$skip' | '$limit', value: unknown): number {
  const least = name === '$limit' ? 1 : 0
  if (isNumeric(value) && isWhole(value) && toNumber(value) >= least) return toNumber(value)
  throw new MongoError(
    name === '$limit' ? 15_958 : 15_956,
    `invalid argument to ${name} stage: it has to be a whole number from ${least}`,
  )
}

function checkStages(stages: readonly Doc[], level: Level) {
  for (const [index, stage] of stages.entries()) {
    const name = stageName(stage)
    checkStage(name, index, level)
    if (name === '$skip' || name === '$limit') readCount(name, stage[name])
    for (const inner of innerPipelines(stage)) checkStages(inner.stages, inner.level)
  }
}

function innerPipelines(stage: Doc): {level: Level; stages: Doc[]}[] {
  const {$facet, $lookup, $unionWith} = stage
  if (isDocument($facet))
    return Object.values($facet).map((stages) => ({level: '$facet', stages: readStages(stages)}))
  if (isDocument($lookup)) return [{level: '$lookup', stages: readStages($lookup.pipeline ?? [])}]
  return isDocument($unionWith) ? [{level: '$unionWith', stages: readStages($unionWith.pipeline ?? [])}] : []
}

function readStages(stages: unknown): Doc[] {
  return Array.isArray(stages) ? stages.map(readStage) : wrongPipeline()
}

function checkStage(name: string, index: number, level: Level) {
  if (notHere.includes(name)) throw unsupported(`The stage ${name}`)
  if (name === '$changeStream') {
    throw new MongoError(40_573, 'The $changeStream stage is only supported on replica sets')
  }
  const isWriting = name === '$out' || name === '$merge'
  if (isWriting && level === 'the top') {
    throw new MongoError(40_601, `${name} can only be the final stage in the pipeline`)
  }
  const isSource = ['$collStats', '$indexStats', '$listLocalSessions', '$documents'].includes(name)
  if (level !== 'the top' && (isWriting || isSource)) {
    throw new MongoError(level === '$facet' ? 40_600 : 51_047, `${name} is not allowed within ${level}`)
  }
  if (isSource && index > 0) {
    throw new MongoError(40_602, `${name} is only valid as the first stage in a pipeline.`)
  }
}
