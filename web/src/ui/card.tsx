import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {Heading} from './heading.tsx'

/** One entry of a list. What is in it stands in a `CardLink`, so that the whole card is one link. */
export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 100%;
`

/** Takes its name from title and invitation: `aria-labelledby`. */
export const CardLink = styled(Link)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
  overflow-wrap: anywhere;
  text-decoration: none;
`

export const CardPhoto = styled.div`
  position: relative;
  width: 100%;
  margin-bottom: ${theme.space.hair};
  overflow: hidden;
  img,
  svg {
    transition: transform ${theme.motion.calm};
  }
  ${CardLink}:hover & > :first-child > * {
    transform: scale(1.03);
  }
`

/** On the lower edge of the photo. */
export const CardFlag = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
`

export const CardTitle = styled(Heading).attrs({$size: 'title'})`
  ${CardLink}:hover & {
    text-decoration: underline;
    text-decoration-thickness: ${theme.line.thin};
    text-underline-offset: 0.12em;
    text-decoration-color: ${theme.color.accent};
  }
`

export const CardText = styled.p<{$lines: 2 | 3}>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({$lines}) => $lines};
  color: ${theme.color.textMuted};
  font-size: 1.0625rem;
  line-height: 1.5;
`

/** At the lower end, so that the ways on of a row of cards stand in one line. */
export const CardFoot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  width: 100%;
  margin-top: auto;
  padding-top: ${theme.space.xs};
  font: 700 1.25rem/1.2 ${theme.font.display};
`

/** What the card invites to. */
export const CardMore = styled.span`
  padding-bottom: ${theme.space.hair};
  border-bottom: ${theme.line.bold} solid ${theme.color.accent};
  ${CardLink}:hover & {
    color: ${theme.color.accent};
  }
`
