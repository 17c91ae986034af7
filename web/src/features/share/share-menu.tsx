import {copiedMs} from '@bfl/schemas/domain/site-constants'
import {type KeyboardEvent, useEffect, useId, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {styled} from 'styled-components'

import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'
import {Icon} from '#ui/icon.tsx'
import {useToast} from '#ui/toast.tsx'

import {copyText} from './copy-text.ts'
import {offerShare} from './offer-share.ts'
import {type Shared, emailLink, shareLinks} from './share-links.ts'

interface ShareMenuProps {
  shared: Shared
  /** By e-mail too, and by the device's own list of ways where it has one. */
  hasEveryWay?: boolean
  /** A story's menu says in its own place that the link is copied; elsewhere a message does. */
  hasCopyMessage?: boolean
}

/** The ways to send a page to other people. */
export function ShareMenu({shared, hasCopyMessage = false, hasEveryWay = false}: ShareMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isCopied, setIsCopied] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const toast = useToast()
  const listId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [isOpen])

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      setIsOpen(false)
      opener.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      flushSync(() => setIsOpen(true))
      moveFocus(event.key, menu.current)
    }
  }

  async function press() {
    if (hasEveryWay && !isOpen && (await offerShare(shared))) return
    setIsOpen(!isOpen)
  }

  async function copyLink() {
    try {
      await copyText(shared.url)
      setIsCopied(true)
      if (hasCopyMessage) toast('Link copied!')
    } catch {
      toast('Failed to copy link')
    }
  }

  return (
    <Menu
      onBlur={({relatedTarget, currentTarget}) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={onKeyDown}
      ref={menu}
    >
      <Opener
        aria-controls={listId}
        aria-expanded={isOpen}
        onClick={() => void press()}
        ref={opener}
        type="button"
      >
        <Icon name="share" />
        Share
      </Opener>
      <List hidden={!isOpen} id={listId}>
        {[...shareLinks(shared), ...(hasEveryWay ? [emailLink(shared)] : [])].map(({network, icon, href}) => (
          <li key={network}>
            <Target href={href} onClick={() => setIsOpen(false)} rel="noopener" target="_blank">
              <Icon name={icon} />
              {network}
            </Target>
          </li>
        ))}
        <li>
          <Target as="button" onClick={() => void copyLink()} type="button">
            <Icon name="link" />
            <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy Link'}</span>
          </Target>
        </li>
      </List>
    </Menu>
  )
}

/** Up and down through the ways to share, round both ends. */
function moveFocus(key: 'ArrowDown' | 'ArrowUp', menu: HTMLElement | null) {
  const entries = [...(menu?.querySelectorAll<HTMLElement>('li > *') ?? [])]
  const here = entries.findIndex((entry) => entry === document.activeElement)
  const step = key === 'ArrowDown' ? here + 1 : (here < 0 ? entries.length : here) - 1
  entries.at(step % entries.length)?.focus()
}

const Menu = styled.div`
  position: relative;
`

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  min-height: 2.75rem;
  padding: 0.375rem 0.875rem;
  border: ${theme.line.thin} solid ${theme.color.text};
  border-radius: ${theme.radius.card};
  background: transparent;
  font: 700 1.25rem/1 ${theme.font.display};
  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.color.text};
    color: ${theme.color.surface};
  }
`

const List = styled.ul`
  position: absolute;
  z-index: ${depth.raised};
  top: calc(100% + 0.375rem);
  right: 0;
  width: 13rem;
  padding-block: ${theme.space.xs};
  border-top: ${theme.line.bold} solid ${theme.color.accent};
  background: ${theme.color.surfaceRaised};
  box-shadow: 0 0.75rem 2rem rgb(0 0 0 / 30%);
  &[hidden] {
    display: none;
  }
`

const Target = styled.a`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  width: 100%;
  min-height: 2.75rem;
  padding: ${theme.space.xs} ${theme.space.md};
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  font: 600 1.25rem/1.1 ${theme.font.display};
  text-align: left;
  text-decoration: none;
  &:hover {
    background: ${theme.color.surfaceSunken};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${theme.line.bold});
  }
`
