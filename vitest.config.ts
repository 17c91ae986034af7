import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    // The journeys in e2e/ need the built product and run as a step of their own.
    projects: ['schemas', 'studio', 'web', 'server', 'local/*', 'scripts'],
    // Two workers: the tests start servers, databases and image work of their own.
    maxWorkers: 2,
  },
})
