import {expect, test} from 'vitest'

import addresses from '#cases/youtube.json' with {type: 'json'}

import {videoId} from './video-id.ts'

test.each(addresses)('the id in $url', ({url, expected_id: expected}) => {
  // An address without its scheme may be read or not; ours is.
  expect(videoId(url)).toBe(expected === 'either' ? 'dQw4w9WgXcQ' : expected)
})

test.each([
  'https://youtu.be/short',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQdQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXc"',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ/../../x',
  'http://[',
])('there is none in %s', (address) => {
  expect(videoId(address)).toBeNull()
})
