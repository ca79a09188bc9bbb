import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { wordsOf } from '@foyer/web/words-of-pages'

/** The files that a browser with an empty cache loads for a page of the web app, in bytes after gzip. */
export interface FirstLoad {
  /** The name of the page's file without its extension: `HomePage`. */
  page: string
  scripts: number
  scriptBytes: number
  /** The part of `scriptBytes` that this page adds to the scripts of every page. */
  ownBytes: number
  styleBytes: number
}

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
  isDynamicEntry?: boolean
}

type Manifest = Record<string, Chunk>

const messagePartsOf = new Map<string, readonly string[]>(Object.entries(wordsOf))

/**
 * Sums up the first load of every page from Vite's manifest: the entry, the messages of the largest language, the page's
 * own code, and the static imports of each.
 * @param dist the folder of the built app
 * @throws Error when the manifest lacks a file
 */
export function firstLoads(dist: string): FirstLoad[] {
  // `as`: Vite's build writes this file
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const bytes = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytes(file), 0)

  const firstMessages = largestLanguage(manifest, 'first', bytes)
  const everywhere = loadedBy(manifest, ['index.html', firstMessages])

  const pages = Object.keys(manifest).filter((name) => name.endsWith('Page.tsx') && manifest[name]?.isDynamicEntry)
  return pages.map((name) => {
    const page = basename(name, '.tsx')
    const messages = (messagePartsOf.get(page) ?? []).map((part) => firstMessages.replace('/first/', `/${part}/`))
    const { scripts, styles } = loadedBy(manifest, ['index.html', firstMessages, ...messages, name])
    const scriptBytes = sum(scripts)
    return {
      page,
      scripts: scripts.size,
      scriptBytes,
      ownBytes: scriptBytes - sum(everywhere.scripts),
      styleBytes: sum(styles),
    }
  })
}

/** Finds the file of the language with the most bytes, for a part of the messages. */
function largestLanguage(manifest: Manifest, part: string, bytes: (file: string) => number): string {
  const names = Object.keys(manifest).filter((name) => new RegExp(`/words/src/app/${part}/[a-z]{2}\\.ts$`).test(name))
  const [largest] = names.sort((a, b) => bytes(manifest[b]?.file ?? '') - bytes(manifest[a]?.file ?? ''))
  if (!largest)
    throw new Error(
      `The build has no messages of the part ${part}. Check how Vite's manifest names the files of words/src/app.`,
    )
  return largest
}

interface Loaded {
  scripts: Set<string>
  styles: Set<string>
}

function loadedBy(
  manifest: Manifest,
  names: string[],
  loaded: Loaded = { scripts: new Set(), styles: new Set() },
): Loaded {
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`Vite's manifest has no entry ${name}.`)
    if (loaded.scripts.has(chunk.file)) continue
    loaded.scripts.add(chunk.file)
    for (const style of chunk.css ?? []) loaded.styles.add(style)
    loadedBy(manifest, chunk.imports ?? [], loaded)
  }
  return loaded
}
