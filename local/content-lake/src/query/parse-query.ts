import {GroqSyntaxError, parse} from 'groq-js'
import type {ExprNode} from 'groq-js'

import {LakeError} from '#http/lake-error.ts'

const mostKept = 500
const kept = new Map<string, ExprNode>()
const bareParameter = /\[\s*\$(\w+)\s*\]/g

/**
 * Parses a query once for all values of its parameters. Numbers, and what stands alone in brackets, are put into the
 * tree, because slices and attribute access are decided while parsing.
 */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  const bare = new Set([...query.matchAll(bareParameter)].map((match) => match[1]))
  const inlined = Object.fromEntries(
    Object.entries(params).filter(([name, value]) => typeof value === 'number' || bare.has(name)),
  )
  const key = `${query}\n${JSON.stringify(inlined)}`
  const known = kept.get(key)
  if (known) return known
  const tree = parseOrRefuse(query, inlined)
  const [oldest] = kept.keys()
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
  kept.set(key, tree)
  return tree
}

function parseOrRefuse(query: string, params: Record<string, unknown>) {
  try {
    return parse(query, {params})
  } catch (error) {
    const start = error instanceof GroqSyntaxError ? error.position : 0
    const end = error instanceof GroqSyntaxError ? Math.min(start + 1, query.length) : query.length
    throw queryRefused('queryParseError', {error, query, start, end})
  }
}

export function queryRefused(
  type: 'queryParseError' | 'queryError',
  fault: {error: unknown; query: string; start?: number; end?: number},
) {
  const {error, query, start = 0, end = query.length} = fault
  const tooDeep = error instanceof RangeError
  const description = tooDeep
    ? 'The query is nested too deeply'
    : error instanceof Error
      ? error.message
      : String(error)
  const details = {type, description, query, start, end}
  return new LakeError(400, {error: details, statusCode: 400, message: description}, {cause: error})
}
