// @ts-check
// Runs a TypeScript file of the project, with CHROMIUM_PATH set when it wants a browser:
// node tools/run.mjs [--browser] bench/src/main.ts …
import './lib/node-version.mjs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { root } = await import('./lib/root.mjs')
const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBrowser } = await import('./lib/browser.mjs')
const { fail } = await import('./lib/failure.mjs')

const [node, , ...rest] = process.argv
const wantsBrowser = rest[0] === '--browser'
const [file, ...args] = wantsBrowser ? rest.slice(1) : rest
await ensureInstalled()
if (wantsBrowser) process.env['CHROMIUM_PATH'] = await ensureBrowser()
// how JSX is compiled stands there
process.env['TSX_TSCONFIG_PATH'] = join(root, 'tsconfig.base.json')
const { register } = await import('tsx/esm/api')
register()
const path = resolve(file ?? fail('Say which file: node tools/run.mjs path/to/file.ts'))
process.argv = [node ?? 'node', path, ...args]
await import(pathToFileURL(path).href)
