// @ts-check
// Runs a TypeScript file of the project: node tools/run.mjs bench/src/main.ts …
import './lib/node-version.mjs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const { ensureInstalled } = await import('./lib/install.mjs')
const { fail } = await import('./lib/failure.mjs')

const [node, , file, ...args] = process.argv
await ensureInstalled()
const { register } = await import('tsx/esm/api')
register()
const path = resolve(file ?? fail('Say which file: node tools/run.mjs path/to/file.ts'))
process.argv = [node ?? 'node', path, ...args]
await import(pathToFileURL(path).href)
