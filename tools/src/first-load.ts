import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { wordsOf } from '@foyer/web/words-of-pages'

/** What a browser with an empty cache loads for a page of the web app, in bytes after gzip. */
export interface FirstLoad {
  /** The page's file without its ending: `HomePage`. */
  page: string
  scripts: number
  scriptBytes: number
  /** Of those, what this page alone adds to what every page loads. */
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

const partsOf = new Map<string, readonly string[]>(Object.entries(wordsOf))

/**
 * Sums up the first load of every page from Vite's manifest: the entry, the words of the language with the most,
 * the page's own code, and what each of them imports at once.
 * @param dist the folder of the built app
 * @throws Error where the build lacks what is named
 */
export function firstLoads(dist: string): FirstLoad[] {
  // written by Vite's build
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const bytes = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + bytes(file), 0)

  const first = longest(manifest, 'first', bytes)
  const everywhere = loadedBy(manifest, ['index.html', first])

  const pages = Object.keys(manifest).filter((name) => name.endsWith('Page.tsx') && manifest[name]?.isDynamicEntry)
  return pages.map((name) => {
    const page = basename(name, '.tsx')
    const words = (partsOf.get(page) ?? []).map((part) => first.replace('/first/', `/${part}/`))
    const { scripts, styles } = loadedBy(manifest, ['index.html', first, ...words, name])
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

/** Of a part of the words the file of the language that has the most. */
function longest(manifest: Manifest, part: string, bytes: (file: string) => number): string {
  const names = Object.keys(manifest).filter((name) => new RegExp(`/words/src/app/${part}/[a-z]{2}\\.ts$`).test(name))
  const [most] = names.sort((a, b) => bytes(manifest[b]?.file ?? '') - bytes(manifest[a]?.file ?? ''))
  if (!most) throw new Error('The build has no words: does the manifest name them otherwise now?')
  return most
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
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (loaded.scripts.has(chunk.file)) continue
    loaded.scripts.add(chunk.file)
    for (const style of chunk.css ?? []) loaded.styles.add(style)
    loadedBy(manifest, chunk.imports ?? [], loaded)
  }
  return loaded
}
