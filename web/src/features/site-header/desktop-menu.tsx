import {dropdownWidth} from '@bfl/schemas/domain/site-constants'
import {useEffect, useRef, useState} from 'react'
import {styled} from 'styled-components'

import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'

import {Dropdown, nextOpen} from './dropdown.tsx'
import {menu} from './menu.ts'

/** The bar of the whole menu. One path through it is open at a time. */
export function DesktopMenu() {
  const [open, setOpen] = useState<string | null>(null)
  const nav = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!open) return
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [open])

  return (
    <Nav aria-label="Main" ref={nav}>
      <Bar>
        {menu.map((group) => (
          <Dropdown
            group={group}
            isOpen={open === group.label}
            key={group.label}
            onFollow={() => setOpen(null)}
            onToggle={(isNowOpen) => setOpen((label) => nextOpen(label, group.label, isNowOpen))}
            width={dropdownWidth}
          />
        ))}
      </Bar>
    </Nav>
  )
}

const Nav = styled.nav`
  display: none;
  height: 100%;
  ${media.menuBar} {
    display: block;
  }
`

const Bar = styled.ul`
  display: flex;
  height: 100%;
  gap: ${theme.space.hair};
`
