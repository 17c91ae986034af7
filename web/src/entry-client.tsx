import {keepFirstPress} from './first-press.ts'

/**
 * The page is readable and its links work without any of this. It starts at the reader's first touch; pages that
 * have something to do by themselves say when they start without one.
 */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const patience = 3000
/** Well before the first slide has had its time. */
const laterMilliseconds = 6000

const replayFirstPress = keepFirstPress(document)
let isStarted = false

listen()
startUntouched(document.querySelector('#root')?.getAttribute('data-start'))

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

function startUntouched(when: string | null | undefined) {
  if (when !== 'idle' && when !== 'later') return
  const begin = () => (when === 'idle' ? startWhenIdle() : setTimeout(start, laterMilliseconds))
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin, {once: true})
}

function startWhenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, {timeout: patience})
  else setTimeout(start, 200)
}
