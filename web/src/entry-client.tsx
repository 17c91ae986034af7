import {keepFirstPress} from './first-press.ts'

/**
 * The page is readable and its links work without any of this. Pages with something that moves by itself start once
 * the browser has nothing better to do, all others at the reader's first touch.
 */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const patience = 3000

const replayFirstPress = keepFirstPress(document)
let isStarted = false

listen()
if (document.querySelector('#root')?.getAttribute('data-start') === 'idle') {
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', startWhenIdle, {once: true})
}

function listen() {
  for (const touch of touches) addEventListener(touch, start, {passive: true})
}

async function start() {
  if (isStarted) return
  isStarted = true
  for (const touch of touches) removeEventListener(touch, start)
  try {
    const {hydrate} = await import('./hydrate.tsx')
    await hydrate(replayFirstPress)
  } catch (error) {
    // A connection lost while loading: the next touch tries again.
    isStarted = false
    listen()
    throw error
  }
}

function startWhenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, {timeout: patience})
  else setTimeout(start, 200)
}
