import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messageParts, wordsOf } from '../src/app/words-of-pages.ts'
import { messageFile } from './compile-messages.ts'

/** The catalogues of each part, by name. */
const catalogues = messageParts.map((part) => {
  const code = readFileSync(join(import.meta.dirname, `../../words/src/app/${part}/en.ts`), 'utf8')
  return [part, code.match(/messages = \{([^}]+)\}/)?.[1]?.match(/\w+/g) ?? []] as const
})
const folder = join(import.meta.dirname, '../src/app')

/** A file and everything it imports from the app, statically or dynamically. */
function needed(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()'(\.[^']+\.tsx?)'/g)) {
    const next = resolve(dirname(file), path)
    if (existsSync(next)) needed(next, found)
  }
  return found
}

const partsWith = (name: string) =>
  catalogues.flatMap(([part, names]) => (names.some((each) => each === name) ? part : []))

/** The catalogues that a file uses: the namespaces it names or, without any, the first part of its message keys. */
function cataloguesIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const named = [...code.matchAll(/useTranslations\('(\w+)/g)]
  const keyed = [...code.matchAll(/['"`](\w+)\.\w/g)]
  return [...named, ...(named.length > 0 && !code.includes('useTranslations()') ? [] : keyed)].map(
    ([, name = '']) => name,
  )
}

/** The parts beyond `first` whose messages a page uses. Of a catalogue in several parts, any will do that it loads. */
function asksFor(page: string): string[] {
  const choices = [...needed(page)].flatMap(cataloguesIn).map(partsWith)
  const parts = new Set(choices.flatMap((choice) => (choice.length === 1 ? choice : [])))
  for (const [first, ...others] of choices)
    if (first && !parts.has(first) && !others.some((part) => parts.has(part))) parts.add(first)
  return [...parts].filter((part) => part !== 'first').sort()
}

const pages = [
  'routes.ts',
  'event-routes.ts',
  'settings-routes.ts',
  'SignInOverPage.tsx',
  'DemoBanner.tsx',
  'MemberPage.tsx',
  'Palette.tsx',
  'fetch-today-section.ts',
  'SeenAs.tsx',
].flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/import\('(\.[^']+\.tsx)'\)/g)].map(([, path = '']) =>
    resolve(folder, path),
  ),
)

it.each(messageParts)('the part %s is compiled: readers would see ICU syntax otherwise', (part) => {
  expect(messageFile.test(`/foyer/words/src/app/${part}/de.ts`)).toBe(true)
})

describe('the messages of a page', () => {
  it.each(Object.entries(wordsOf))('%s loads exactly the parts it uses', (name, parts) => {
    const page = pages.find((path) => basename(path, '.tsx') === name)
    expect(page && asksFor(page)).toEqual(parts)
  })
})
