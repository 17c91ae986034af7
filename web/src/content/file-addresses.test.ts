import {expect, test} from 'vitest'

import {fileAddresses} from './file-addresses.ts'

const hosted = {projectId: 'p1', dataset: 'production', useProjectHostname: true}
const id = 'file-0a1b2c-pdf'

test('a file of the page’s own origin has a path, a hosted one the address of the file service', () => {
  expect(fileAddresses({...hosted, apiHost: '/'})(id)).toBe('/files/p1/production/0a1b2c.pdf')
  expect(fileAddresses(hosted)(id)).toBe('https://cdn.sanity.io/files/p1/production/0a1b2c.pdf')
  expect(fileAddresses({...hosted, apiHost: 'https://api.lake.test'})(id)).toBe(
    'https://cdn.lake.test/files/p1/production/0a1b2c.pdf',
  )
})

test('what is no id of a file has no address', () => {
  const address = fileAddresses(hosted)
  expect(['image-0a-1x1-png', 'file-0a', 'file-../../x-pdf', ''].map(address)).toEqual(Array(4).fill(null))
})
