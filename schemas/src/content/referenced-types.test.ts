import {expect, test} from 'vitest'

import {isRecord} from '#domain/is-record.ts'
import {referencedTypes} from '#domain/referenced-types.ts'

import {contentTypes} from './index.ts'

const assetTypes: Record<string, string> = {image: 'sanity.imageAsset', file: 'sanity.fileAsset'}

/** The types that any reference, picture or file in a definition leads to. */
function targetsIn(definition: unknown, targets: Set<string>): Set<string> {
  if (Array.isArray(definition)) for (const part of definition) targetsIn(part, targets)
  if (!isRecord(definition)) return targets
  const {type, to} = definition
  if (type === 'reference')
    for (const target of [to].flat()) if (isRecord(target)) targets.add(String(target.type))
  const asset = typeof type === 'string' ? assetTypes[type] : undefined
  if (asset !== undefined) targets.add(asset)
  for (const part of Object.values(definition)) targetsIn(part, targets)
  return targets
}

test('the types that documents refer to are those that the content types name', () => {
  expect([...targetsIn(contentTypes, new Set())].toSorted()).toEqual([...referencedTypes].toSorted())
})
