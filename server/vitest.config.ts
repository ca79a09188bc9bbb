import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    globalSetup: './src/test/global-setup.ts',
    // the first request of a file pays for a database and a password hash
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
