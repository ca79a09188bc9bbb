// @ts-check
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { fail } from './failure.mjs'
import { program, root } from './root.mjs'
import { run } from './run.mjs'

/**
 * @typedef {object} Part
 * @property {string} says what it is, for people
 * @property {string} folder where it is built
 * @property {string[]} sources the folders and files it is made of
 * @property {() => Promise<import('./run.mjs').Outcome>} build
 */

const shared = ['contract', 'words', 'brand', 'package-lock.json', 'tsconfig.base.json', 'tools/lib']

/** @type {Record<'server' | 'web' | 'demo', Part>} */
const parts = {
  server: {
    says: 'the server',
    folder: 'server/dist',
    sources: [...shared, 'server/src', 'server/package.json', 'tools/src/bundle-server.ts'],
    build: () => run(process.execPath, ['--import', 'tsx', 'tools/src/bundle-server.ts'], { quiet: true }),
  },
  web: {
    says: 'the web app',
    folder: 'web/dist',
    sources: [...shared, 'web', 'mock'],
    build: async () => {
      const built = await vite('production')
      if (built.ok) await compressFiles(join(root, 'web/dist/assets'))
      return built
    },
  },
  demo: {
    says: 'the demo',
    folder: 'web/dist-demo',
    sources: [...shared, 'web', 'mock', 'server/src', 'tools/src/demo-pages.ts'],
    build: async () => {
      const built = await vite('demo')
      // told of JSX: tsx looks for a tsconfig.json in the folder it runs in
      const env = { NODE_ENV: 'production', TSX_TSCONFIG_PATH: 'tsconfig.base.json' }
      return built.ok
        ? await run(process.execPath, ['--import', 'tsx', 'tools/src/demo-pages.ts'], { env, quiet: true })
        : built
    },
  },
}

/** @typedef {keyof typeof parts} PartName */

/**
 * Builds the parts whose sources have changed since they were built. Each in a process of its own, so that the server
 * which starts afterwards in this one carries nothing of it.
 * @param {PartName[]} names
 */
export async function ensureBuilt(names) {
  for (const name of names) {
    const part = parts[name]
    const stamp = join(root, part.folder, '.built-from')
    const sources = await digest(part.sources)
    if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) continue
    console.log(`Foyer: building ${part.says} …`)
    await rm(stamp, { force: true })
    const { ok, output } = await part.build()
    if (!ok) fail(`${output.trim()}\nFoyer: ${part.says} could not be built; the lines above say why.`)
    await writeFile(stamp, sources)
  }
}

/** @param {'production' | 'demo'} mode */
const vite = (mode) =>
  run(program('vite'), ['build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  })

/**
 * One number for the content of all files. By content and not by time, since a clone or a checkout makes new times.
 * @param {string[]} sources
 */
async function digest(sources) {
  const hash = createHash('sha256')
  for (const file of (await Promise.all(sources.map(filesIn))).flat()) {
    hash.update(`${file}\0`)
    hash.update(await readFile(join(root, file)))
  }
  return hash.digest('hex')
}

const made = new Set(['node_modules', 'dist', 'dist-demo'])

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const kept = entries.filter((entry) => !made.has(entry.name)).map((entry) => entry.name)
  return (await Promise.all(kept.sort().map((name) => filesIn(`${path}/${name}`)))).flat()
}
