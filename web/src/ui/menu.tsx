import {type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState} from 'react'
import {styled} from 'styled-components'

import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'

interface MenuItem {
  label: string
  onChoose: () => void
}

interface MenuProps {
  /** What the button opens, for those who cannot see it. */
  label: string
  button: ReactNode
  /** The button's own text says what it opens. */
  hasText?: boolean
  items: readonly MenuItem[]
}

/** A button with a short list of actions: arrows move, Escape and Tab close, a press elsewhere too. */
export function Menu({label, button, hasText = false, items}: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!isOpen) return
    list.current?.querySelector('button')?.focus()
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [isOpen])

  function close() {
    setIsOpen(false)
    opener.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return
      setIsOpen(true)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') {
      setIsOpen(false)
      return
    } else if (!moveFocus(event.key, list.current)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Frame onKeyDown={onKeyDown} ref={menu}>
      <Opener
        aria-controls={isOpen ? listId : undefined}
        aria-expanded={isOpen}
        aria-haspopup="menu"
        aria-label={hasText ? undefined : label}
        onClick={() => setIsOpen(!isOpen)}
        ref={opener}
        title={label}
        type="button"
      >
        {button}
      </Opener>
      {isOpen && (
        <List aria-label={label} id={listId} ref={list} role="menu">
          {items.map((item) => (
            <Item
              key={item.label}
              onClick={() => {
                close()
                item.onChoose()
              }}
              role="menuitem"
              tabIndex={-1}
              type="button"
            >
              {item.label}
            </Item>
          ))}
        </List>
      )}
    </Frame>
  )
}

function moveFocus(key: string, list: HTMLElement | null): boolean {
  const entries = [...(list?.querySelectorAll('button') ?? [])]
  const here = entries.findIndex((entry) => entry === document.activeElement)
  const target = {
    ArrowDown: (here + 1) % entries.length,
    ArrowUp: (here - 1 + entries.length) % entries.length,
    Home: 0,
    End: entries.length - 1,
  }[key]
  if (target === undefined) return false
  entries[target]?.focus()
  return true
}

const Frame = styled.div`
  position: relative;
`

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.card};
  background: transparent;
  color: inherit;
  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
`

const List = styled.div`
  position: absolute;
  z-index: ${depth.raised};
  top: calc(100% + 0.25rem);
  right: 0;
  min-width: 9rem;
  padding-block: ${theme.space.xs};
  border-top: ${theme.line.bold} solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.text};
  box-shadow: 0 0.75rem 2rem rgb(0 0 0 / 30%);
`

const Item = styled.button`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: ${theme.space.xs} ${theme.space.md};
  border: 0;
  background: transparent;
  font: 600 1.25rem/1.1 ${theme.font.display};
  text-align: left;
  white-space: nowrap;
  &:hover,
  &:focus-visible {
    background: ${theme.color.surfaceSunken};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.line.bold});
  }
`
