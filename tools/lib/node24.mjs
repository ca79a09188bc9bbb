// @ts-check
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './failure.mjs'
import { install, isInstalled } from './install.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

// A folder outside the workspaces: as a dependency of the project, Node 24 would run every npm script.
const folder = join(root, 'tools/node24')
const installedNode = join(folder, 'node_modules/.bin/node')

/**
 * Finds or installs a Node 24 or newer: NODE24_PATH, then the Node that runs this script, then a package from the npm
 * registry.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureNode24() {
  const { path, reason } = await findNode24()
  return path ?? fail(reason)
}

/**
 * Does the same without an end of the command.
 * @returns {Promise<{ path?: string, reason: string }>} the path, or the reason why there is none
 */
export async function findNode24() {
  const chosen = process.env['NODE24_PATH']
  if (chosen)
    return (await isNode24(chosen))
      ? { path: chosen, reason: '' }
      : { reason: `Foyer: NODE24_PATH is ${chosen}, which is not a working Node 24 or newer.` }
  if (await isNode24(process.execPath)) return { path: process.execPath, reason: '' }
  const npmOutput = await installNode()
  return (await isNode24(installedNode))
    ? { path: installedNode, reason: '' }
    : { reason: `${npmOutput}\n${howToInstall}`.trim() }
}

const howToInstall = `Foyer: this step needs Node 24 or newer, but it was not found and could not be installed from the npm registry.
Install it beside this Node and set NODE24_PATH to its executable, or run npm test on Node 24.`

/**
 * @returns the output of npm when it fails, otherwise an empty text. The package is optional, so npm does not fail when
 * it cannot reach the registry.
 */
async function installNode() {
  if (existsSync(installedNode) && (await isInstalled(folder))) return ''
  console.log('Foyer: installing Node 24 from the npm registry …')
  const { ok, output } = await install(folder)
  return ok ? '' : output
}

/**
 * Whether an executable is Node 24 or newer and runs.
 * @param {string} path
 */
export async function isNode24(path) {
  const { ok, output } = await run(path, ['--version'], { quiet: true, timeoutMs: 20_000 })
  return ok && Number(/^v(\d+)\./.exec(output)?.[1]) >= 24
}
