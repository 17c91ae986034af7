import {mkdtempSync, writeFileSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import {expect, test} from 'vitest'

import {loadEnvironmentFile} from './environment-file.ts'

function folderWith(environment: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'env-'))
  writeFileSync(path.join(folder, '.env.example'), '# The port.\n#PORT=3000\n#PROBE_SETTING=\n')
  writeFileSync(path.join(folder, '.env'), environment)
  return folder
}

test('a file without faults is loaded', () => {
  loadEnvironmentFile(folderWith('# mine\n\nexport PROBE_SETTING="on"\n'))
  expect(process.env.PROBE_SETTING).toBe('on')
})

test.each([
  ['SEDE=none', '.env line 1: there is no setting SEDE. See .env.example.'],
  ['\nPORT 4403', '.env line 2: is not of the form NAME=value. See .env.example.'],
])('%j stops the start', (environment, message) => {
  expect(() => loadEnvironmentFile(folderWith(environment))).toThrow(message)
})

test('a folder without the file is fine', () => {
  expect(loadEnvironmentFile(mkdtempSync(path.join(os.tmpdir(), 'env-')))).toBeUndefined()
})
