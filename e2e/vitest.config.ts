import {defineConfig} from 'vitest/config'

export default defineConfig({
  test: {
    include: ['journeys/**/*.test.ts'],
    // Journeys share one machine with the browser and the product: one file at a time keeps them steady.
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // A loaded machine needs longer for what it does right all the same.
    expect: {poll: {timeout: 10_000}},
  },
})
