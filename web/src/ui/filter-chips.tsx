import {styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'

interface FilterChipsProps {
  label: string
  options: readonly string[]
  chosen: string
  onChoose: (option: string) => void
}

/** One choice among a few, as a row that scrolls sideways on phones. */
export function FilterChips({label, options, chosen, onChoose}: FilterChipsProps) {
  return (
    <Group aria-label={label} role="group">
      {options.map((option) => (
        <Chip aria-pressed={option === chosen} key={option} onClick={() => onChoose(option)} type="button">
          {option}
        </Chip>
      ))}
    </Group>
  )
}

const Group = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  margin-inline: -1rem;
  padding: ${theme.space.hair} 1rem;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;

  ${media.large} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`

const Chip = styled.button`
  flex: none;
  min-height: 2.75rem;
  padding: 0.375rem 1rem;
  border: ${theme.line.thin} solid ${theme.color.rule};
  border-radius: ${theme.radius.pill};
  background: transparent;
  font: 600 1.25rem/1.1 ${theme.font.display};
  scroll-snap-align: center;
  &:hover {
    border-color: ${theme.color.text};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.text};
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
`
