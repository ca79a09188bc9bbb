// @ts-check
// Runs a TypeScript file of the project. --browser finds a Chromium first and sets CHROMIUM_PATH:
// node tools/run.mjs [--browser] bench/src/main.ts …
import './lib/node-version.mjs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { root } = await import('./lib/root.mjs')
const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')
const { fail } = await import('./lib/failure.mjs')

const [node, , ...rest] = process.argv
const needsBrowser = rest[0] === '--browser'
const [file, ...args] = needsBrowser ? rest.slice(1) : rest
await ensureInstalled()
if (needsBrowser) process.env['CHROMIUM_PATH'] = await ensureBrowser()
// tsx reads the JSX settings from this file
process.env['TSX_TSCONFIG_PATH'] = join(root, 'tsconfig.base.json')
const { register } = await import('tsx/esm/api')
register()
const path = resolve(file ?? fail('Name the file to run: node tools/run.mjs path/to/file.ts'))
process.argv = [node ?? 'node', path, ...args]
await import(pathToFileURL(path).href)
