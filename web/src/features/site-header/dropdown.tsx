import {nestedDropdownWidth} from '@bfl/schemas/domain/site-constants'
import {useId, useState} from 'react'

import {Icon} from '#ui/icon.tsx'

import {Entry, List, Opener, Target} from './dropdown-parts.tsx'
import {type MenuGroup, isGroup} from './menu.ts'
import {useDropdown} from './use-dropdown.ts'

interface DropdownProps {
  group: MenuGroup
  width: number
  isNested?: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  /** Called when the reader follows a link anywhere below. */
  onFollow: () => void
}

/** A group of the menu: opens by hover or click, turns to the other side near the edge of the screen. */
export function Dropdown({group, width, isNested = false, isOpen, onToggle, onFollow}: DropdownProps) {
  const [openInside, setOpenInside] = useState<string | null>(null)
  const listId = useId()
  const {opener, list, isFlipped, close, entryEvents, onOpenerClick} = useDropdown({
    width,
    isNested,
    isOpen,
    onToggle(isNowOpen) {
      if (!isNowOpen) setOpenInside(null)
      onToggle(isNowOpen)
    },
  })

  function follow() {
    close()
    onFollow()
  }

  return (
    <Entry $isNested={isNested} {...entryEvents}>
      <Opener
        $isNested={isNested}
        aria-controls={listId}
        aria-expanded={isOpen}
        onClick={onOpenerClick}
        ref={opener}
        type="button"
      >
        {group.label}
        <Icon name={isNested ? 'right' : 'down'} size={14} />
      </Opener>
      <List
        $isFlipped={isFlipped}
        $isNested={isNested}
        data-open={isOpen}
        id={listId}
        ref={list}
        style={{width}}
      >
        {group.items.map((item) =>
          isGroup(item) ? (
            <Dropdown
              group={item}
              isNested
              isOpen={isOpen && openInside === item.label}
              key={item.label}
              onFollow={follow}
              onToggle={(isNowOpen) => setOpenInside((label) => nextOpen(label, item.label, isNowOpen))}
              width={nestedDropdownWidth}
            />
          ) : (
            <li key={item.to}>
              <Target onClick={follow} to={item.to}>
                {item.label}
              </Target>
            </li>
          ),
        )}
      </List>
    </Entry>
  )
}

/** A dropdown that closes late must not close the one that has opened meanwhile. */
export function nextOpen(open: string | null, label: string, isNowOpen: boolean): string | null {
  if (isNowOpen) return label
  return open === label ? null : open
}
