// @ts-check
// Runs every check and test in order. `node tools/test.mjs browser …` runs only the browser journeys,
// `node tools/test.mjs accessibility` only those with axe, in every language, theme and width.
import './lib/node-version.mjs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')
const { findNode24 } = await import('./lib/node24.mjs')
const { playwrightCounts, vitestCounts } = await import('./lib/reports.mjs')
const { program, root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')

const [only, ...filters] = process.argv.slice(2)
if (only === 'accessibility') {
  process.env['ACCESSIBILITY'] = 'full'
  filters.push('--grep', 'axe finds nothing')
}
const reports = join(root, 'test-results')
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const node24Report = join(reports, 'node24.json')
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const wrong = []

await ensureInstalled()
// needed by the journeys only, so it is installed while the code is checked and built
const installedBrowser = ensureBrowser()
// The tests take a fifth less of the processor on Node 24. The server of the journeys runs on this Node, which may be the
// floor. Without Node 24 all runs on this one, and the step below that needs it says why.
const testNode = findNode24().then(({ path = process.execPath }) => path)
await mkdir(reports, { recursive: true })

/** @param {string[]} args */
const node =
  (...args) =>
  () =>
    run(process.execPath, args, { quiet: true })
/** @param {string} file */
const script = (file) => node('--import', 'tsx', file)
const build = () => together({ build: node('tools/build.mjs'), 'build of the demo': node('tools/build.mjs', 'demo') })

if (only) {
  if (await build()) await step('browser journeys', journeys)
  else wrong.push('browser journeys: not run because the build failed')
} else {
  const checked = together({
    types: node('tools/types.mjs'),
    lint: () => run(program('biome'), ['check', '--error-on-warnings'], { quiet: true }),
    structure: script('tools/src/structure.ts'),
    boundaries: script('tools/src/boundaries.ts'),
    'dead code': () => run(program('knip'), [], { quiet: true }),
  })
  const built = await build()
  if (built) await step('first load', script('tools/src/budget.ts'))
  // the last checks run on one core beside the first tests
  await together({
    'unit and API tests': unitTests,
    // mostly waits: for a package of the registry and for PostgreSQL
    ...(built && { 'start and a journey on Node 24': startOnNode24 }),
  })
  await checked
  if (built) await step('browser journeys', journeys)
  else wrong.push('first load, the start on Node 24 and browser journeys: not run because the build failed')
}

if (wrong.length > 0) console.log(`\nFAILED:\n${wrong.join('\n\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * @typedef {() => Promise<import('./lib/run.mjs').Outcome & { counts?: import('./lib/reports.mjs').Counts }>} Work
 */

/**
 * Runs independent steps at the same time. The output of each is printed when it has ended.
 * @param {Record<string, Work>} steps
 * @returns {Promise<boolean>} whether all passed
 */
async function together(steps) {
  console.log(`\n--- ${Object.keys(steps).join(', ')}: at the same time`)
  return (await Promise.all(Object.entries(steps).map(([name, work]) => step(name, work, true)))).every(Boolean)
}

/**
 * Runs a step and prints its result. A step that fails without a failed test counts as one failure.
 * @param {string} name
 * @param {Work} work
 */
async function step(name, work, isOneOfSeveral = false) {
  if (!isOneOfSeveral) console.log(`\n--- ${name}`)
  const start = performance.now()
  const { ok, output, counts = { passed: 0, failed: 0, skipped: 0, failures: [] } } = await work()
  if (output) console.log(`\n--- ${name}\n${output.trimEnd()}`)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`--- ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds} s`)
  if (!ok) wrong.push([name, ...counts.failures].join('\n\n'))
  if (counts.skipped > 0) wrong.push(`${name}: ${counts.skipped} tests did not run`)
  total.passed += counts.passed
  total.failed += counts.failed + counts.skipped || (ok ? 0 : 1)
  return ok
}

async function unitTests() {
  await rm(unitReport, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const outcome = await run(await testNode, [join(root, 'node_modules/vitest/vitest.mjs'), ...args])
  return { ...outcome, counts: await vitestCounts(unitReport) }
}

async function startOnNode24() {
  await rm(node24Report, { force: true })
  const env = { CHROMIUM_PATH: await installedBrowser }
  const outcome = await run(process.execPath, ['tools/on-node24.mjs'], { env, quiet: true })
  return { ...outcome, counts: await playwrightCounts(node24Report) }
}

async function journeys() {
  await rm(browserReport, { force: true })
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...filters]
  const env = { CHROMIUM_PATH: await installedBrowser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  const outcome = await run(await testNode, [join(root, 'node_modules/@playwright/test/cli.js'), ...args], { env })
  return { ...outcome, counts: await playwrightCounts(browserReport) }
}
