import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Files that start a lake of their own need a moment on a busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
