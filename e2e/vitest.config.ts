import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    // files that share a worker share the code they import, whose loading took longer than most of them run
    isolate: false,
    include: ['api/**/*.test.ts'],
    globalSetup: '../server/src/test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
