import {useEffect, useEffectEvent, useRef} from 'react'

interface TimeLeft {
  /** Each turn has the whole time. */
  turn: number
  isRunning: boolean
  /** What is left when the first turn is met. */
  atStart: () => number
  whole: number
  onEnd: () => void
}

/** A time that can be held: it goes on with what was left. */
export function useTimeLeft({turn, isRunning, atStart, whole, onEnd}: TimeLeft): void {
  const left = useRef<{turn: number; milliseconds: number} | null>(null)
  const first = useEffectEvent(atStart)
  const end = useEffectEvent(onEnd)

  useEffect(() => {
    left.current ??= {turn, milliseconds: first()}
    if (left.current.turn !== turn) left.current = {turn, milliseconds: whole}
    if (!isRunning) return

    const {milliseconds} = left.current
    const start = performance.now()
    const timer = setTimeout(() => {
      left.current = {turn, milliseconds: whole}
      end()
    }, milliseconds)
    return () => {
      clearTimeout(timer)
      const passed = performance.now() - start
      if (left.current?.turn === turn) {
        left.current = {turn, milliseconds: Math.max(0, milliseconds - passed)}
      }
    }
  }, [turn, isRunning, whole])
}
