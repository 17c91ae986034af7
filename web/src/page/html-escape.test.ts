import {expect, test} from 'vitest'

import {escapeHtml, escapeJson} from './html-escape.ts'

const hostile = '</script><script>alert(1)</script><!-- \u2028 \u2029 & "quoted" ሀ'

test('no text can end the script element that carries it', () => {
  const json = escapeJson({title: hostile})

  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual({title: hostile})
})

test('text in an attribute cannot leave it', () => {
  expect(escapeHtml(`"><img onerror='x'>&`)).toBe('&quot;&gt;&lt;img onerror=&#39;x&#39;&gt;&amp;')
})
