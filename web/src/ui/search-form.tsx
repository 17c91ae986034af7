import {type FormEvent, type ReactNode, useEffect, useRef} from 'react'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {SubmitButton} from './button.tsx'
import {Icon} from './icon.tsx'
import {inputFace} from './text-field.tsx'
import {unseen} from './visually-hidden.tsx'

interface SearchFormProps {
  /** What is searched, for example "Search stories". */
  label: string
  /** What the list shows at present. */
  search: string
  /** The address of the list: without scripts the form goes there by itself. */
  action: string
  /** What else that address must keep, for example the category. */
  kept?: Readonly<Record<string, string>>
  /** Called with the trimmed text, '' to show everything again. */
  onSearch: (search: string) => void
  /** Called with each change of the text, for lists that follow while somebody is typing. */
  onType?: (search: string) => void
  /** Further fields that narrow the list, sent along. */
  children?: ReactNode
}

/** A line to search a list by, with a Search button and a way to clear it. */
export function SearchForm({label, search, action, kept = {}, onSearch, onType, children}: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // Back and "Clear filters" change the list from outside; what is being typed right now stays.
    if (field.current && field.current !== document.activeElement) field.current.value = search
  }, [search])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSearch(field.current?.value.trim() ?? '')
  }

  function clear() {
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
    onType?.('')
    if (search !== '') onSearch('')
  }

  return (
    <Form action={action} onSubmit={submit} role="search">
      <Field>
        <Magnifier>
          <Icon name="search" />
        </Magnifier>
        <Line
          aria-label={label}
          autoComplete="off"
          defaultValue={search}
          enterKeyHint="search"
          maxLength={200}
          name="search"
          onInput={(event) => onType?.(event.currentTarget.value.trim())}
          placeholder={label}
          ref={field}
          type="search"
        />
        <Clear onClick={clear} type="button">
          <Icon name="close" size={18} />
          <Unseen>Clear search</Unseen>
        </Clear>
      </Field>
      {children}
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <SubmitButton>Search</SubmitButton>
    </Form>
  )
}

const Form = styled.form`
  display: flex;
  gap: ${theme.space.xs};
  width: 100%;
  max-width: ${theme.width.reading};
  &:has(select) {
    flex-wrap: wrap;
    max-width: 56rem;
  }
`

const Field = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  form:has(select) > & {
    flex: 2 1 18rem;
  }
`

const Magnifier = styled.span`
  position: absolute;
  inset: 0 auto 0 ${theme.space.sm};
  display: grid;
  place-items: center;
  color: ${theme.color.textMuted};
  pointer-events: none;
`

const Line = styled.input`
  ${inputFace}
  min-height: 3rem;
  padding-inline: 2.75rem;
  text-overflow: ellipsis;
  appearance: none;
  &::-webkit-search-cancel-button {
    display: none;
  }
`

/* There is nothing to clear while the placeholder shows. */
const Clear = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.textMuted};
  &:hover {
    color: ${theme.color.text};
  }
  ${Line}:placeholder-shown + & {
    display: none;
  }
`

const Unseen = styled.span`
  ${unseen}
`
