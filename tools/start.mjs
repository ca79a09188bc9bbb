// @ts-check
import './lib/node-version.mjs'

const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBuilt } = await import('./lib/build.mjs')

await ensureInstalled()
await ensureBuilt(['server', 'web'])

// React and other packages read it when they are loaded
if (!process.env['NODE_ENV']) process.env['NODE_ENV'] = 'production'
process.setSourceMapsEnabled(true)
// The server runs in this process, so that every signal reaches it. Killing a parent with -9 would leave a child running.
await import(new URL('../server/dist/main.js', import.meta.url).href)
