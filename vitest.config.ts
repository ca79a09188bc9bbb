import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Two workers more than cores, since tests also wait for the database, for processes and for timeouts.
  test: { projects: ['*/vitest.config.ts'], maxWorkers: availableParallelism() + 2 },
})
