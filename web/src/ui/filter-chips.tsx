import {Link} from 'react-router-dom'
import {css, styled} from 'styled-components'

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

interface ChipLinksProps {
  label: string
  options: readonly {name: string; to: string}[]
  chosen: string
}

/** The same choice where each has an address of its own, so that it works before scripts and in a new tab. */
export function ChipLinks({label, options, chosen}: ChipLinksProps) {
  return (
    <Group aria-label={label} as="nav">
      {options.map(({name, to}) => (
        <ChipLink aria-current={name === chosen ? 'true' : undefined} key={name} to={to}>
          {name}
        </ChipLink>
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

const chipFace = css`
  flex: none;
  min-height: 2.75rem;
  padding: 0.375rem 1rem;
  border: ${theme.line.thin} solid ${theme.color.rule};
  border-radius: ${theme.radius.pill};
  background: transparent;
  font: 600 1.25rem/1.1 ${theme.font.display};
  white-space: nowrap;
  scroll-snap-align: center;
  &:hover {
    border-color: ${theme.color.text};
  }
  &[aria-pressed='true'],
  &[aria-current] {
    border-color: ${theme.color.text};
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
`

const Chip = styled.button`
  ${chipFace}
`

const ChipLink = styled(Link)`
  ${chipFace}
  display: grid;
  place-items: center;
  text-decoration: none;
`
