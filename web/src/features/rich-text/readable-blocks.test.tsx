import {renderToString} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test} from 'vitest'

import {RichText} from './rich-text.tsx'

const span = {_type: 'span', _key: 's', text: 'kept', marks: []}

test.each([
  ['nothing', null],
  ['a bare text', 'text'],
  ['a block without a type', {_key: 'a'}],
  ['a block without children', {_type: 'block', _key: 'a'}],
  ['children that are no list', {_type: 'block', _key: 'a', children: 'text'}],
  ['a child that is nothing', {_type: 'block', _key: 'a', children: [null]}],
  ['a span without a text', {_type: 'block', _key: 'a', children: [{_type: 'span', _key: 'b'}]}],
  ['a span with a number', {_type: 'block', _key: 'a', children: [{_type: 'span', _key: 'b', text: 5}]}],
  ['marks that are no list', {_type: 'block', _key: 'a', children: [{...span, marks: 'strong'}]}],
  ['definitions that are no list', {_type: 'block', _key: 'a', children: [span], markDefs: {a: 1}}],
  [
    'a definition that is nothing',
    {_type: 'block', _key: 'a', children: [{...span, marks: ['x']}], markDefs: [null]},
  ],
  ['a style that is no name', {_type: 'block', _key: 'a', style: 7, children: [span]}],
  ['a list of no kind', {_type: 'block', _key: 'a', listItem: 7, level: 'deep', children: [span]}],
  ['a picture without a file', {_type: 'image', _key: 'a', asset: {_ref: 7}}],
  ['a table of texts', {_type: 'table', _key: 'a', rows: ['a', 'b']}],
  ['a quote that is a list', {_type: 'pullQuote', _key: 'a', text: ['x']}],
  ['a block of an inherited name', {_type: '__proto__', _key: 'a'}],
  ['a block of another inherited name', {_type: 'constructor', _key: 'a'}],
  ['a style of an inherited name', {_type: 'block', _key: 'a', style: '__proto__', children: [span]}],
  ['a list of an inherited name', {_type: 'block', _key: 'a', listItem: 'toString', children: [span]}],
  ['a mark of an inherited name', {_type: 'block', _key: 'a', children: [{...span, marks: ['valueOf']}]}],
  ['a video of nowhere', {_type: 'video', _key: 'a', url: 'https://example.org/v'}],
])('%s between two paragraphs takes neither away', (_what, broken) => {
  const paragraph = {
    _type: 'block',
    _key: 'p',
    style: 'normal',
    markDefs: [],
    children: [{...span, text: 'around'}],
  }

  const html = renderToString(
    <MemoryRouter>
      <RichText value={[paragraph, broken, {...paragraph, _key: 'q'}]} />
    </MemoryRouter>,
  )

  expect(html.match(/around/g)).toHaveLength(2)
})

test.each([
  ['a bare text', 'kept words'],
  ['a bare text in a paragraph', {_type: 'block', _key: 'a', children: ['kept words']}],
  ['a paragraph in unknown blocks', nested(3)],
])('the words of %s are drawn', (_what, block) => {
  const html = renderToString(
    <MemoryRouter>
      <RichText value={[block]} />
    </MemoryRouter>,
  )
  expect(html).toContain('kept words')
})

test('nesting without end is given up', () => {
  expect(renderToString(<RichText value={[nested(5000)]} />)).not.toContain('kept words')
})

function nested(depth: number): object {
  const paragraph = {_type: 'block', _key: 'b', children: [{...span, text: 'kept words'}]}
  let block: object = paragraph
  for (let level = 0; level < depth; level += 1) block = {_type: 'callout', _key: `c${level}`, body: [block]}
  return block
}
