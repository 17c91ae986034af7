import {mostPageButtons, womenStoriesPageSize} from '@bfl/schemas/domain/site-constants'
import {styled} from 'styled-components'

import type {WomenPage} from '#content/load-women.ts'
import type {WomenCard} from '#content/women-data.ts'
import {useVideoDialog} from '#features/video-dialog/use-video-dialog.ts'
import {VideoDialog} from '#features/video-dialog/video-dialog.tsx'
import {lastPageOf, listHref} from '#page/list-address.ts'
import {paths} from '#paths.ts'
import {theme} from '#theme/theme.ts'
import {Button, ButtonLink} from '#ui/button.tsx'
import {Notice} from '#ui/notice.tsx'
import {Pagination} from '#ui/pagination.tsx'
import {Text} from '#ui/text.tsx'

import {WomanCard} from './woman-card.tsx'

interface WomenListProps {
  found: WomenPage
  page: number
  search: string
  /** Those on this page that the search has left. */
  shown: readonly WomenCard[]
  onClear: () => void
}

export function WomenList({found: {women, total}, page, search, shown, onClear}: WomenListProps) {
  const dialog = useVideoDialog()
  const lastPage = lastPageOf(total, womenStoriesPageSize)

  if (total === 0) return <Notice title="No stories available at the moment. Check back soon!" />
  return (
    <>
      {shown.length > 0 && (
        <Cards>
          {shown.map((woman) => (
            <li key={woman.number}>
              <WomanCard onWatch={dialog.open} woman={woman} />
            </li>
          ))}
        </Cards>
      )}
      {shown.length === 0 && women.length > 0 && (
        <Notice title="No Stories Found">
          <Text>{`No name, title or description on this page says “${search}”.`}</Text>
          <Button onPress={onClear} tone="quiet">
            Clear search
          </Button>
        </Notice>
      )}
      {women.length === 0 && (
        <Notice title="No Stories Found">
          <Text>{`This list ends at page ${lastPage}.`}</Text>
          <ButtonLink to={paths.women} tone="quiet">
            Go to the first page
          </ButtonLink>
        </Notice>
      )}
      <Pagination
        hrefOf={(to) => listHref(paths.women, {search, page: to})}
        lastPage={lastPage}
        mostButtons={mostPageButtons}
        page={page}
      />
      <VideoDialog dialog={dialog} />
    </>
  )
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr));
  gap: ${theme.space.xxl} ${theme.space.lg};
`
