import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {css, styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'

import {Icon} from './icon.tsx'
import {pageWindow} from './page-window.ts'

interface PaginationProps {
  page: number
  lastPage: number
  /** How many numbered links there are at most. */
  mostButtons: number
  /** The address of a page of the list. */
  hrefOf: (page: number) => string
  /** Stands in the place of the numbered links, for example "Page 2 of 7". */
  children?: ReactNode
}

/** The way through a list of several pages, by real links; a list of one page has none. */
export function Pagination({page, lastPage, mostButtons, hrefOf, children}: PaginationProps) {
  if (lastPage <= 1) return null

  return (
    <Bar aria-label="Pages">
      <Step href={page > 1 ? hrefOf(Math.min(page - 1, lastPage)) : null} rel="prev">
        <Icon name="left" size={18} />
        Previous
      </Step>
      {children ?? (
        <Numbers>
          {pageWindow(page, lastPage, mostButtons).map((number) => (
            <li key={number}>
              <Number
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
                to={hrefOf(number)}
              >
                {number}
              </Number>
            </li>
          ))}
        </Numbers>
      )}
      <Step href={page < lastPage ? hrefOf(page + 1) : null} rel="next">
        Next
        <Icon name="right" size={18} />
      </Step>
    </Bar>
  )
}

function Step({href, rel, children}: {href: string | null; rel: 'prev' | 'next'; children: ReactNode}) {
  if (href === null) {
    return (
      <End aria-disabled="true" role="link">
        {children}
      </End>
    )
  }
  return (
    <Way rel={rel} to={href}>
      {children}
    </Way>
  )
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  padding-top: ${theme.space.lg};
  border-top: ${theme.line.thin} solid ${theme.color.text};
  font: 700 1.25rem/1 ${theme.font.display};
`

const step = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;
  padding-inline: ${theme.space.xs};
  text-decoration: none;
`

const Way = styled(Link)`
  ${step}
  &:hover {
    color: ${theme.color.accent};
  }
`

/** Nothing lies in this direction. */
const End = styled.a`
  ${step}
  color: ${theme.color.textMuted};
  cursor: not-allowed;
  opacity: 0.55;
`

const Numbers = styled.ol`
  display: flex;
  gap: ${theme.space.hair};
  order: 1;
  flex-basis: 100%;
  justify-content: center;
  ${media.medium} {
    order: 0;
    flex-basis: auto;
  }
`

const Number = styled(Link)`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: ${theme.space.xs};
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${theme.color.surfaceSunken};
  }
  &[aria-current='page'] {
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
`
