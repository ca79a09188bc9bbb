import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Each worker compiles what its files import, so more workers than cores take more time than the waits that they fill.
  test: { projects: ['*/vitest.config.ts'], maxWorkers: availableParallelism() },
})
