// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fail } from './failure.mjs'
import { program } from './root.mjs'
import { run } from './run.mjs'

/**
 * Finds or installs a Chromium for the browser tests: an installed one, then Playwright's, then the Debian package.
 * @returns {Promise<string>} the path of its executable
 */
export async function ensureBrowser() {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen)
    return (
      (await firstThatRuns([chosen])) ??
      fail(
        `Foyer: CHROMIUM_PATH is ${chosen}, which does not run. Set it to the executable of Chromium or Chrome, or unset it.`,
      )
    )
  const found = (await firstThatRuns(candidatePaths())) ?? (await firstThatRuns([await playwrightChromium()]))
  return found ?? (await downloadPlaywrights()) ?? (await installDebianPackage()) ?? fail(howToInstall)
}

const howToInstall = `Foyer: the browser tests need Chromium, but no Chromium was found and the download failed.
Install Chromium or Chrome (Debian, Ubuntu: sudo apt-get install chromium), or set CHROMIUM_PATH to its executable.`

// The headless shell comes first, as in Playwright: it needs no window, the others run with a hidden one.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The paths where an installed Chromium may be. */
function candidatePaths() {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin']
  const inFolders = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inFolders, ...macPaths]
}

/** The path of the browser that Playwright downloads. It depends on the version of Playwright. */
async function playwrightChromium() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/**
 * Runs each executable with --version, since an existing file may be a stub or lack libraries.
 * @param {string[]} paths
 */
async function firstThatRuns(paths) {
  for (const path of new Set(paths)) {
    if (!existsSync(path)) continue
    const { ok } = await run(path, ['--version'], { quiet: true, timeoutMs: 20_000 })
    if (ok) return path
  }
  return undefined
}

async function downloadPlaywrights() {
  console.log('Foyer: no Chromium found; downloading the one of Playwright …')
  const { ok } = await run(program('playwright'), ['install', 'chromium'], { quiet: true, timeoutMs: 300_000 })
  return ok ? firstThatRuns([await playwrightChromium()]) : undefined
}

async function installDebianPackage() {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  if (!existsSync('/usr/bin/apt-get')) return undefined
  const apt = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', ...args]
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    return (await run(command, rest, { quiet: true, env, timeoutMs: 600_000 })).ok
  }
  if (!(await apt('update'))) return undefined
  for (const name of ['chromium-headless-shell', 'chromium']) {
    console.log(`Foyer: installing the Debian package ${name} …`)
    if (await apt('install', '-y', '--no-install-recommends', name)) break
  }
  return firstThatRuns(candidatePaths())
}
