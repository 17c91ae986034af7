import {type NumberedType, takeNumber} from '@bfl/schemas/domain/numbers'
import {useRef} from 'react'
import {
  type DocumentActionComponent,
  type DuplicateDocumentActionComponent,
  type MapDocument,
  useClient,
} from 'sanity'

import {apiVersion} from '#content/api-version.ts'

import {copyOf} from './copy-of.ts'

/** The Studio's Duplicate; the copy gets a number and an address of its own. */
export function duplicateWithNewNumber(
  duplicate: DuplicateDocumentActionComponent,
  type: NumberedType,
): DocumentActionComponent {
  const useDuplicateWithNewNumber: DocumentActionComponent = (props) => {
    const client = useClient({apiVersion})
    const number = useRef(0)
    const mapDocument: MapDocument = (document) => copyOf(document, number.current)
    const description = duplicate({...props, mapDocument})
    if (!description) return null

    return {
      ...description,
      onHandle: async () => {
        number.current = await takeNumber(client, type)
        description.onHandle?.()
      },
    }
  }
  useDuplicateWithNewNumber.action = 'duplicate'
  useDuplicateWithNewNumber.displayName = 'DuplicateWithNewNumber'
  return useDuplicateWithNewNumber
}
