import {isNumberedType} from '@bfl/schemas/domain/numbers'
import type {DocumentActionComponent, DocumentActionsContext} from 'sanity'

import {isSingletonType} from '#content/singletons.ts'

import {duplicateWithNewNumber} from './duplicate-with-new-number.ts'
import {publishKeepingSlugs} from './publish-keeping-slugs.ts'

const singletonActions = new Set(['publish', 'discardChanges', 'restore'])

/** The Studio's own actions, where needed in our form. */
export function documentActions(
  actions: DocumentActionComponent[],
  {schemaType}: DocumentActionsContext,
): DocumentActionComponent[] {
  if (isSingletonType(schemaType)) return actions.filter(({action}) => action && singletonActions.has(action))

  return actions.map((action) => {
    if (action.action === 'publish' && schemaType === 'story') return publishKeepingSlugs(action)
    if (action.action === 'duplicate' && isNumberedType(schemaType)) {
      return duplicateWithNewNumber(action, schemaType)
    }
    return action
  })
}
