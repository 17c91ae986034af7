import type {Command} from '#engine/command.ts'

import {VERSION} from './build-info.ts'

export const serverStatus: Command = {
  name: 'serverStatus',
  fields: [],
  run: ({engine}) => ({
    host: '127.0.0.1',
    version: VERSION,
    process: 'embedded',
    pid: process.pid,
    uptime: (Date.now() - engine.startedAt.getTime()) / 1000,
    localTime: new Date(),
    metrics: {cursor: {open: {total: engine.cursors.count()}}},
    storageEngine: {name: 'sqlite', persistent: true},
  }),
}
