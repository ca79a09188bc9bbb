// @ts-check
// Everything that must hold, in order; `node tools/test.mjs browser …` only the journeys in a browser.
import './lib/node-version.mjs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')
const { playwrightCounts, vitestCounts } = await import('./lib/reports.mjs')
const { program, root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')

const [only, ...filters] = process.argv.slice(2)
const reports = join(root, 'test-results')
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'browser.json')
const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const wrong = []

await ensureInstalled()
const browser = await ensureBrowser()
await mkdir(reports, { recursive: true })

/** @param {string} file */
const script = (file) => () => run(process.execPath, ['--import', 'tsx', file])

if (only !== 'browser') {
  await step('types', () => run(process.execPath, ['tools/types.mjs']))
  await step('lint', () => run(program('biome'), ['check', '--error-on-warnings']))
  await step('structure', script('tools/src/structure.ts'))
  await step('boundaries', script('tools/src/boundaries.ts'))
  await step('dead code', () => run(program('knip'), []))
  await step('unit and API tests', unitTests)
}
const built = [
  await step('build', () => run(process.execPath, ['tools/build.mjs'])),
  await step('build of the demo', () => run(process.execPath, ['tools/build.mjs', 'demo'])),
].every(Boolean)
if (built && only !== 'browser') await step('first load', script('tools/src/budget.ts'))
if (built) await step('browser journeys', journeys)
else wrong.push('first load and browser journeys: not run, since there is no build')

if (wrong.length > 0) console.log(`\nFAILED:\n${wrong.join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

/**
 * Runs a step, says how it went. A step that fails without a failed test counts as one.
 * @param {string} name
 * @param {() => Promise<{ ok: boolean, counts?: import('./lib/reports.mjs').Counts }>} work
 */
async function step(name, work) {
  console.log(`\n--- ${name}`)
  const start = performance.now()
  const { ok, counts = { passed: 0, failed: 0, skipped: 0 } } = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`--- ${name}: ${ok ? 'ok' : 'FAILED'}, ${seconds} s`)
  if (!ok) wrong.push(name)
  if (counts.skipped > 0) wrong.push(`${name}: ${counts.skipped} tests did not run`)
  total.passed += counts.passed
  total.failed += counts.failed + counts.skipped || (ok ? 0 : 1)
  return ok
}

async function unitTests() {
  await rm(unitReport, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
  const { ok } = await run(program('vitest'), args)
  return { ok, counts: await vitestCounts(unitReport) }
}

async function journeys() {
  await rm(browserReport, { force: true })
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...filters]
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }
  const { ok } = await run(program('playwright'), args, { env })
  return { ok, counts: await playwrightCounts(browserReport) }
}
