import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'

/** Tests that need PostgreSQL and the code of the server. */
const server = ['server/**/*.test.{ts,tsx}', 'e2e/**/*.test.{ts,tsx}']

// Files that share a worker share the code they import, whose loading took longer than most of them run. Only files of one
// project share a worker, so a project has all files that load the same code, whatever their workspace.
const shared = { environment: 'node', isolate: false } as const

export default defineConfig({
  test: {
    // A test waits for its database and for timers about half of the time, so two workers keep one core busy.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          ...shared,
          name: 'server',
          include: server,
          globalSetup: './server/src/test/global-setup.ts',
          // The limits only end a test that would never pass. The slowest takes 5 s alone, and 25 s beside seven other runs.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // the default is 1 s, which is too short on a busy machine
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: 'units',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...server, 'web/src/**'],
          testTimeout: 20_000,
        },
      },
      'web/vitest.config.ts',
    ],
  },
})
