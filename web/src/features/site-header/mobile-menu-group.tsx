import {useId} from 'react'
import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {theme} from '#theme/theme.ts'
import {Icon} from '#ui/icon.tsx'

import {type MenuGroup, isGroup} from './menu.ts'

interface MobileMenuGroupProps {
  group: MenuGroup
  level: 1 | 2
  expanded: ReadonlySet<string>
  onToggle: (label: string) => void
  onFollow: () => void
}

/** A group of the panel with the list that it opens below itself. */
export function MobileMenuGroup({group, level, expanded, onToggle, onFollow}: MobileMenuGroupProps) {
  const isExpanded = expanded.has(group.label)
  const listId = useId()

  return (
    <Entry $level={level}>
      <Opener
        $level={level}
        aria-controls={listId}
        aria-expanded={isExpanded}
        onClick={() => onToggle(group.label)}
        type="button"
      >
        {group.label}
        <Icon name="down" size={18} />
      </Opener>
      <List hidden={!isExpanded} id={listId}>
        {group.items.map((item) =>
          isGroup(item) ? (
            <MobileMenuGroup
              expanded={expanded}
              group={item}
              key={item.label}
              level={2}
              onFollow={onFollow}
              onToggle={onToggle}
            />
          ) : (
            <li key={item.to}>
              <Target onClick={onFollow} to={item.to}>
                {item.label}
              </Target>
            </li>
          ),
        )}
      </List>
    </Entry>
  )
}

const Entry = styled.li<{$level: 1 | 2}>`
  border-bottom: ${({$level}) => ($level === 1 ? `${theme.line.hair} solid ${theme.color.mastheadRule}` : '0')};
`

const Opener = styled.button<{$level: 1 | 2}>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3rem;
  padding: ${theme.space.sm} ${theme.space.xs};
  border: 0;
  background: transparent;
  font: 700 ${({$level}) => ($level === 1 ? '1.5rem' : '1.3125rem')}/1.15 ${theme.font.display};
  text-align: left;
  & > svg {
    flex: none;
    transition: transform ${theme.motion.quick};
  }
  &[aria-expanded='true'] {
    color: ${theme.color.mastheadAccent};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-color: ${theme.color.mastheadAccent};
    outline-offset: calc(-1 * ${theme.line.bold});
  }
`

const List = styled.ul`
  margin: 0 0 ${theme.space.sm} ${theme.space.xs};
  padding-left: ${theme.space.md};
  border-left: ${theme.line.bold} solid ${theme.color.mastheadRule};
  &[hidden] {
    display: none;
  }
`

const Target = styled(Link)`
  display: block;
  padding: 0.625rem ${theme.space.xs};
  color: ${theme.color.mastheadMuted};
  font: 500 1.3125rem/1.2 ${theme.font.display};
  text-decoration: none;
  &:hover {
    color: ${theme.color.onMasthead};
  }
  &:focus-visible {
    outline-color: ${theme.color.mastheadAccent};
    outline-offset: calc(-1 * ${theme.line.bold});
  }
`
