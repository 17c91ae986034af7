import type {AccessAttributeNode, ExprNode} from 'groq-js'

import {isObject} from '#store/json.ts'

/** A copy of a syntax tree in which `replace` may answer another node for any node, from the root down. */
export function mapTree(node: ExprNode, replace: (node: ExprNode) => ExprNode | undefined): ExprNode {
  const replaced = replace(node)
  if (replaced) return replaced
  if (node.type === 'Value') return node
  const copy = mapFields(node, replace)
  return isNode(copy) ? copy : node
}

export function someNode(node: ExprNode, test: (node: ExprNode) => boolean): boolean {
  if (test(node)) return true
  if (node.type === 'Value') return false
  return children(node).some((child) => someNode(child, test))
}

export function* children(node: object): Generator<ExprNode> {
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isNode(item)) yield item
    }
  }
}

/** The path of plain attributes that a node reads from the document at hand, or null. */
export function attributePath(node: ExprNode): string | null {
  if (node.type !== 'AccessAttribute') return node.type === 'Group' ? attributePath(node.base) : null
  return pathOf(node)
}

/** What must all hold for an expression to hold. */
export function conjuncts(node: ExprNode): ExprNode[] {
  if (node.type === 'And') return [...conjuncts(node.left), ...conjuncts(node.right)]
  return node.type === 'Group' ? conjuncts(node.base) : [node]
}

function pathOf(node: AccessAttributeNode): string | null {
  if (!node.base || node.base.type === 'This') return node.name
  const base = attributePath(node.base)
  return base === null ? null : `${base}.${node.name}`
}

function mapFields(node: object, replace: (node: ExprNode) => ExprNode | undefined): unknown {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapField(value, replace)]))
}

function mapField(value: unknown, replace: (node: ExprNode) => ExprNode | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => mapField(item, replace))
  return isNode(value) ? mapTree(value, replace) : value
}

function isNode(value: unknown): value is ExprNode {
  return isObject(value) && typeof value.type === 'string'
}
