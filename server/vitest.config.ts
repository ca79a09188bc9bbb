import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // files that share a worker share the code they import, whose loading took longer than most of them run
    isolate: false,
    globalSetup: './src/test/global-setup.ts',
    // The limits only end a test that would never pass. The slowest takes 5 s alone, and 25 s beside seven other runs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // the default is 1 s, which is too short on a busy machine
    expect: { poll: { timeout: 10_000 } },
  },
})
