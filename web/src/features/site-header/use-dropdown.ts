import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

import {moveFocus} from './dropdown-keys.ts'
import {flipsSideways} from './flips-sideways.ts'

interface DropdownState {
  width: number
  isNested: boolean
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** How a dropdown answers mouse, finger and keyboard. */
export function useDropdown({width, isNested, isOpen, onToggle}: DropdownState) {
  const [isFlipped, setIsFlipped] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  function open() {
    const box = opener.current?.getBoundingClientRect()
    if (box) setIsFlipped(flipsSideways(isNested ? box.right : box.left, width, innerWidth))
    onToggle(true)
  }

  function close() {
    onToggle(false)
  }

  // The mouse may rest on the opener since before the page was taken over.
  const openUnderMouse = useEffectEvent(() => {
    if (opener.current?.parentElement?.matches(':hover')) open()
  })
  useEffect(() => openUnderMouse(), [])

  function closeToOpener() {
    opener.current?.focus()
    close()
  }

  function openToFirstEntry() {
    open()
    // An entry takes focus only once the list is visible.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('a, button')?.focus())
  }

  // A finger also "enters" before it taps; only a mouse opens by hovering.
  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse') open()
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse') close()
  }

  // Under a mouse the list is open already: its click must not close what hovering has opened.
  function onOpenerClick({nativeEvent}: MouseEvent) {
    const isMouse = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse'
    if (isOpen && !isMouse) close()
    else open()
  }

  function onBlur({relatedTarget, currentTarget}: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const isOnOpener = event.target === opener.current
    if (handleKey(event.key, event.target, isOnOpener)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }

  function handleKey(key: string, target: EventTarget, isOnOpener: boolean): boolean {
    const backKey = isFlipped ? 'ArrowRight' : 'ArrowLeft'
    const intoKey = !isNested ? 'ArrowDown' : isFlipped ? 'ArrowLeft' : 'ArrowRight'

    if (isOpen && (key === 'Escape' || (isNested && !isOnOpener && key === backKey))) {
      closeToOpener()
      return true
    }
    if (isOnOpener && key === intoKey) {
      openToFirstEntry()
      return true
    }
    return target instanceof Element && moveFocus(key, target, isOnOpener && !isNested)
  }

  return {
    opener,
    list,
    isFlipped,
    close,
    onOpenerClick,
    entryEvents: {onBlur, onKeyDown, onPointerEnter, onPointerLeave},
  }
}
