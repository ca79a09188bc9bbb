import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

// `npm start` as its user runs it, in the Node that comes first on PATH, on the data folder that DATA_DIR names. Foyer
// takes a free port and says which.
export default defineConfig({
  testMatch: '*.e2e.ts',
  forbidOnly: true,
  workers: 1,
  timeout: 60_000,
  globalTimeout: 240_000,
  outputDir: '../../test-results/node24',
  reporter: [['list'], ['json', { outputFile: '../../test-results/node24.json' }]],
  use: { ...journeys.projects?.[0]?.use, screenshot: 'only-on-failure', locale: 'en-GB', reducedMotion: 'reduce' },
  webServer: {
    command: 'npm start',
    cwd: '../..',
    env: { PORT: '0' },
    wait: { stdout: /Foyer is ready: (?<foyer_started_at>\S+)/ },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
