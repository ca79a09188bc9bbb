// @ts-check
// Runs npm start and one journey on Node 24. It is the first on PATH, so that npm, Foyer and the journey all run on it.
import './lib/node-version.mjs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBuilt } = await import('./lib/build.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')
const { ensureNode24 } = await import('./lib/node24.mjs')
const { program } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')

await ensureInstalled()
await ensureBuilt(['server', 'web'])
const node = await ensureNode24()
const browser = await ensureBrowser()
const folder = await mkdtemp(join(tmpdir(), 'foyer-node24-'))
await symlink(node, join(folder, 'node'))
const env = {
  PATH: [folder, process.env['PATH']].join(delimiter),
  DATA_DIR: join(folder, 'data'),
  CHROMIUM_PATH: browser,
}
const args = ['test', '-c', 'e2e/start/playwright.config.ts']
const { ok } = await run(program('playwright'), args, { env })
await rm(folder, { recursive: true, force: true })
process.exitCode = ok ? 0 : 1
