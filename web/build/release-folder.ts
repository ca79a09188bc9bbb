import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

// Stands for the hash while the scripts are put together. As long as the hash, and in no source.
const placeholder = 'release-0'

/**
 * Names scripts by the release instead of each by its content: `assets/<hash of all scripts>/OrdersPage.js`. With a hash
 * for each of them the first load carries 180 hashes, which no compression shortens, to address the scripts of other
 * pages. Libraries keep hashes of their own, and stay cached from release to release.
 */
export function releaseFolder(): Plugin {
  return {
    name: 'foyer:release-folder',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            entryFileNames: `assets/${placeholder}/[name].js`,
            chunkFileNames: ({ name }) =>
              keepsItsHash.has(name) ? 'assets/[name]-[hash].js' : `assets/${placeholder}/[name].js`,
          },
        },
      },
    }),
    writeBundle: ({ dir = '' }) => nameRelease(dir),
  }
}

const keepsItsHash = new Set(['libraries', 'rolldown-runtime'])

/** Replaces the placeholder by the hash of all scripts, in the name of their folder and in every file that names it. */
export function nameRelease(dist: string): void {
  const folder = join(dist, 'assets', placeholder)
  const hash = hashOf(folder)
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => text.test(name)))
    replaceIn(join(dist, file), hash)
  renameSync(folder, join(dist, 'assets', hash))
}

const text = /\.(js|html|json)$/

function replaceIn(path: string, hash: string): void {
  const before = readFileSync(path, 'utf8')
  if (before.includes(placeholder)) writeFileSync(path, before.replaceAll(placeholder, hash))
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('base64url').replaceAll(/[-_]/g, '').slice(0, placeholder.length)
}
