import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    name: 'api',
    environment: 'node',
    include: ['api/**/*.test.ts'],
    globalSetup: '../server/src/test/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
