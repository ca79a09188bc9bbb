import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // one more than there are cores: tests wait for the database, for processes and for time-outs too
  test: { projects: ['*/vitest.config.ts'], maxWorkers: availableParallelism() + 1 },
})
