// @ts-check
// Builds the demo, which is a folder of static files, and serves it.
import './lib/node-version.mjs'
import { join } from 'node:path'

const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBuilt } = await import('./lib/build.mjs')
const { root } = await import('./lib/root.mjs')

await ensureInstalled()
await ensureBuilt(['demo'])
const { preview } = await import('vite')
const server = await preview({
  root: join(root, 'web'),
  mode: 'demo',
  preview: { port: 5173 },
  logLevel: 'warn',
})
console.log(`The Foyer demo is ready: ${server.resolvedUrls?.local[0] ?? ''}`)
