import { defineConfig } from 'vitest/config'

export default defineConfig({
  // tests wait for the database as often as for the processor: a worker for every core, none left over
  test: { projects: ['*/vitest.config.ts'], maxWorkers: '100%' },
})
