import {styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'

export const Entry = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space.hair} ${theme.space.sm};
`

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: center;
  gap: 0 ${theme.space.xs};
  min-height: 2.25rem;
  padding-right: 2.75rem;
  font: 500 ${theme.size.label}/1.3 ${theme.font.display};
  color: ${theme.color.textMuted};
  & > b {
    color: ${theme.color.text};
    font-size: 1.3125rem;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
`

export const Marker = styled.p`
  padding-block: ${theme.space.xs};
  color: ${theme.color.textMuted};
  font-style: italic;
`

export const Body = styled.div`
  position: relative;
  min-width: 0;
`

export const MenuPlace = styled.div`
  position: absolute;
  top: -0.625rem;
  right: -0.625rem;
  color: ${theme.color.textMuted};
`

export const Action = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${theme.color.textMuted};
  font: 600 ${theme.size.label}/1 ${theme.font.display};
  font-variant-numeric: tabular-nums;
  &:hover,
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    color: ${theme.color.accent};
  }
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`

export const Replies = styled.ol`
  display: grid;
  gap: ${theme.space.md};
  margin-top: ${theme.space.sm};
  padding-left: ${theme.space.md};
  border-left: ${theme.line.bold} solid ${theme.color.rule};
  ${media.belowMedium} {
    margin-left: calc(-1 * ${theme.space.xl});
  }
`
