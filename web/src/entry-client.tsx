import {coverFailedPictures} from './failed-pictures.ts'
import {showPeople} from './first-people.ts'
import {keepFirstPress} from './first-press.ts'

/**
 * The page is readable and its links work without any of this. The numbers that people make are shown first; the site starts at the reader's first touch; pages that
 * have something to do by themselves say when they start without one.
 */
const touches = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const
const patience = 3000
/** Well before the first slide has had its time. */
const laterMilliseconds = 6000
/** How far below the screen a discussion may be when its comments are fetched. */
const nearby = '0px 0px 300px'

const replayFirstPress = keepFirstPress(document)
let isStarted = false

listen()
coverFailedPictures(document)
showPeople(document)
startNearComments(document.querySelector('#comments'))
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

/** A reader can come to a discussion without touching anything: a short story, a tall screen, a link to the comments. */
function startNearComments(comments: Element | null) {
  if (!comments) return
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({isIntersecting}) => isIntersecting)) return
      watch.disconnect()
      void start()
    },
    {rootMargin: nearby},
  )
  watch.observe(comments)
}

function startWhenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, {timeout: patience})
  else setTimeout(start, 200)
}
