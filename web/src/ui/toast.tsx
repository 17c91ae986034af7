import {createContext, type ReactNode, useCallback, useContext, useEffect, useState} from 'react'
import {styled} from 'styled-components'

import {depth} from '#theme/depth.ts'
import {theme} from '#theme/theme.ts'

const shownFor = 4000

const ToastContext = createContext<(message: string) => void>(() => {})

/** Tells the reader in one short line that what they did has happened, or why it has not. */
export function useToast(): (message: string) => void {
  return useContext(ToastContext)
}

export function ToastProvider({children}: {children: ReactNode}) {
  const [toast, setToast] = useState<{message: string} | null>(null)
  const show = useCallback((message: string) => setToast({message}), [])

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(null), shownFor)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ToastContext value={show}>
      {children}
      <Region role="status">{toast && <Message>{toast.message}</Message>}</Region>
    </ToastContext>
  )
}

const Region = styled.div`
  position: fixed;
  z-index: ${depth.toast};
  inset: auto 0 ${theme.space.lg};
  display: grid;
  justify-items: center;
  padding-inline: ${theme.space.md};
  pointer-events: none;
`

const Message = styled.p`
  padding: ${theme.space.sm} ${theme.space.lg};
  border-left: ${theme.line.heavy} solid ${theme.color.mastheadAccent};
  background: ${theme.color.masthead};
  color: ${theme.color.onMasthead};
  box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 35%);
  font: 600 1.3125rem/1.2 ${theme.font.display};
`
