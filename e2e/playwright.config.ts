import { defineConfig, devices } from '@playwright/test'
import { demoUrl, foyerUrl, ports } from './ports.ts'

// The journeys that also run against the demo: its own, and those that add an event. The others test the pages, which are
// the same in both builds. api/parity.test.ts proves that the mock answers as the server does. DEMO=full runs every
// journey there that proves a statement of the specification.
const inDemoToo =
  process.env['DEMO'] === 'full' ? /(home|create|enter-key|delete|language|demo)\.e2e\.ts$/ : /(create|demo)\.e2e\.ts$/
const provesStatement = /\[S\d|demo\.e2e\.ts/

const executablePath = process.env['CHROMIUM_PATH']
const args = [
  '--no-sandbox',
  // no journey needs these two processes
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-features=SpareRendererForSitePerProcess',
  // Stripe's host leads to the stand-in by name: Playwright cannot answer a request that a form was redirected to, and the
  // browser must check it against the content security policy.
  `--host-resolver-rules=MAP checkout.stripe.com:443 127.0.0.1:${ports.stripePages}`,
]
const browser = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  launchOptions: { ...(executablePath && { executablePath }), args },
}

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // two for each core of the smallest machine, since a test waits half of the time
  workers: 4,
  timeout: 60_000,
  // the default is 5 s, which is too short on a busy machine
  expect: { timeout: 15_000 },
  outputDir: '../test-results/browser',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/browser.json' }],
  ],
  // a reused context opens the app in a fifth of the time; Playwright clears its storage between tests
  use: {
    reuseContext: true,
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'server', testIgnore: /demo\.e2e\.ts$/, use: { ...browser, baseURL: foyerUrl } },
    { name: 'demo', testMatch: inDemoToo, grep: provesStatement, use: { ...browser, baseURL: demoUrl } },
  ],
  globalTeardown: './servers/check-log.ts',
  webServer: {
    command: 'node ../tools/run.mjs servers/main.ts',
    url: demoUrl,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
  },
})
