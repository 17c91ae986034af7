import {formatDate} from '@bfl/schemas/domain/format-date'
import type {ReactNode} from 'react'
import {css, styled} from 'styled-components'

import type {StoryCard} from '#content/story-data.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {Label} from '#ui/label.tsx'

interface StoryFactsProps {
  story: Pick<StoryCard, 'author' | 'publishedAt' | 'minutes'>
  /** In a narrow card: one line for the author at every width, so that no font makes it break another way. */
  isStacked?: boolean
  /** Further facts. */
  children?: ReactNode
}

/** Who wrote it, when, and how long it takes. */
export function StoryFacts({story, isStacked = false, children}: StoryFactsProps) {
  return (
    <Facts $isLong={children !== undefined} $isStacked={isStacked} as="p">
      {story.author && <Author>{story.author}</Author>}
      {story.publishedAt && <time dateTime={story.publishedAt}>{formatDate(story.publishedAt)}</time>}
      <span>{`${story.minutes} min read`}</span>
      {children}
    </Facts>
  )
}

const separator = '1.25em'

const Author = styled.span`
  color: ${theme.color.text};
  font-weight: 700;
`

// Each fact carries its slash before it; the first slash of each line lies outside of what is shown.
const Facts = styled(Label)<{$isLong: boolean; $isStacked: boolean}>`
  display: flex;
  flex-wrap: wrap;
  margin-left: -${separator};
  clip-path: inset(0 0 0 ${separator});
  & > *::before {
    content: '/';
    display: inline-block;
    width: ${separator};
    color: ${theme.color.rule};
    text-align: center;
  }
  ${({$isStacked}) =>
    $isStacked &&
    css`
      & > ${Author} {
        flex-basis: 100%;
      }
    `}
  ${({$isLong}) =>
    $isLong &&
    css`
      /* On phones a long line breaks at one place, whatever the font and the numbers that come later. */
      & > ${Author} {
        flex-basis: 100%;
      }
      ${media.medium} {
        & > ${Author} {
          flex-basis: auto;
        }
      }
    `}
`
