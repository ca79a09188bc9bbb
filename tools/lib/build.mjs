// @ts-check
import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { fail } from './failure.mjs'
import { program, root } from './root.mjs'
import { run } from './run.mjs'

/**
 * @typedef {object} Target
 * @property {string} title its name in messages
 * @property {string} folder the output folder
 * @property {string[]} sources the folders and files that the build reads
 * @property {() => Promise<import('./run.mjs').Outcome>} build
 */

const shared = ['contract', 'words', 'brand', 'package-lock.json', 'tsconfig.base.json', 'tools/lib']

/** @type {Record<'server' | 'web' | 'demo', Target>} */
const targets = {
  server: {
    title: 'the server',
    folder: 'server/dist',
    sources: [...shared, 'server/src', 'server/package.json', 'tools/src/bundle-server.ts'],
    build: () => run(process.execPath, ['--import', 'tsx', 'tools/src/bundle-server.ts'], { quiet: true }),
  },
  web: {
    title: 'the web app',
    folder: 'web/dist',
    sources: [...shared, 'web', 'mock'],
    build: async () => {
      const built = await vite('production')
      if (!built.ok) return built
      // into the folder that the first build has emptied
      const door = await vite('production', 'check-in.vite.config.ts')
      for (const folder of ['web/dist/assets', 'web/dist/check-in/assets'])
        if (door.ok) await compressFiles(join(root, folder))
      return door
    },
  },
  demo: {
    title: 'the demo',
    folder: 'web/dist-demo',
    sources: [...shared, 'web', 'mock', 'server/src', 'tools/src/demo-pages.ts'],
    build: async () => {
      const built = await vite('demo')
      // tsx looks for a tsconfig.json in the working directory; this file holds the JSX settings
      const env = { NODE_ENV: 'production', TSX_TSCONFIG_PATH: 'tsconfig.base.json' }
      return built.ok
        ? await run(process.execPath, ['--import', 'tsx', 'tools/src/demo-pages.ts'], { env, quiet: true })
        : built
    },
  },
}

/** @typedef {keyof typeof targets} TargetName */

/**
 * Builds the targets whose sources have changed since their last build. Each build runs in a process of its own: the
 * server starts in this process afterwards, and must not carry the memory of a build.
 * @param {TargetName[]} names
 */
export async function ensureBuilt(names) {
  for (const name of names) {
    const target = targets[name]
    const stamp = join(root, target.folder, '.built-from')
    const sources = await digest(target.sources)
    if ((await readFile(stamp, 'utf8').catch(() => '')) === sources) continue
    console.log(`Foyer: building ${target.title} …`)
    await rm(stamp, { force: true })
    const { ok, output } = await target.build()
    if (!ok) fail(`${output.trim()}\nFoyer: ${target.title} could not be built. The output above says why.`)
    await writeFile(stamp, sources)
  }
}

/** @param {'production' | 'demo'} mode @param {string} config */
const vite = (mode, config = 'vite.config.ts') =>
  run(program('vite'), ['build', '--config', config, '--mode', mode, '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  })

/**
 * Hashes the content of all files. Modification times would not do: a clone or a checkout sets new ones.
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

const generated = new Set(['node_modules', 'dist', 'dist-demo'])

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function filesIn(path) {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => undefined)
  if (!entries) return [path]
  const names = entries.filter((entry) => !generated.has(entry.name)).map((entry) => entry.name)
  return (await Promise.all(names.sort().map((name) => filesIn(`${path}/${name}`)))).flat()
}
