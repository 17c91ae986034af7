import {expect, test} from 'vitest'

import {parseStudioSettings} from './studio-settings.ts'

const page = 'http://192.168.1.7:3000'
const lake = {projectId: 'local', dataset: 'production'}

test('a single slash is the page’s own origin, by whatever name it was opened', () => {
  expect(parseStudioSettings({...lake, apiHost: '/', useProjectHostname: false}, page)).toEqual({
    ...lake,
    apiHost: page,
  })
})

test('another lake is named by its origin', () => {
  const settings = {...lake, apiHost: 'http://127.0.0.1:3001/', useProjectHostname: false}
  expect(parseStudioSettings(settings, page).apiHost).toBe('http://127.0.0.1:3001')
})

test('without an address it is hosted Sanity', () => {
  expect(parseStudioSettings({...lake, useProjectHostname: true}, page).apiHost).toBeNull()
})

test.each([null, 'text', {}, {projectId: 1, dataset: 'production'}])(
  'what names no project is refused: %o',
  (settings) => {
    expect(() => parseStudioSettings(settings, page)).toThrow('its settings')
  },
)
