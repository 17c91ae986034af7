import {Context} from 'mingo/core'
import * as accumulator from 'mingo/operators/accumulator'
import * as expression from 'mingo/operators/expression'
import * as pipeline from 'mingo/operators/pipeline'
import * as projection from 'mingo/operators/projection'
import * as query from 'mingo/operators/query'
import * as window from 'mingo/operators/window'

import {lookup} from './lookup-stage.ts'
import {match} from './match-stage.ts'
import {sort} from './sort-stage.ts'

/**
 * Mingo with our own stages where it follows JavaScript's rules instead of BSON's, at any depth of a pipeline. Its
 * $lookup moreover forgets the fields to join by when it is given a pipeline too.
 */
export const mingoContext = Context.init({
  accumulator,
  expression,
  pipeline: {...pipeline, $match: match, $sort: sort, $lookup: lookup},
  projection,
  query,
  window,
})
