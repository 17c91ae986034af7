import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'

import {Heading} from './heading.tsx'
import {VisuallyHidden} from './visually-hidden.tsx'

/** One entry of a list. The whole card follows its one link, the `CardLink` at its foot. */
export const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space.xs};
  height: 100%;
  overflow-wrap: anywhere;
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
  ${Card}:hover & > :first-child > * {
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
  ${Card}:hover & {
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

/** Says what the card invites to and, for those who do not see the card, of what. */
export function CardLink({to, title, children}: {to: string; title: string; children: string}) {
  return (
    <Way to={to}>
      {`${children} `}
      <VisuallyHidden>{title}</VisuallyHidden>
    </Way>
  )
}

const Way = styled(Link)`
  padding-bottom: ${theme.space.hair};
  border-bottom: ${theme.line.bold} solid ${theme.color.accent};
  text-decoration: none;
  ${Card}:hover & {
    color: ${theme.color.accent};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: ${theme.line.bold} solid ${theme.color.accent};
    outline-offset: ${theme.line.bold};
  }
`
