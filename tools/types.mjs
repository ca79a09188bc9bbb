// @ts-check
// Checks the types of every workspace. It continues after a failure, so that one run shows all errors.
import './lib/node-version.mjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { program, root } = await import('./lib/root.mjs')
const { run } = await import('./lib/run.mjs')

await ensureInstalled()
/** @type {string[]} */
const workspaces = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).workspaces
// these import the server and each other: one project checks every file once, and web's contains the mock
const together = ['e2e', 'bench', 'tools', 'mock']
const alone = workspaces.filter((workspace) => !together.includes(workspace))
// web/build has a project of its own: it runs on Node, with Node's types
for (const project of [...alone, 'web/build', 'tsconfig.tools.json']) {
  // unchanged files are not checked again
  const memory = join(root, 'node_modules/.cache/types', `${project.replace('/', '-')}.tsbuildinfo`)
  // several threads would each check the types that they share, for twice the processor time
  const args = ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', memory]
  const { ok } = await run(program('tsc'), args)
  if (!ok) process.exitCode = 1
}
