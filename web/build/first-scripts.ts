import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { modulesOf } from '../src/app/modules-of-pages.ts'
import type { MessagePart } from '../src/app/words-of-pages.ts'
import { wordsOf } from '../src/app/words-of-pages.ts'

interface Chunk {
  file: string
  imports?: string[]
}

type Manifest = Record<string, Chunk>

/**
 * Lists the scripts that each page loads after those of every page, for each language, in `.vite/first-scripts.json`: the
 * server names them in the page, so that they load while the app starts. And lets all scripts load after the styles: with
 * the priority that browsers give them the first drawing waits for them.
 */
export function firstScripts(): Plugin {
  let dist = ''
  return {
    name: 'foyer:first-scripts',
    apply: 'build',
    configResolved: ({ root, build }) => {
      dist = join(root, build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /(<script type="module"|<link rel="modulepreload") crossorigin/g,
          '$1 crossorigin fetchpriority="low"',
        ),
    },
    // once the names of the release are in the manifest
    closeBundle: () => {
      const path = join(dist, '.vite/manifest.json')
      // `as`: Vite's build writes this file
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
      writeFileSync(join(dist, '.vite/first-scripts.json'), JSON.stringify(scriptsOfPages(manifest)))
    },
  }
}

/** The scripts of every page by language. @param manifest that of the build @throws Error when it lacks a module */
export function scriptsOfPages(manifest: Manifest): Record<string, Record<string, string[]>> {
  const everywhere = filesOf(manifest, ['index.html'])
  const languages = Object.keys(manifest).flatMap((name) => firstWords.exec(name)?.slice(1) ?? [])
  return Object.fromEntries(
    Object.entries(modulesOf).map(([page, modules]) => [
      page,
      Object.fromEntries(
        languages.map((language) => {
          const parts = new Set<MessagePart>(['first', ...modules.flatMap((module) => wordsOf[module])])
          const words = [...parts].map((part) => `../words/src/app/${part}/${language}.ts`)
          const files = filesOf(manifest, [...words, ...modules.map((module) => entryOf(manifest, module))])
          return [language, [...files].filter((file) => !everywhere.has(file))]
        }),
      ),
    ]),
  )
}

const firstWords = /\/words\/src\/app\/first\/([a-z]{2})\.ts$/

function entryOf(manifest: Manifest, module: string): string {
  const name = Object.keys(manifest).find((each) => basename(each) === `${module}.tsx`)
  if (!name) throw new Error(`The build has no file of its own for ${module}, which modules-of-pages.ts names.`)
  return name
}

function filesOf(manifest: Manifest, names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`Vite's manifest has no entry ${name}.`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}
