import {useEffect, useRef} from 'react'
import {styled} from 'styled-components'

import type {ResultCategory} from '#content/load-results.ts'
import {theme} from '#theme/theme.ts'
import {inputFace} from '#ui/text-field.tsx'

interface CategorySelectProps {
  categories: readonly ResultCategory[]
  /** '' for all of them. */
  chosen: string
  onChoose: (name: string) => void
}

/** Part of the search form, so that it works before scripts have come. */
export function CategorySelect({categories, chosen, onChoose}: CategorySelectProps) {
  const field = useRef<HTMLSelectElement>(null)
  const isKnown = chosen === '' || categories.some(({name}) => name === chosen)

  useEffect(() => {
    // Back and "Clear filters" change the list from outside.
    if (field.current) field.current.value = chosen
  }, [chosen, categories])

  return (
    <Field
      aria-label="Category"
      defaultValue={chosen}
      name="category"
      onChange={(event) => onChoose(event.currentTarget.value)}
      ref={field}
    >
      <option value="">All Categories</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {categories.map(({name, count}) => (
        <option key={name} value={name}>{`${name} (${count})`}</option>
      ))}
    </Field>
  )
}

const Field = styled.select`
  ${inputFace}
  flex: 1 1 12rem;
  width: auto;
  min-width: 0;
  min-height: 3rem;
  font: 600 1.25rem/1.2 ${theme.font.display};
`
