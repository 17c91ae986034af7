import {readPipeline} from '#aggregation/pipeline.ts'
import {preparePipeline} from '#aggregation/run-pipeline.ts'
import {getField, isDocument, type Doc} from '#bson/value.ts'
import type {Call, Command} from '#engine/command.ts'
import {documentField, documentsField, requiredDocument, stringField} from '#engine/fields.ts'
import {collationOf, collectionName, findCollection, placeOf, variablesOf} from '#engine/place.ts'
import {MongoError} from '#mongo-error.ts'
import {prepareFind, type FindRequest, type Prepared} from '#plan/find.ts'
import type {Plan} from '#plan/plan.ts'
import {readSort} from '#query/sort.ts'

import {VERSION} from './build-info.ts'
import {readFindRequest} from './find.ts'

export const explain: Command = {
  name: 'explain',
  fields: ['verbosity'],
  run(call) {
    const explained = requiredDocument(call.command, 'explain')
    const verbosity = stringField(call.command, 'verbosity') ?? 'allPlansExecution'
    if (!['queryPlanner', 'executionStats', 'allPlansExecution'].includes(verbosity)) {
      throw new MongoError(
        'BadValue',
        `verbosity ${verbosity} is none of queryPlanner, executionStats, allPlansExecution`,
      )
    }
    const [name = ''] = Object.keys(explained)
    const inner = {...call, name, command: explained}
    if (name === 'aggregate') return explainAggregate(inner, verbosity)
    const request = requestOf(name, explained)
    const prepared = prepareFind(placeOf(inner, findCollection(inner)), request)
    return {
      ...planOf(inner, prepared, request.filter, verbosity),
      command: explained,
      serverInfo: {version: VERSION},
    }
  },
}

function requestOf(name: string, command: Doc): FindRequest {
  switch (name) {
    case 'find':
      return readFindRequest(command)
    case 'count':
    case 'distinct':
    case 'findAndModify':
    case 'findandmodify':
      return {
        filter: documentField(command, 'query') ?? {},
        sort: readSort(documentField(command, 'sort')),
        hint: getField(command, 'hint'),
        collation: collationOf(command),
        variables: variablesOf(command),
      }
    case 'update':
    case 'delete': {
      const [statement] = documentsField(command, `${name}s`)
      if (!statement)
        throw new MongoError(
          'InvalidLength',
          'Write batch sizes must be between 1 and 100000. Got 0 operations.',
        )
      return {
        filter: documentField(statement, 'q') ?? {},
        hint: getField(statement, 'hint'),
        collation: collationOf(statement),
        variables: variablesOf(command),
      }
    }
    default:
      throw new MongoError('CommandNotFound', `Explain failed due to unknown command: ${name}`)
  }
}

export function explainAggregate(call: Call, verbosity: string): Doc {
  const pipeline = readPipeline(call.command)
  const collection = call.command.aggregate === 1 ? null : findCollection(call)
  const {source, rest} = preparePipeline(call, collection, pipeline)
  const [first] = pipeline.stages
  const filter = first && isDocument(first.$match) ? first.$match : {}
  const plan = planOf(call, source, filter, verbosity)
  const shared = {command: call.command, serverInfo: {version: VERSION}}
  if (rest.length === 0) return {...plan, ...shared}
  return {explainVersion: '1', stages: [{$cursor: plan}, ...rest], ...shared}
}

function planOf(call: Call, prepared: Prepared, filter: Doc, verbosity: string): Doc {
  const name = call.command[call.name] === 1 ? '$cmd.aggregate' : collectionName(call)
  const queryPlanner = {
    namespace: `${call.db}.${name}`,
    parsedQuery: filter,
    winningPlan: describePlan(prepared.plan, filter),
    rejectedPlans: [],
  }
  if (verbosity === 'queryPlanner') return {explainVersion: '1', queryPlanner}
  const started = performance.now()
  const nReturned = prepared.run().length
  return {
    explainVersion: '1',
    queryPlanner,
    executionStats: {
      executionSuccess: true,
      nReturned,
      executionTimeMillis: Math.round(performance.now() - started),
      totalKeysExamined: prepared.examined.keys,
      totalDocsExamined: prepared.examined.docs,
    },
  }
}

function describePlan(plan: Plan | null, filter: Doc): Doc {
  if (!plan) return {stage: 'EOF'}
  const found = describeAccess(plan, filter)
  return plan.isSorted ? found : {stage: 'SORT', inputStage: found}
}

function describeAccess(plan: Plan, filter: Doc): Doc {
  if (plan.kind === 'ids') return {stage: 'IDHACK', keyPattern: {_id: 1}, indexName: '_id_'}
  const direction = plan.direction === 1 ? 'forward' : 'backward'
  if (plan.kind === 'collection') {
    if (plan.order === 'rid') return {stage: 'COLLSCAN', filter, direction}
    return {
      stage: 'FETCH',
      filter,
      inputStage: {stage: 'IXSCAN', keyPattern: {_id: 1}, indexName: '_id_', direction},
    }
  }
  const {name, spec, isMultikey, isUnique, isSparse, partialFilter} = plan.index
  return {
    stage: 'FETCH',
    filter,
    inputStage: {
      stage: 'IXSCAN',
      keyPattern: spec.key,
      indexName: name,
      isMultiKey: isMultikey,
      isUnique,
      isSparse,
      isPartial: partialFilter !== null,
      direction,
    },
  }
}
