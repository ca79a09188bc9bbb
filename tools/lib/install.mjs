// @ts-check
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from './failure.mjs'
import { root } from './root.mjs'
import { run } from './run.mjs'

/** Installs the packages of package-lock.json, unless they are there. */
export async function ensureInstalled() {
  if (await isInstalled(root)) return
  console.log('Foyer: installing its packages, about a minute …')
  // dev: the build needs them, and NODE_ENV=production would leave them out
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { ok, output } = await npm(args)
  if (!ok) fail(`${output.trim()}\nFoyer: the packages could not be installed (npm ci); the lines above say why.`)
}

/**
 * npm itself, quietly: the one that runs this script, if one does.
 * @param {string[]} args
 */
function npm(args) {
  const path = process.env['npm_execpath']
  return path?.endsWith('.js')
    ? run(process.execPath, [path, ...args], { quiet: true })
    : run('npm', args, { quiet: true })
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean }} Package
 * @typedef {Record<string, Package>} Packages
 */

/**
 * Whether every package of a project's lock file is installed; npm writes what it installed beside the packages.
 * @param {string} folder
 */
export async function isInstalled(folder) {
  const wanted = await packages(join(folder, 'package-lock.json'))
  const installed = await packages(join(folder, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(([path, one]) => path === '' || isThere(one, installed[path]))
}

/**
 * @param {Package} wanted
 * @param {Package | undefined} installed
 */
function isThere(wanted, installed) {
  // an optional package may be for another platform
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
