import {evaluateSync} from 'groq-js'
import type {Document, EvaluateOptions, ExprNode, FilterNode, FuncCallNode, OpCallNode, OrNode} from 'groq-js'

import {takeFirst} from '#query/first-matches.ts'
import {foldFilter, isTrue} from '#query/fold.ts'
import {isClosed, literalOf} from '#query/literal.ts'
import {lookupsOf} from '#query/lookups.ts'
import type {Lookup} from '#query/lookups.ts'
import {orderedSource} from '#query/ordered-source.ts'
import {countSelected, sliceSelected} from '#query/selection.ts'
import {rewriteMatch} from '#query/text-search.ts'
import {mapTree, someNode} from '#query/tree.ts'
import type {IndexName, View} from '#query/view.ts'
import type {LakeDocument} from '#store/lake-document.ts'

type Documents = readonly LakeDocument[]

/** So many are looked at one by one before an index of what matches is worth its keep. */
const fewDocuments = 64

/** No document id begins with it: a reference that does asks for an index, not for a document. */
const lookupMark = '\u0000'

/**
 * Puts, wherever a query filters the whole data set, the few documents that an index says can match. A filter that
 * depends on the documents around it (`^`) asks the index when it is reached: the evaluator can be extended nowhere
 * but in how it follows references, so such a filter follows a made-up reference that names index and key.
 */
export class QueryPlan {
  /** How many documents were looked at, as the measure of what a query costs. */
  visited = 0
  readonly #view: View
  readonly #options: EvaluateOptions
  readonly #answers: ((key: string | null) => Documents)[] = []

  constructor(view: View, options: EvaluateOptions) {
    this.#view = view
    this.#options = {...options, dereference: ({_ref}) => this.#dereference(_ref)}
  }

  evaluate(tree: ExprNode) {
    return this.#run(this.#narrow(this.#complete(tree), false))
  }

  #run(tree: ExprNode) {
    if (!someNode(tree, (node) => node.type === 'Everything'))
      return evaluateSync(tree, {...this.#options, dataset: []})
    this.visited += this.#view.documents.size
    return evaluateSync(tree, {...this.#options, dataset: this.#view.documents.list()})
  }

  readonly #literal = (node: ExprNode): unknown => {
    const isQuery = someNode(node, (inner) => inner.type === 'Everything')
    if (!isQuery) return literalOf(node, this.#options)
    return isClosed(node) ? this.#run(this.#narrow(node, false)).data : undefined
  }

  /** Expresses what the evaluator does not know in terms of what it does. */
  #complete(tree: ExprNode): ExprNode {
    return mapTree(tree, (node) => {
      if (node.type === 'OpCall' && node.op === 'match') return rewriteMatch(node, this.#literal)
      if (node.type === 'OpCall' && node.op === 'in') return this.#completeIn(node)
      if (node.type === 'Or') return this.#completeOr(node)
      if (node.type !== 'FuncCall') return undefined
      const [first] = node.args
      switch (`${node.namespace}::${node.name}`) {
        case 'documents::get':
          return first && {type: 'Deref', base: this.#complete(first)}
        case 'documents::incomingRefCount':
          return {type: 'FuncCall', namespace: 'global', name: 'count', args: [this.#incoming()]}
        case 'releases::all':
          return {type: 'Filter', base: {type: 'Everything'}, expr: isOfType('system.release')}
        default:
          return undefined
      }
    })
  }

  /** A search for everything leaves nothing to decide. */
  #completeOr(node: OrNode): ExprNode {
    const left = this.#complete(node.left)
    const right = this.#complete(node.right)
    return isTrue(left) ? left : isTrue(right) ? right : {...node, left, right}
  }

  /** A path is found in another path as the text it is made of. */
  #completeIn(node: OpCallNode): ExprNode | undefined {
    const text = isPath(node.left) && isPath(node.right) ? node.left.args[0] : undefined
    return text && {...node, left: this.#complete(text), right: this.#complete(node.right)}
  }

  #narrow(tree: ExprNode, isPerDocument: boolean): ExprNode {
    return mapTree(tree, (node) => {
      if (isPerDocument && this.#canHoist(node)) return {type: 'Value', value: this.#literal(node)}
      switch (node.type) {
        case 'FuncCall':
          return this.#narrowCount(node)
        case 'Slice':
        case 'AccessElement':
          return this.#narrowFirst(node, isPerDocument)
        case 'Filter':
          return this.#narrowFilter(node, isPerDocument)
        case 'Map':
        case 'FlatMap':
        case 'Projection':
          return {...node, base: this.#narrow(node.base, isPerDocument), expr: this.#narrow(node.expr, true)}
        default:
          return undefined
      }
    })
  }

  /** A query inside a query that is the same for every document is run once. */
  #canHoist(node: ExprNode) {
    return (
      isClosed(node) && node.type !== 'Everything' && someNode(node, (inner) => inner.type === 'Everything')
    )
  }

  #narrowFilter(node: FilterNode, isPerDocument: boolean): ExprNode {
    if (node.base.type !== 'Everything')
      return {...node, base: this.#narrow(node.base, isPerDocument), expr: this.#narrow(node.expr, true)}
    const expr = this.#narrow(foldFilter(node.expr, this.#literal), true)
    const lookups = lookupsOf(expr, this.#literal)
    const best = this.#smallest(lookups)
    const dynamic = lookups.find((lookup) => 'key' in lookup)
    if (dynamic && 'key' in dynamic && !best?.isPrecise) {
      return {
        ...node,
        base: this.#dynamic(dynamic.key, (key) => this.#lookUp(dynamic.index, key, best?.documents)),
        expr,
      }
    }
    if (!best) return {...node, expr}
    this.visited += best.documents.length
    return {...node, base: {type: 'Value', value: best.documents}, expr}
  }

  #narrowCount({namespace, name, args}: FuncCallNode): ExprNode | undefined {
    const [counted] = args
    if (namespace !== 'global' || name !== 'count' || counted?.type !== 'Filter') return undefined
    if (counted.base.type !== 'Everything' || this.#hasFew(counted.expr)) return undefined
    const value = countSelected(counted.expr, {view: this.#view, literal: this.#literal})
    return value === null ? undefined : {type: 'Value', value}
  }

  /** Whether an index leads to so few documents that they had better be looked at. */
  #hasFew(filter: ExprNode): boolean {
    const best = this.#smallest(lookupsOf(foldFilter(filter, this.#literal), this.#literal))
    return best !== undefined && best.documents.length <= fewDocuments
  }

  #narrowFirst(node: ExprNode, isPerDocument: boolean): ExprNode | undefined {
    const page = this.#narrowPage(node)
    if (page !== null) return this.#narrow(page, isPerDocument)
    const taken = takeFirst(node, {
      view: this.#view,
      literal: this.#literal,
      precise: (lookups) => this.#smallest(lookups),
      matches: (documents, filter) => this.#matches(documents, filter),
    })
    // Projection and order may hold queries of their own.
    return taken && this.#narrow(taken, isPerDocument)
  }

  #narrowPage(node: ExprNode): ExprNode | null {
    const source = node.type === 'Slice' ? orderedSource(node.base) : null
    if (source === null || this.#hasFew(source.filter.expr)) return null
    return sliceSelected(node, {view: this.#view, literal: this.#literal})
  }

  #matches(documents: Documents, filter: ExprNode): unknown[] {
    this.visited += documents.length
    const base: ExprNode = {type: 'Value', value: documents}
    const found: unknown = this.#run({type: 'Filter', base, expr: this.#narrow(filter, true)}).data
    return Array.isArray(found) ? found : []
  }

  #smallest(lookups: readonly Lookup[]) {
    let best: {documents: Documents; isPrecise: boolean} | undefined
    for (const lookup of lookups) {
      const documents = this.#found(lookup)
      if (documents && (!best || documents.length < best.documents.length))
        best = {documents, isPrecise: !('keys' in lookup) || lookup.index !== 'type'}
    }
    return best
  }

  /** Null where the key is known only once a surrounding document is. */
  #found(lookup: Lookup): Documents | null {
    if ('keys' in lookup)
      return union([...new Set(lookup.keys)].map((key) => this.#view.lookUp(lookup.index, key)))
    if ('values' in lookup) {
      const index = this.#view.sorted(lookup.type, lookup.path)
      return union([...new Set(lookup.values)].map((value) => index.equal(value)))
    }
    return 'either' in lookup ? union(lookup.either.map((side) => this.#found(side) ?? [])) : null
  }

  #lookUp(index: IndexName, key: string | null, fallback: Documents | undefined): Documents {
    return key === null ? (fallback ?? this.#view.documents.list()) : this.#view.lookUp(index, key)
  }

  #incoming(): ExprNode {
    const id: ExprNode = {type: 'AccessAttribute', name: '_id'}
    return this.#dynamic(id, (key) => (key === null ? [] : this.#view.lookUp('reference', key)))
  }

  #dynamic(key: ExprNode, answer: (key: string | null) => Documents): ExprNode {
    const place = `${lookupMark}${this.#answers.push(answer) - 1}`
    const keyed: ExprNode = {type: 'OpCall', op: '+', left: {type: 'Value', value: `${place}:`}, right: key}
    const unkeyed: ExprNode = {type: 'Value', value: place}
    const _ref: ExprNode = {type: 'FuncCall', namespace: 'global', name: 'coalesce', args: [keyed, unkeyed]}
    const reference: ExprNode = {
      type: 'Object',
      attributes: [{type: 'ObjectAttributeValue', name: '_ref', value: _ref}],
    }
    return {type: 'AccessAttribute', name: 'documents', base: {type: 'Deref', base: reference}}
  }

  #dereference(reference: string): Document | null {
    if (!reference.startsWith(lookupMark)) {
      this.visited += 1
      return this.#view.documents.get(reference) ?? null
    }
    const colon = reference.indexOf(':')
    const place = Number(reference.slice(lookupMark.length, colon < 0 ? undefined : colon))
    const documents = this.#answers[place]?.(colon < 0 ? null : reference.slice(colon + 1)) ?? []
    this.visited += documents.length
    return {documents}
  }
}

function isPath(node: ExprNode): node is FuncCallNode {
  return node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'path'
}

function isOfType(type: string): ExprNode {
  return {
    type: 'OpCall',
    op: '==',
    left: {type: 'AccessAttribute', name: '_type'},
    right: {type: 'Value', value: type},
  }
}

function union(lists: readonly Documents[]): Documents {
  const [only, ...more] = lists
  if (more.length === 0) return only ?? []
  return [...new Set(lists.flat())].toSorted((a, b) => (a._id < b._id ? -1 : 1))
}
