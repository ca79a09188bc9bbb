import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // files that share a worker share the code they import, whose loading took longer than most of them run
    isolate: false,
    globalSetup: './src/test/global-setup.ts',
    // the first request of a file pays for a database and a password hash
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
