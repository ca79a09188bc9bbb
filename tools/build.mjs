// @ts-check
import './lib/node-version.mjs'

const { ensureInstalled } = await import('./lib/install.mjs')
const { ensureBuilt } = await import('./lib/build.mjs')

await ensureInstalled()
await ensureBuilt(process.argv[2] === 'demo' ? ['demo'] : ['server', 'web'])
