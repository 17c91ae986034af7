import {createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState} from 'react'
import {styled} from 'styled-components'

import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'

const shownFor = 4000
/** One action may say two things; older ones make room. */
const mostAtOnce = 3
/** How high three of them stand, in pixels. */
const roomOfToasts = 220

type Edge = 'top' | 'bottom'

interface Toast {
  id: number
  message: string
}

const ToastContext = createContext<(message: string) => void>(() => {})

/** Tells the reader in one short line that what they did has happened, or why it has not. */
export function useToast(): (message: string) => void {
  return useContext(ToastContext)
}

export function ToastProvider({children}: {children: ReactNode}) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [edge, setEdge] = useState<Edge>('bottom')
  const lastId = useRef(0)
  const isShown = toasts.length > 0
  const show = useCallback((message: string) => {
    lastId.current += 1
    const id = lastId.current
    setEdge(freeEdge())
    setToasts((shown) => [...shown, {id, message}].slice(-mostAtOnce))
    setTimeout(() => setToasts((shown) => shown.filter((toast) => toast.id !== id)), shownFor)
  }, [])

  useEffect(() => {
    if (!isShown) return
    const dismiss = ({key}: KeyboardEvent) => key === 'Escape' && setToasts([])
    addEventListener('keydown', dismiss)
    return () => removeEventListener('keydown', dismiss)
  }, [isShown])

  return (
    <ToastContext value={show}>
      {children}
      <Region data-edge={edge} role="status">
        {toasts.map(({id, message}) => (
          <Message key={id}>{message}</Message>
        ))}
      </Region>
    </ToastContext>
  )
}

/** What the reader has just pressed or is writing in stays in sight. */
function freeEdge(): Edge {
  const inUse = document.activeElement?.getBoundingClientRect()
  const isLow = inUse && inUse.height < innerHeight / 2 && inUse.bottom > innerHeight - roomOfToasts
  return isLow ? 'top' : 'bottom'
}

const Region = styled.div`
  position: fixed;
  z-index: ${depth.toast};
  inset: auto 0 ${theme.space.lg};
  &[data-edge='top'] {
    inset: calc(${theme.width.header} + ${theme.space.md}) 0 auto;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space.xs};
  padding-inline: ${theme.space.md};
  pointer-events: none;
`

const Message = styled.p`
  max-width: 100%;
  overflow-wrap: anywhere;
  padding: ${theme.space.sm} ${theme.space.lg};
  border: ${theme.line.hair} solid ${theme.color.mastheadRule};
  border-left: ${theme.line.heavy} solid ${theme.color.mastheadAccent};
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 35%);
  font: 600 1.3125rem/1.2 ${theme.font.display};
`
