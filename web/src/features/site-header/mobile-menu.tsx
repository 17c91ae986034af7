import {useEffect, useRef, useState} from 'react'
import {Link} from 'react-router-dom'
import {styled} from 'styled-components'

import {paths} from '#paths.ts'
import {depth} from '#theme/depth.ts'
import {media} from '#theme/media.ts'
import {theme} from '#theme/theme.ts'
import {ButtonLink} from '#ui/button.tsx'
import {IconButton} from '#ui/icon-button.tsx'
import {keepFocusInside, useScrollLock} from '#ui/panel-behaviour.ts'

import {menu} from './menu.ts'
import {MobileMenuGroup} from './mobile-menu-group.tsx'

/** The whole menu as a panel that slides in from the right over a dark ground. */
export function MobileMenu({isOpen, onClose}: {isOpen: boolean; onClose: () => void}) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const panel = useRef<HTMLDivElement>(null)

  useScrollLock(isOpen)
  useEffect(() => {
    if (isOpen) panel.current?.querySelector('button')?.focus()
  }, [isOpen])

  function close() {
    setExpanded(new Set())
    onClose()
  }

  function toggle(label: string) {
    setExpanded((labels) =>
      labels.has(label)
        ? new Set([...labels].filter((other) => other !== label))
        : new Set([...labels, label]),
    )
  }

  return (
    <Ground data-open={isOpen} inert={!isOpen}>
      <Overlay data-testid="menu-overlay" onClick={close} />
      <Panel
        aria-label="Menu"
        aria-modal="true"
        id="mobile-menu"
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
          keepFocusInside(event)
        }}
        ref={panel}
        role="dialog"
      >
        <Head>
          <IconButton icon="close" label="Close menu" onPress={close} />
        </Head>
        <Lists aria-label="Mobile">
          <ul>
            <li>
              <HomeLink onClick={close} to={paths.home}>
                Home
              </HomeLink>
            </li>
            {menu.map((group) => (
              <MobileMenuGroup
                expanded={expanded}
                group={group}
                key={group.label}
                level={1}
                onFollow={close}
                onToggle={toggle}
              />
            ))}
          </ul>
        </Lists>
        <ButtonLink onFollow={close} to={paths.section('involved')} tone="masthead">
          Share Your Story
        </ButtonLink>
      </Panel>
    </Ground>
  )
}

const Ground = styled.div`
  position: fixed;
  z-index: ${depth.overlay};
  inset: 0;
  visibility: hidden;
  transition: visibility ${theme.motion.calm};
  &[data-open='true'] {
    visibility: visible;
  }
  ${media.menuBar} {
    display: none;
  }
`

const Overlay = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.color.overlay};
  opacity: 0;
  transition: opacity ${theme.motion.calm};
  [data-open='true'] > & {
    opacity: 1;
  }
`

const Panel = styled.div`
  position: absolute;
  inset: 0 0 0 auto;
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  width: min(22rem, 88vw);
  padding: 0.8rem ${theme.space.md} ${theme.space.md};
  border-left: ${theme.line.bold} solid ${theme.color.mastheadAccent};
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  transform: translateX(100%);
  transition: transform ${theme.motion.calm};
  [data-open='true'] > & {
    transform: none;
  }
`

const Head = styled.div`
  display: flex;
  justify-content: flex-end;
`

/** Scrolls alone, so that the button below stays in reach. */
const Lists = styled.nav`
  flex: 1;
  min-height: 8rem;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const HomeLink = styled(Link)`
  display: block;
  padding: ${theme.space.sm} ${theme.space.xs};
  border-bottom: ${theme.line.hair} solid ${theme.color.mastheadRule};
  font: 700 1.5rem/1.15 ${theme.font.display};
  text-decoration: none;
`
