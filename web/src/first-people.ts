import {getEngagement} from '@bfl/schemas/api-calls'

import {callEarly} from '#api/call.ts'
import {readSession} from '#api/stored-session.ts'
import {countTexts, grouped, likesLabel} from '#features/engagement/count-texts.ts'
import {tellView} from '#features/engagement/tell-view.ts'
import {tellPage} from '#features/page-views/tell-page.ts'
import {isTakenOver} from '#page/takeover.ts'

/**
 * What people made of the page, shown without waiting for the site to take it over: who is signed in, the numbers of a
 * story, and that somebody is reading it or another page.
 */
export function showPeople(page: Document): void {
  showAccount(page)
  void showLikes(page)
  whenVisible(page, () => tellPage(location.pathname))
  const story = page.querySelector<HTMLElement>('[data-story]')
  if (!story) return

  const {story: id = '', number} = story.dataset
  if (number) void showCounts(story, number)
  whenVisible(page, () => tellView(id))
}

function showAccount(page: Document): void {
  const user = readSession()?.user
  if (!user) return
  page.documentElement.dataset.session = 'in'
  for (const field of ['initials', 'name'] as const) {
    const element = page.querySelector(`[data-account="${field}"]`)
    if (element) element.textContent = user[field]
  }
}

async function showCounts(story: HTMLElement, number: string): Promise<void> {
  try {
    const {data} = await callEarly(getEngagement, {params: {}, query: {stories: number}})
    const engagement = data[number]
    if (!engagement || isTakenOver()) return
    for (const [name, text] of Object.entries(countTexts)) {
      for (const element of story.querySelectorAll(`[data-count="${name}"]`)) {
        element.textContent = text(engagement)
      }
    }
    story.querySelector('[data-like]')?.setAttribute('aria-pressed', String(engagement.is_liked))
  } catch {
    // The page is whole without numbers.
  }
}

/** The likes of a list's stories, which cards show only above none. */
async function showLikes(page: Document): Promise<void> {
  const places = [...page.querySelectorAll<HTMLElement>('[data-likes-of]')]
  if (places.length === 0) return
  try {
    const stories = places.map(({dataset}) => dataset.likesOf).join(',')
    const {data} = await callEarly(getEngagement, {params: {}, query: {stories}})
    if (isTakenOver()) return
    for (const place of places) {
      const likes = data[place.dataset.likesOf ?? '']?.likes_count ?? 0
      place.hidden = likes === 0
      place.title = likesLabel(likes)
      const number = place.querySelector('span')
      if (number) number.textContent = grouped(likes)
    }
  } catch {
    // The list is whole without numbers.
  }
}

/** A page opened in a background tab is not read yet. */
function whenVisible(page: Document, act: () => void): void {
  if (page.visibilityState === 'visible') act()
  else page.addEventListener('visibilitychange', act, {once: true})
}
