import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage } from '@foyer/contract/languages'
import type { AppMessages } from '@foyer/words/app/en'
import { useSyncExternalStore } from 'react'
import type { Part } from './words-of-pages.ts'
import { parts, wordsOf } from './words-of-pages.ts'

type Fetch = () => Promise<{ messages: Partial<Record<keyof AppMessages, object>> }>

// Each part of each language in a file of its own, so that only what is read is loaded
const files = {
  first: {
    en: () => import('@foyer/words/app/first/en'),
    de: () => import('@foyer/words/app/first/de'),
    fr: () => import('@foyer/words/app/first/fr'),
  },
  event: {
    en: () => import('@foyer/words/app/event/en'),
    de: () => import('@foyer/words/app/event/de'),
    fr: () => import('@foyer/words/app/event/fr'),
  },
  inbox: {
    en: () => import('@foyer/words/app/inbox/en'),
    de: () => import('@foyer/words/app/inbox/de'),
    fr: () => import('@foyer/words/app/inbox/fr'),
  },
  orders: {
    en: () => import('@foyer/words/app/orders/en'),
    de: () => import('@foyer/words/app/orders/de'),
    fr: () => import('@foyer/words/app/orders/fr'),
  },
  settings: {
    en: () => import('@foyer/words/app/settings/en'),
    de: () => import('@foyer/words/app/settings/de'),
    fr: () => import('@foyer/words/app/settings/fr'),
  },
  rest: {
    en: () => import('@foyer/words/app/rest/en'),
    de: () => import('@foyer/words/app/rest/de'),
    fr: () => import('@foyer/words/app/rest/fr'),
  },
} as const satisfies Record<Part, Record<Language, Fetch>>

/** What has been loaded so far. */
const words: Record<Language, Awaited<ReturnType<Fetch>>['messages']> = { en: {}, de: {}, fr: {} }
const listeners = new Set<() => void>()
let language: Language = fallbackLanguage
/** How many pages have come, or are on their way, that need a part. */
const needing: Record<Part, number> = { first: 1, event: 0, inbox: 0, orders: 0, settings: 0, rest: 0 }

async function load(part: Part, into: Language): Promise<void> {
  const { messages } = await files[part][into]()
  if (Object.keys(messages).every((name) => name in words[into])) return
  words[into] = { ...words[into], ...messages }
  for (const listener of listeners) listener()
}

/** Fetches the words of a language, as much of them as the pages that were gone to need. */
export async function fetchMessages(of: Language): Promise<void> {
  await Promise.all(parts.filter((part) => needing[part] > 0).map((part) => load(part, of)))
}

/** Fetches them for the page that is gone to: what it still lacks is fetched in this language. */
export function loadMessages(next: Language): Promise<void> {
  language = next
  return fetchMessages(next)
}

/** Fetches a page's code together with its words. */
export const withWords =
  <Page>(page: keyof typeof wordsOf, fetchPage: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const needed: readonly Part[] = wordsOf[page]
    for (const part of needed) needing[part] += 1
    try {
      const [code] = await Promise.all([fetchPage(), ...needed.map((part) => load(part, language))])
      return code
    } catch (error) {
      // the pages that are there must not wait for words that only this one wanted
      for (const part of needed) needing[part] -= 1
      throw error
    }
  }

/** The words of a language. `withWords` makes sure that a page finds those it needs. */
export const useMessages = (of: Language): AppMessages =>
  // `as`: what is not loaded yet is asked for by no page; that all languages have one shape is checked with the words
  useSyncExternalStore(subscribe, () => words[of]) as AppMessages

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
