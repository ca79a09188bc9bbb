// @ts-check
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from './failure.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Runs `npm ci` unless every package of package-lock.json is installed. */
export async function ensureInstalled() {
  if (await isInstalled(root)) return
  console.log('Foyer: installing packages; this takes about a minute …')
  const { ok, output } = await install(root)
  if (!ok) fail(`${output.trim()}\nFoyer: npm ci could not install the packages. The output above says why.`)
}

/**
 * Runs `npm ci` in a folder and captures its output. Uses the npm that runs this script, if any.
 * @param {string} cwd
 */
export function install(cwd) {
  // --include=dev: the build needs the devDependencies, which NODE_ENV=production would omit
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const path = process.env['npm_execpath']
  return path?.endsWith('.js')
    ? run(process.execPath, [path, ...args], { quiet: true, cwd })
    : run('npm', args, { quiet: true, cwd })
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * Whether every package of a project's lock file is installed. npm lists the installed packages in
 * node_modules/.package-lock.json.
 * @param {string} folder
 */
export async function isInstalled(folder) {
  const wanted = await packages(join(folder, 'package-lock.json'))
  const installed = await packages(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([path, entry]) => path === '' || isUpToDate(entry, installed[path]))
}

/**
 * @param {Package} wanted
 * @param {Package | undefined} installed
 */
function isUpToDate(wanted, installed) {
  // npm skips an optional package of another platform
  if (!installed) return wanted.optional === true
  return installed.version === wanted.version && installed.integrity === wanted.integrity
}

/**
 * @param {string} file
 * @returns {Promise<Packages>}
 */
async function packages(file) {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text).packages ?? {}
}
