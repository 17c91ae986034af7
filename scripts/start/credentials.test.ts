import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import {afterAll, expect, test} from 'vitest'

import {keepSecrets, writeCredentials} from './credentials.ts'
import {readStartSettings} from './settings.ts'

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'credentials-'))
afterAll(() => rmSync(dataDir, {recursive: true}))

test('one private file holds what a person or a tool needs to sign in', () => {
  const secrets = keepSecrets(dataDir)
  writeCredentials(readStartSettings({DATA_DIR: dataDir}), secrets)
  const file = path.join(dataDir, 'credentials.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const login = {email: expect.stringContaining('@'), password: expect.any(String)}
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    sanity: {
      projectId: 'local',
      dataset: 'production',
      apiHost: 'http://127.0.0.1:3001',
      writeToken: secrets.writeToken,
    },
    mongo: {uri: expect.stringMatching(/^mongodb:/)},
    editor: login,
    editors: [login, login],
    admin: login,
    moderator: login,
    reader: login,
  })
})
