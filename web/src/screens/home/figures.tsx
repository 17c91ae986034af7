import {styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'

interface FiguresProps {
  figures: readonly {figure: string; what: string}[]
  tone?: 'accent' | 'green'
}

/** Large numbers, each with the words that say of what. */
export function Figures({figures, tone = 'accent'}: FiguresProps) {
  return (
    <List>
      {figures.map(({figure, what}) => (
        <Tile key={what}>
          <Number $tone={tone}>{figure}</Number> {what}
        </Tile>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space.lg};
  ${media.medium} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

const Tile = styled.li`
  padding-top: ${theme.space.sm};
  border-top: ${theme.line.thin} solid ${theme.color.rule};
  color: ${theme.color.textMuted};
  font: 600 1.375rem/1.2 ${theme.font.display};
`

const Number = styled.span<{$tone: 'accent' | 'green'}>`
  display: block;
  color: ${({$tone}) => theme.color[$tone]};
  font: 900 ${theme.size.headline}/0.95 ${theme.font.display};
  font-variant-numeric: tabular-nums;
`
