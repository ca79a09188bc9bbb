import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage } from '@foyer/contract/languages'
import type { AppMessages } from '@foyer/words/app/en'
import { useSyncExternalStore } from 'react'
import type { MessageFile } from './message-files.ts'
import { fetchMessageFile } from './message-files.ts'
import type { MessagePart } from './words-of-pages.ts'
import { wordsOf } from './words-of-pages.ts'

/** The messages loaded so far. */
const words: Record<Language, MessageFile['messages']> = { en: {}, de: {}, fr: {} }
const listeners = new Set<() => void>()
let language: Language = fallbackLanguage
/** How many pages on screen or on their way need each part. */
const pagesNeeding = new Map<MessagePart, number>([['first', 1]])
const need = (part: MessagePart, change: 1 | -1) => pagesNeeding.set(part, (pagesNeeding.get(part) ?? 0) + change)

async function load(part: MessagePart, into: Language): Promise<void> {
  const { messages } = await fetchMessageFile(part, into)
  if (Object.keys(messages).every((name) => name in words[into])) return
  words[into] = { ...words[into], ...messages }
  for (const listener of listeners) listener()
}

/** Loads the messages of a language, as far as the visited pages need them. */
export async function fetchMessages(of: Language): Promise<void> {
  await Promise.all([...pagesNeeding].map(([part, pages]) => pages > 0 && load(part, of)))
}

/** Loads the messages of a language, and makes it the language of pages visited from now on. */
export function loadMessages(next: Language): Promise<void> {
  language = next
  return fetchMessages(next)
}

/** Loads a page's code together with its messages. */
export const withWords =
  <Page>(page: keyof typeof wordsOf, fetchPage: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const parts: readonly MessagePart[] = wordsOf[page]
    for (const part of parts) need(part, 1)
    try {
      const [code] = await Promise.all([fetchPage(), ...parts.map((part) => load(part, language))])
      return code
    } catch (error) {
      // Messages that only the failed page needs must not hold back the others.
      for (const part of parts) need(part, -1)
      throw error
    }
  }

/** The messages of a language. `withWords` loads those of a page before the page renders. */
export const useMessages = (of: Language): AppMessages =>
  // `as`: no page uses messages that are not loaded yet; the messages' own types check that all languages match.
  useSyncExternalStore(subscribe, () => words[of]) as AppMessages

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
