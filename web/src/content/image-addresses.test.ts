import {expect, test} from 'vitest'

import {imageAddresses} from './image-addresses.ts'
import {presentPicture} from './picture-data.ts'

const settings = {projectId: 'p1', dataset: 'production', apiHost: '/', useProjectHostname: false}
const origin = 'https://site.test'
const wide = {width: 16, height: 9}

function aPicture(hotspot = {x: 0.5, y: 0.5, width: 0.2, height: 0.2}) {
  const picture = presentPicture({
    alt: 'Two runners',
    hotspot,
    asset: {_id: 'image-abc123-2000x1000-jpg', width: 2000, height: 1000, lqip: 'data:image/jpeg;base64,AA'},
  })
  if (!picture) throw new Error('The sample picture was refused')
  return picture
}

test('with the lake behind the page’s own origin, pictures have paths without an origin', () => {
  const source = imageAddresses(settings, origin).source(aPicture(), wide)

  expect(source.src).toMatch(/^\/images\/p1\/production\/abc123-2000x1000\.jpg\?/)
  expect(source.srcSet.split(', ')).toHaveLength(7)
  expect(source.width / source.height).toBeCloseTo(16 / 9, 1)
})

test('a hosted project serves its pictures from its content network', () => {
  const hosted = imageAddresses({projectId: 'p1', dataset: 'production', useProjectHostname: true}, origin)

  expect(hosted.source(aPicture(), wide).src).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/p1\/production\//)
})

test('the shared picture is 1200 by 630, with an origin, and keeps the hotspot in view', () => {
  const left = imageAddresses(settings, origin).social(aPicture({x: 0.1, y: 0.5, width: 0.1, height: 0.1}))
  const right = imageAddresses(settings, origin).social(aPicture({x: 0.9, y: 0.5, width: 0.1, height: 0.1}))

  expect(left).toContain('https://site.test/images/')
  expect(left).toContain('w=1200&h=630')
  expect(left).toContain('rect=0,0,')
  expect(right).not.toContain('rect=0,0,')
})

test('a picture whose file is gone or unreadable is none', () => {
  expect(presentPicture({alt: 'x', asset: null})).toBeNull()
  expect(presentPicture({alt: 'x', asset: {_id: 'broken', width: 10, height: 10}})).toBeNull()
  expect(presentPicture(null)).toBeNull()
})

test('a placeholder that is no data address is not taken', () => {
  const picture = presentPicture({
    asset: {_id: 'image-abc123-2000x1000-jpg', width: 2000, height: 1000, lqip: 'https://evil.test/x.png)'},
  })

  expect(picture?.placeholder).toBeNull()
})

test('the hotspot is named within what is left of the picture', () => {
  const {focus} = imageAddresses(settings, origin).source(
    aPicture({x: 0.9, y: 0.5, width: 0.1, height: 0.1}),
    {
      width: 1,
      height: 1,
    },
  )

  expect(focus).toBe('80% 50%')
})
