import {type ReactNode, useEffect, useId, useRef} from 'react'
import {createPortal} from 'react-dom'
import {styled} from 'styled-components'

import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'

import {Heading} from './heading.tsx'
import {IconButton} from './icon-button.tsx'
import {keepFocusInside, useScrollLock} from './panel-behaviour.ts'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A question over the page. The focus starts in its first field, else on its last button, and goes back to where it came from. */
export function Dialog({title, onClose, children}: DialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useScrollLock(true)
  useEffect(() => {
    const opener = document.activeElement
    const field = panel.current?.querySelector('input')
    const target = field ?? [...(panel.current?.querySelectorAll('button') ?? [])].at(-1)
    target?.focus()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return createPortal(
    <Ground>
      <Overlay onClick={onClose} />
      <Panel
        aria-labelledby={titleId}
        aria-modal="true"
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          keepFocusInside(event)
        }}
        ref={panel}
        role="dialog"
        tabIndex={-1}
      >
        <Head>
          <Heading $size="title" id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label="Close" onPress={onClose} />
        </Head>
        {children}
      </Panel>
    </Ground>,
    document.body,
  )
}

const Ground = styled.div`
  position: fixed;
  z-index: ${depth.overlay};
  inset: 0;
  display: grid;
  place-items: center;
  padding: ${theme.space.md};
  overflow-y: auto;
`

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  background: ${theme.color.overlay};
`

const Panel = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space.md};
  width: min(28rem, 100%);
  padding: ${theme.space.lg};
  border-top: ${theme.line.heavy} solid ${theme.color.accent};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  outline: none;
  box-shadow: 0 1rem 4rem rgb(0 0 0 / 45%);
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.md};
`
