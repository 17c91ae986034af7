import {isDocument, type Doc} from '#bson/value.ts'
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
  for (const [index, stage] of rest.entries()) checkStage(stageName(stage), index)
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

function checkStage(name: string, index: number) {
  if (notHere.includes(name)) throw unsupported(`The stage ${name}`)
  if (name === '$changeStream') {
    throw new MongoError(40_573, 'The $changeStream stage is only supported on replica sets')
  }
  if (name === '$out' || name === '$merge') {
    throw new MongoError(40_601, `${name} can only be the final stage in the pipeline`)
  }
  if (index > 0 && ['$collStats', '$indexStats', '$listLocalSessions', '$documents'].includes(name)) {
    throw new MongoError(40_602, `${name} is only valid as the first stage in a pipeline.`)
  }
}
