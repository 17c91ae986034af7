import {documentsOfFirstStage} from '#aggregation/first-stage.ts'
import {readPipeline, type Pipeline} from '#aggregation/pipeline.ts'
import {preparePipeline} from '#aggregation/run-pipeline.ts'
import {writeOut} from '#aggregation/write-out.ts'
import {getField} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {booleanField} from '#engine/fields.ts'
import {collectionName, findCollection} from '#engine/place.ts'
import {MongoError} from '#mongo-error.ts'

import {replyWithCursor} from './cursor-of-documents.ts'
import {explainAggregate} from './explain.ts'

export const aggregate: Command = {
  name: 'aggregate',
  fields: [
    'pipeline',
    'cursor',
    'explain',
    'allowDiskUse',
    'bypassDocumentValidation',
    'collation',
    'hint',
    'let',
  ],
  isWrite: (command) => {
    const stages: unknown = getField(command, 'pipeline')
    const last: unknown = Array.isArray(stages) ? stages.at(-1) : null
    return typeof last === 'object' && last !== null && ('$out' in last || '$merge' in last)
  },
  run(call) {
    const {command, db} = call
    const pipeline = readPipeline(command)
    if (booleanField(command, 'explain')) return explainAggregate(call, 'queryPlanner')
    if (!('cursor' in command)) {
      throw new MongoError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with the explain argument",
      )
    }
    const name = command.aggregate === 1 ? '$cmd.aggregate' : collectionName(call)
    return replyWithCursor(call, `${db}.${name}`, run(call, pipeline))
  },
}

function run(call: Call, pipeline: Pipeline): Uint8Array[] {
  const special = documentsOfFirstStage(call, pipeline)
  const collection = call.command.aggregate === 1 ? null : findCollection(call)
  const prepared = preparePipeline(
    call,
    collection,
    special ? {...pipeline, stages: special.rest} : pipeline,
    special?.documents,
  )
  if (!pipeline.output) return prepared.encoded()
  writeOut(call, pipeline.output, prepared.documents())
  return []
}
