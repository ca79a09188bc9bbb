import { lastResort } from '../app/last-resort.ts'

declare global {
  interface ImportMeta {
    /** Of Vite, with which Vitest loads the tests: the files that match a pattern, by their paths. */
    glob<T>(pattern: string, options: { eager: true }): Record<string, T>
    glob(pattern: string): Record<string, unknown>
  }
}

export type Texts = string | boolean | { readonly [key: string]: Texts }
export type Language = 'en' | 'de' | 'fr'

/** Folders of words/src without texts of their own, beside this one. Any other folder has a file per language. */
const notCatalogues = ['format']

const files = import.meta.glob<Texts>('../*/{en,de,fr}.ts', { eager: true })

// the files of this folder have paths that begin with ./
const folders = new Set(
  Object.keys(import.meta.glob('../*/*.ts')).flatMap((path) => path.match(/^\.\.\/(.+)\//)?.[1] ?? []),
)

/** All exported texts of a file, by the name of the export. */
const textsOf = (folder: string, language: Language): Texts => {
  const texts = files[`../${folder}/${language}.ts`]
  if (texts) return texts
  throw new Error(`words/src/${folder} has no ${language}.ts: add it, or list the folder in test/catalogues.ts.`)
}

/** Every catalogue of words/src, by its folder, with its texts in each language. */
export const catalogues: readonly [string, Record<Language, Texts>][] = [
  ...[...folders]
    .filter((folder) => !notCatalogues.includes(folder))
    .map((folder): [string, Record<Language, Texts>] => [
      folder,
      { en: textsOf(folder, 'en'), de: textsOf(folder, 'de'), fr: textsOf(folder, 'fr') },
    ]),
  ['app/last-resort.ts', lastResort],
]

/** Each text with the path of its key, such as `messages.order.paid`. */
export const flat = (texts: Texts, path = ''): [string, string][] => {
  if (typeof texts === 'string') return [[path, texts]]
  if (typeof texts === 'boolean') return []
  return Object.entries(texts).flatMap(([key, text]) => flat(text, path ? `${path}.${key}` : key))
}

/** Each text of all catalogues in a language, with its folder and key, such as `mail: messages.order.paid`. */
export const allTexts = (language: Language): [string, string][] =>
  catalogues.flatMap(([folder, languages]) =>
    flat(languages[language]).map(([key, text]): [string, string] => [`${folder}: ${key}`, text]),
  )
