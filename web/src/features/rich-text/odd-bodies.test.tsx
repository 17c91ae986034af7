import {readFileSync} from 'node:fs'

import {isRecord} from '@bfl/schemas/domain/is-record'
import {renderToString} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'

import {RichText} from './rich-text.tsx'

const file = new URL('../../testing/odd-bodies.ndjson', import.meta.url)
const stories = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line): unknown => JSON.parse(line))
  .filter(isRecord)
const bodies = stories.map(
  (story) => [String(story._id), Array.isArray(story.body) ? story.body : []] as const,
)

test.each(bodies)('%s is drawn with all of its words', (_id, body) => {
  const html = renderToString(
    <MemoryRouter>
      <RichText value={body} />
    </MemoryRouter>,
  )
  const page = html.replaceAll(/<[^>]*>/g, '').replaceAll('<!-- -->', '')
  expect(wordsIn(body).filter((word) => !page.includes(word))).toEqual([])
})

/** Every word of every span, as far as no character of it has to be written in another way. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (!isRecord(value)) return []
  const own =
    value._type === 'span' && typeof value.text === 'string' ? value.text.split(/[^\p{L}\p{N}]+/u) : []
  return [...own.filter(Boolean), ...Object.values(value).flatMap(wordsIn)]
}
