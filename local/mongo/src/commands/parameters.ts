import type {Command} from '#engine/command.ts'
import {integerField} from '#engine/fields.ts'
import {MongoError} from '#mongo-error.ts'

const MAX_SECONDS = 24 * 60 * 60

export const getParameter: Command = {
  name: 'getParameter',
  isForAdmin: true,
  fields: ['featureCompatibilityVersion', 'ttlMonitorSleepSecs'],
  run({engine, command}) {
    return {
      ...('featureCompatibilityVersion' in command ? {featureCompatibilityVersion: {version: '8.0'}} : {}),
      ...('ttlMonitorSleepSecs' in command ? {ttlMonitorSleepSecs: engine.expiry.seconds} : {}),
    }
  },
}

/** Only how often expired documents are looked for can be set. */
export const setParameter: Command = {
  name: 'setParameter',
  isForAdmin: true,
  fields: ['ttlMonitorSleepSecs'],
  run({engine, command}) {
    const was = engine.expiry.seconds
    const seconds = integerField(command, 'ttlMonitorSleepSecs')
    if (seconds === undefined || seconds < 1 || seconds > MAX_SECONDS) {
      throw new MongoError('BadValue', `ttlMonitorSleepSecs has to be from 1 to ${MAX_SECONDS}`)
    }
    engine.expiry.reschedule(seconds)
    return {was}
  },
}
