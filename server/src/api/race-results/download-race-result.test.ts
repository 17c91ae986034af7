import {readFile} from 'node:fs/promises'

import {downloadRaceResult, getRaceResult, viewRaceResult} from '@bfl/schemas/api'
import {afterAll, beforeAll, expect, test} from 'vitest'

import {type Newsroom, startNewsroom} from '#testing/start-newsroom.ts'

const fileNames = new URL('../../../../local/content-lake/fixtures/uploads/FILENAMES.json', import.meta.url)
const name = 'የማራቶን ውጤት 2026.csv'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const params = {id: '71'}

let newsroom: Newsroom
beforeAll(async () => {
  newsroom = await startNewsroom({TRUST_PROXY: '1'})
  const {client} = newsroom.lake
  const file = await client.assets.upload('file', Buffer.from('Place,Name\n'), {filename: name})
  const result = {_type: 'raceResult', raceDate: '2026-04-19', title: 'Marathon'}
  const asset = {_type: 'reference', _ref: file._id}
  await client.createOrReplace({_id: 'r71', ...result, number: 71, file: {_type: 'file', asset}})
  await client.createOrReplace({_id: 'r72', ...result, number: 72})
})
afterAll(() => newsroom[Symbol.asyncDispose]())

const from = (address: string, more: Record<string, string> = {}) => ({
  'user-agent': firefox,
  'x-forwarded-for': address,
  ...more,
})

test('a download has the file’s own name in any script and counts once a visitor', async () => {
  const first = await newsroom.call(downloadRaceResult, {params, headers: from('10.1.0.1')})
  expect(first.data).toMatchObject({file_name: name, downloads_count: 1})
  expect(first.data.download_url).toMatch(/\/files\/[^?]+\.csv\?dl=/)
  expect(new URL(first.data.download_url).searchParams.get('dl')).toBe(name)

  await newsroom.call(downloadRaceResult, {params, headers: from('10.1.0.1')})
  const other = await newsroom.call(downloadRaceResult, {params, headers: from('10.1.0.2')})
  expect(other.data.downloads_count).toBe(2)
})

test('every odd name of a file comes back in what is downloaded, and does no harm', async () => {
  const {client} = newsroom.lake
  const names: string[] = []
  const odd: unknown = JSON.parse(await readFile(fileNames, 'utf8'))
  for (const given of Array.isArray(odd) ? odd.map(String) : []) {
    const file = await client.assets.upload('file', Buffer.from(`Place,Name\n1,${given}\n`), {
      filename: given,
    })
    await client
      .patch('r72')
      .set({file: {_type: 'file', asset: {_type: 'reference', _ref: file._id}}})
      .commit()
    const {data} = await newsroom.call(downloadRaceResult, {params: {id: '72'}})
    const {pathname, search} = new URL(data.download_url)
    const download = await newsroom.server.get(pathname + search)
    expect(download.status).toBe(200)
    const disposition = download.headers.get('content-disposition') ?? ''
    expect(disposition).toMatch(/^attachment; filename="[^"]*"; filename\*=UTF-8''[^;]+$/)
    const asked = decodeURIComponent(/filename\*=UTF-8''(.*)$/.exec(disposition)?.[1] ?? '')
    expect(asked).toBe(asked.replaceAll(/[/\\\r\n\0]/g, '_'))
    names.push(asked)
  }
  expect(names).toEqual(
    expect.arrayContaining([
      'Matokeo ya Mbio – Nairobi 2026.pdf',
      'የሩጫ ውጤቶች.pdf',
      'نتائج السباق.pdf',
      '結果.pdf',
      'Résultats (final) #1 100%.pdf',
      'quote"in.pdf',
    ]),
  )
  await client.patch('r72').unset(['file']).commit()
})

test('robots and calls for a part or for nothing of the answer are no downloads and no views', async () => {
  const before = (await newsroom.call(getRaceResult, {params})).data
  const robots = from('10.2.0.1', {'user-agent': 'Googlebot/2.1'})
  await newsroom.call(downloadRaceResult, {params, headers: robots})
  await newsroom.call(downloadRaceResult, {params, headers: from('10.2.0.2', {range: 'bytes=0-1'})})
  await newsroom.call(viewRaceResult, {params, headers: robots})
  expect((await newsroom.call(downloadRaceResult, {params, headers: robots})).data.downloads_count).toBe(
    before.downloads_count,
  )
})

test('a view of a result counts once a visitor', async () => {
  for (const address of ['10.3.0.1', '10.3.0.1', '10.3.0.2']) {
    await newsroom.call(viewRaceResult, {params, headers: from(address)})
  }
  await expect
    .poll(async () => (await newsroom.call(getRaceResult, {params})).data.views_count, {timeout: 5000})
    .toBe(2)
})

test('a result without a file has no download, and neither has one that is not there', async () => {
  expect(await newsroom.refusal(downloadRaceResult, {params: {id: '72'}})).toMatchObject({status: 404})
  expect(await newsroom.refusal(downloadRaceResult, {params: {id: '999'}})).toMatchObject({status: 404})
  expect(await newsroom.refusal(viewRaceResult, {params: {id: '999'}})).toMatchObject({status: 404})
})
