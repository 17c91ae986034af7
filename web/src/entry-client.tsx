import {keepFirstPress} from './first-press.ts'

/**
 * The page is readable and its links work without any of this. The site is fetched once the browser has nothing
 * better to do, or at the reader's first touch.
 */
const touches = ['pointerdown', 'keydown', 'touchstart'] as const
const patience = 3000

const replayFirstPress = keepFirstPress(document)
let isStarted = false

function start() {
  if (isStarted) return
  isStarted = true
  for (const touch of touches) removeEventListener(touch, start)
  void import('./hydrate.tsx').then(({hydrate}) => hydrate(replayFirstPress))
}

for (const touch of touches) addEventListener(touch, start, {passive: true})

if (document.readyState === 'complete') whenIdle()
else addEventListener('load', whenIdle, {once: true})

function whenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, {timeout: patience})
  else setTimeout(start, 200)
}
