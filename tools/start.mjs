// @ts-check
import './lib/node-version.mjs'

const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBuilt } = await import('./lib/build.mjs')

await ensureInstalled()
await ensureBuilt(['server', 'web'])

// React and others look at it when they are loaded
if (!process.env['NODE_ENV']) process.env['NODE_ENV'] = 'production'
process.setSourceMapsEnabled(true)
// In this very process: a signal, also kill -9, hits the server and not a parent that would leave it behind.
await import(new URL('../server/dist/main.js', import.meta.url).href)
