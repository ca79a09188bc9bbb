// @ts-check
// Checks the types of every workspace, and says all that is wrong.
import './lib/node-version.mjs'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { program, root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')

await ensureInstalled()
/** @type {string[]} */
const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
// what builds the web app runs on Node, with Node's types
for (const project of [...workspaces, 'web/build']) {
  if (!existsSync(join(root, project, 'tsconfig.json'))) continue
  const { ok } = await run(program('tsc'), ['-p', project])
  if (!ok) process.exitCode = 1
}
