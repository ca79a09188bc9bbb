// @ts-check
// Sends hostile requests to every route of the API: node tools/fuzz.mjs [requests per route] [-t route]
import './lib/node-version.mjs'

const { ensureInstalled } = await import('./lib/install.mjs')
const { program } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')

const [count = '1000', ...rest] = process.argv.slice(2)
await ensureInstalled()
const args = ['run', '--project', 'server', 'e2e/api/fuzz.test.ts', ...rest]
const { ok } = await run(program('vitest'), args, { env: { FUZZ_RUNS: count } })
process.exitCode = ok ? 0 : 1
