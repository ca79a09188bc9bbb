import { defineConfig, devices } from '@playwright/test'
import { demoUrl, foyerUrl } from './ports.ts'

// Journeys that the demo passes from the very files the server passes them from
const inDemoToo = /(home|create|enter-key|delete|language|demo)\.e2e\.ts$/

const executablePath = process.env['CHROMIUM_PATH']
const browser = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: { ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] },
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  outputDir: '../test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/browser.json' }],
  ],
  // a browser that has run the app before opens it in a fifth of the time; between tests it is emptied of what they left
  use: {
    reuseContext: true,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'server', testIgnore: /demo\.e2e\.ts$/, use: { ...browser, baseURL: foyerUrl } },
    { name: 'demo', testMatch: inDemoToo, use: { ...browser, baseURL: demoUrl } },
  ],
  webServer: {
    command: 'node ../tools/run.mjs servers/main.ts',
    url: demoUrl,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
  },
})
