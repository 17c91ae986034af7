import {type ListState, listHref} from '#page/list-address.ts'
import {ButtonLink} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Text} from '#ui/text.tsx'

interface NothingFoundProps {
  title: string
  path: string
  list: {state: ListState; total: number; lastPage: number}
  /** The way back to the whole list, in words. */
  whole: string
  /** Where to go when the whole list is empty. */
  elsewhere?: string
}

/** A list without entries says why, and what to do next. */
export function NothingFound({title, path, list, whole, elsewhere}: NothingFoundProps) {
  const {state, total, lastPage} = list
  const isPastTheEnd = total > 0
  const isFiltered = state.search !== '' || state.category !== ''

  return (
    <Notice title={title}>
      <Text>{reason()}</Text>
      {isPastTheEnd && (
        <ButtonLink to={listHref(path, {...state, page: 1})} tone="quiet">
          Go to the first page
        </ButtonLink>
      )}
      {!isPastTheEnd && (isFiltered || elsewhere !== undefined) && (
        <ButtonLink to={isFiltered ? path : (elsewhere ?? path)} tone="quiet">
          {whole}
        </ButtonLink>
      )}
    </Notice>
  )

  function reason(): string {
    if (isPastTheEnd) return `This list ends at page ${lastPage}.`
    if (state.search) {
      return `Nothing here has all the words of “${state.search}”. Try fewer words, or another spelling.`
    }
    return 'There is nothing here yet.'
  }
}
