import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '@foyer/contract/languages'
import { pageOf } from '@foyer/contract/pages'

/** The scripts that a page of the app loads after the first ones, in each language. The build writes the file. */
type FirstScripts = Record<string, Record<Language, string[]>>

const file = fileURLToPath(new URL('../../../web/dist/.vite/first-scripts.json', import.meta.url))

/** Reads which scripts a page loads first; none when the app is not built. */
export function readFirstScripts(): FirstScripts {
  try {
    // `as`: `web/build/first-scripts.ts` writes this file
    return JSON.parse(readFileSync(file, 'utf8')) as FirstScripts
  } catch {
    return {}
  }
}

/** Links that load the code and messages of a page while the app itself loads. @param path without the language */
export function preloads(scripts: FirstScripts, language: Language, path: string): string {
  const files = scripts[pageOf(path) ?? '']?.[language] ?? []
  return files.map((name) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">`).join('')
}
