import {pino} from 'pino'
import {expect, test} from 'vitest'
import {z} from 'zod'

import {OutageLog} from './outage-log.ts'

const Line = z.looseObject({reason: z.string(), times_since: z.number().optional()})

function listen() {
  const lines: z.infer<typeof Line>[] = []
  let now = 0
  const log = pino({level: 'info'}, {write: (line) => lines.push(Line.parse(JSON.parse(line)))})
  const outages = new OutageLog(log, () => now)
  return {
    lines,
    wait: (ms: number) => (now += ms),
    tell: (cause: unknown) => outages.tell('not available', cause),
  }
}

test('a hundred failures of one kind are one line, and after a while one more that counts them', () => {
  const {lines, wait, tell} = listen()
  for (let time = 0; time < 100; time += 1) tell(new Error('connect ECONNREFUSED'))
  expect(lines).toHaveLength(1)
  wait(10_000)
  tell(new Error('connect ECONNREFUSED'))
  expect(lines).toMatchObject([
    {reason: 'Error: connect ECONNREFUSED'},
    {reason: 'Error: connect ECONNREFUSED', times_since: 99},
  ])
})

test('failures of different kinds are told each, by their first line and without a stack', () => {
  const {lines, tell} = listen()
  tell(new TypeError('fetch failed\n    at somewhere'))
  tell(null)
  expect(lines.map(({reason}) => reason)).toEqual(['TypeError: fetch failed', 'unknown'])
  expect(JSON.stringify(lines)).not.toContain('at somewhere')
})

test('kinds without number are not kept', () => {
  const {lines, tell} = listen()
  for (let kind = 0; kind < 200; kind += 1) tell(new Error(`port ${kind}`))
  expect(lines).toHaveLength(200)
})
