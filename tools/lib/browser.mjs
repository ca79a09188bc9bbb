// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './failure.mjs'
import { program } from './root.mjs'
import { run } from './run.mjs'

/**
 * Finds a Chromium for the browser tests, or gets one: what is installed, else Playwright's, else Debian's package.
 * @returns {Promise<string>} its path
 */
export async function ensureBrowser() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen)
    return (await firstThatRuns([chosen])) ?? fail(`Foyer: CHROMIUM_PATH (${chosen}) is no browser that runs.`)
  const found = (await firstThatRuns(installed())) ?? (await firstThatRuns([await playwrightsOwn()]))
  return found ?? (await downloaded()) ?? (await fromDebian()) ?? fail(how)
}

const how = `Foyer: the browser tests need Chromium, and none was found or could be fetched.
Install Chromium or Chrome (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its program.`

// the headless shell, which Playwright takes by default too, does without windows what the others do with hidden ones
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const usual = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Where one may be. */
function installed() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const inFolders = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inFolders, ...usual]
}

/** What Playwright has downloaded, or would: it depends on Playwright's version. */
async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/**
 * To be there is not enough: it may be a stub, or lack libraries.
 * @param {string[]} paths
 */
async function firstThatRuns(paths) {
  for (const path of new Set(paths)) {
    if (!existsSync(path)) continue
    const { ok } = await run(path, ['--version'], { quiet: true, withinMs: 20_000 })
    if (ok) return path
  }
  return undefined
}

async function downloaded() {
  console.log('Foyer: no Chromium found, fetching the one of Playwright …')
  const { ok } = await run(program('playwright'), ['install', 'chromium'], { quiet: true, withinMs: 300_000 })
  return ok ? firstThatRuns([await playwrightsOwn()]) : undefined
}

async function fromDebian() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!existsSync('/usr/bin/apt-get')) return undefined
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', ...args]
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    return (await run(command, rest, { quiet: true, env, withinMs: 600_000 })).ok
  }
  if (!(await apt('update'))) return undefined
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Foyer: installing the Debian package ${name} …`)
    if (await apt('install', '-y', '--no-install-recommends', name)) break
  }
  return firstThatRuns(installed())
}
