import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage } from '@foyer/contract/languages'
import type { AppMessages } from '@foyer/words/app/en'
import { useSyncExternalStore } from 'react'

type Part = () => Promise<{ messages: Partial<Record<keyof AppMessages, object>> }>

// Each language in files of its own, so that only the reader's is loaded; and each in two parts, for a third of the
// words is all that the first page needs.
const files = {
  en: { first: () => import('@foyer/words/app/first/en'), rest: () => import('@foyer/words/app/rest/en') },
  de: { first: () => import('@foyer/words/app/first/de'), rest: () => import('@foyer/words/app/rest/de') },
  fr: { first: () => import('@foyer/words/app/first/fr'), rest: () => import('@foyer/words/app/rest/fr') },
} as const satisfies Record<Language, Record<'first' | 'rest', Part>>

/** What has been loaded so far. */
const words: Record<Language, Awaited<ReturnType<Part>>['messages']> = { en: {}, de: {}, fr: {} }
const listeners = new Set<() => void>()
let language: Language = fallbackLanguage
/** How many pages have come, or are on their way, that need the rest of the words. */
let needing = 0

async function load(part: Part, into: Language): Promise<void> {
  const { messages } = await part()
  if (Object.keys(messages).every((name) => name in words[into])) return
  words[into] = { ...words[into], ...messages }
  for (const listener of listeners) listener()
}

/** Fetches the words of a language, as much of them as the pages that were gone to need. */
export async function fetchMessages(of: Language): Promise<void> {
  await Promise.all([load(files[of].first, of), needing > 0 && load(files[of].rest, of)])
}

/** Fetches them for the page that is gone to: what it still lacks is fetched in this language. */
export function loadMessages(next: Language): Promise<void> {
  language = next
  return fetchMessages(next)
}

/** Fetches a page's code together with the words that the first page does without. */
export const withRest =
  <Page>(fetchPage: () => Promise<Page>) =>
  async (): Promise<Page> => {
    needing += 1
    try {
      const [page] = await Promise.all([fetchPage(), load(files[language].rest, language)])
      return page
    } catch (error) {
      // the pages that are there must not wait for words that only this one wanted
      needing -= 1
      throw error
    }
  }

/** The words of a language. `withRest` makes sure that a page finds those it needs. */
export const useMessages = (of: Language): AppMessages =>
  // `as`: what is not loaded yet is asked for by no page; that all languages have one shape is checked with the words
  useSyncExternalStore(subscribe, () => words[of]) as AppMessages

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
