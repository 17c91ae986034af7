import {isNumberedType, takeNumber} from '@bfl/schemas/domain/numbers'
import {useEffect, useRef} from 'react'
import {type ObjectInputProps, setIfMissing, useClient} from 'sanity'

import {apiVersion} from '#content/api-version.ts'

/**
 * The form of a numbered document: gives it its number with its first change. An initial value could not do that, for
 * the Studio resolves those of every type whenever it opens, and each would use a number up.
 */
export function NumberedForm(props: ObjectInputProps) {
  const {value, schemaType, readOnly, onChange, renderDefault} = props
  const client = useClient({apiVersion})
  const numbered = useRef<unknown>(null)

  const type = schemaType.name
  const id = value?.['_id']
  const needsNumber = value?.['_createdAt'] !== undefined && typeof value['number'] !== 'number' && !readOnly

  useEffect(() => {
    if (!needsNumber || numbered.current === id || !isNumberedType(type)) return
    numbered.current = id
    takeNumber(client, type).then(
      // Another window may have been first.
      (number) => onChange(setIfMissing(number, ['number'])),
      () => {
        numbered.current = null
      },
    )
  }, [client, id, needsNumber, onChange, type])

  return renderDefault(props)
}
