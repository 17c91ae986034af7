import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    // Whole processes are started and killed here, which takes its time on a busy machine.
    testTimeout: 30_000,
  },
})
