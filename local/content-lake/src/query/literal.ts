import {evaluateSync, toJS} from 'groq-js'
import type {EvaluateOptions, ExprNode} from 'groq-js'

import {children, someNode} from '#query/tree.ts'

/** Whether an expression gives the same for every document: it reads neither the one at hand nor those around it. */
export function isClosed(node: ExprNode): boolean {
  switch (node.type) {
    case 'Value':
    case 'Parameter':
    case 'Everything':
      return true
    case 'AccessAttribute':
      return node.base !== undefined && isClosed(node.base)
    case 'Filter':
    case 'Map':
    case 'FlatMap':
    case 'Projection':
      return isClosed(node.base) && !reachesOut(node.expr)
    case 'PipeFuncCall':
      return isClosed(node.base) && !node.args.some(reachesOut)
    case 'FuncCall':
      return !readsDocument(node.namespace, node.name) && node.args.every(isClosed)
    case 'Array':
      return node.elements.every((element) => isClosed(element.value))
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'Deref':
    case 'Group':
    case 'Slice':
    case 'OpCall':
    case 'Neg':
      return [...children(node)].every(isClosed)
    default:
      return false
  }
}

/** The value of a closed expression; undefined for any other. */
export function literalOf(node: ExprNode, options: EvaluateOptions): unknown {
  if (node.type === 'Value') return node.value
  if (node.type === 'Parameter') return options.params?.[node.name]
  return isClosed(node) ? toJS(evaluateSync(node, options)) : undefined
}

function reachesOut(node: ExprNode) {
  return someNode(node, (inner) => inner.type === 'Parent')
}

function readsDocument(namespace: string, name: string) {
  return name === 'references' || namespace === 'sanity' || namespace === 'documents' || namespace === 'delta'
}
