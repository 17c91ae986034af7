import {type PointerEvent, useRef} from 'react'

const leastPixels = 48

/**
 * Tells of a finger that was drawn sideways: 1 to the next, -1 to the one before. The element needs
 * `touch-action: pan-y`, so that the page keeps its own scrolling.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{x: number; y: number} | null>(null)

  return {
    onPointerDown({pointerType, clientX, clientY}: PointerEvent) {
      start.current = pointerType === 'mouse' ? null : {x: clientX, y: clientY}
    },
    onPointerUp({clientX, clientY}: PointerEvent) {
      const step = start.current && swipeStep(clientX - start.current.x, clientY - start.current.y)
      start.current = null
      if (step) onSwipe(step)
    },
    onPointerCancel() {
      start.current = null
    },
  }
}

export function swipeStep(right: number, down: number): 1 | -1 | null {
  if (Math.abs(right) < leastPixels || Math.abs(right) < 2 * Math.abs(down)) return null
  return right < 0 ? 1 : -1
}
