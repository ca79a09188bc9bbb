import type { Language } from '@foyer/contract/languages'
import { fallbackLanguage } from '@foyer/contract/languages'
import type { AppMessages } from '@foyer/words/app/en'
import { useSyncExternalStore } from 'react'
import type { MessagePart } from './words-of-pages.ts'
import { wordsOf } from './words-of-pages.ts'

type FetchMessages = () => Promise<{ messages: Partial<Record<keyof AppMessages, object>> }>

// One file for each part and language, so that the browser loads only what the reader needs.
const files = {
  first: {
    en: () => import('@foyer/words/app/first/en'),
    de: () => import('@foyer/words/app/first/de'),
    fr: () => import('@foyer/words/app/first/fr'),
  },
  access: {
    en: () => import('@foyer/words/app/access/en'),
    de: () => import('@foyer/words/app/access/de'),
    fr: () => import('@foyer/words/app/access/fr'),
  },
  'api-tokens': {
    en: () => import('@foyer/words/app/api-tokens/en'),
    de: () => import('@foyer/words/app/api-tokens/de'),
    fr: () => import('@foyer/words/app/api-tokens/fr'),
  },
  attendees: {
    en: () => import('@foyer/words/app/attendees/en'),
    de: () => import('@foyer/words/app/attendees/de'),
    fr: () => import('@foyer/words/app/attendees/fr'),
  },
  audit: {
    en: () => import('@foyer/words/app/audit/en'),
    de: () => import('@foyer/words/app/audit/de'),
    fr: () => import('@foyer/words/app/audit/fr'),
  },
  'bank-statements': {
    en: () => import('@foyer/words/app/bank-statements/en'),
    de: () => import('@foyer/words/app/bank-statements/de'),
    fr: () => import('@foyer/words/app/bank-statements/fr'),
  },
  'box-office': {
    en: () => import('@foyer/words/app/box-office/en'),
    de: () => import('@foyer/words/app/box-office/de'),
    fr: () => import('@foyer/words/app/box-office/fr'),
  },
  changelog: {
    en: () => import('@foyer/words/app/changelog/en'),
    de: () => import('@foyer/words/app/changelog/de'),
    fr: () => import('@foyer/words/app/changelog/fr'),
  },
  charts: {
    en: () => import('@foyer/words/app/charts/en'),
    de: () => import('@foyer/words/app/charts/de'),
    fr: () => import('@foyer/words/app/charts/fr'),
  },
  'check-in': {
    en: () => import('@foyer/words/app/check-in/en'),
    de: () => import('@foyer/words/app/check-in/de'),
    fr: () => import('@foyer/words/app/check-in/fr'),
  },
  corrections: {
    en: () => import('@foyer/words/app/corrections/en'),
    de: () => import('@foyer/words/app/corrections/de'),
    fr: () => import('@foyer/words/app/corrections/fr'),
  },
  deletions: {
    en: () => import('@foyer/words/app/deletions/en'),
    de: () => import('@foyer/words/app/deletions/de'),
    fr: () => import('@foyer/words/app/deletions/fr'),
  },
  demo: {
    en: () => import('@foyer/words/app/demo/en'),
    de: () => import('@foyer/words/app/demo/de'),
    fr: () => import('@foyer/words/app/demo/fr'),
  },
  descriptions: {
    en: () => import('@foyer/words/app/descriptions/en'),
    de: () => import('@foyer/words/app/descriptions/de'),
    fr: () => import('@foyer/words/app/descriptions/fr'),
  },
  events: {
    en: () => import('@foyer/words/app/events/en'),
    de: () => import('@foyer/words/app/events/de'),
    fr: () => import('@foyer/words/app/events/fr'),
  },
  inbox: {
    en: () => import('@foyer/words/app/inbox/en'),
    de: () => import('@foyer/words/app/inbox/de'),
    fr: () => import('@foyer/words/app/inbox/fr'),
  },
  installation: {
    en: () => import('@foyer/words/app/installation/en'),
    de: () => import('@foyer/words/app/installation/de'),
    fr: () => import('@foyer/words/app/installation/fr'),
  },
  'invoice-settings': {
    en: () => import('@foyer/words/app/invoice-settings/en'),
    de: () => import('@foyer/words/app/invoice-settings/de'),
    fr: () => import('@foyer/words/app/invoice-settings/fr'),
  },
  invoices: {
    en: () => import('@foyer/words/app/invoices/en'),
    de: () => import('@foyer/words/app/invoices/de'),
    fr: () => import('@foyer/words/app/invoices/fr'),
  },
  'legal-texts': {
    en: () => import('@foyer/words/app/legal-texts/en'),
    de: () => import('@foyer/words/app/legal-texts/de'),
    fr: () => import('@foyer/words/app/legal-texts/fr'),
  },
  me: {
    en: () => import('@foyer/words/app/me/en'),
    de: () => import('@foyer/words/app/me/de'),
    fr: () => import('@foyer/words/app/me/fr'),
  },
  members: {
    en: () => import('@foyer/words/app/members/en'),
    de: () => import('@foyer/words/app/members/de'),
    fr: () => import('@foyer/words/app/members/fr'),
  },
  'notion-key': {
    en: () => import('@foyer/words/app/notion-key/en'),
    de: () => import('@foyer/words/app/notion-key/de'),
    fr: () => import('@foyer/words/app/notion-key/fr'),
  },
  'notion-pages': {
    en: () => import('@foyer/words/app/notion-pages/en'),
    de: () => import('@foyer/words/app/notion-pages/de'),
    fr: () => import('@foyer/words/app/notion-pages/fr'),
  },
  'order-jobs': {
    en: () => import('@foyer/words/app/order-jobs/en'),
    de: () => import('@foyer/words/app/order-jobs/de'),
    fr: () => import('@foyer/words/app/order-jobs/fr'),
  },
  'promo-codes': {
    en: () => import('@foyer/words/app/promo-codes/en'),
    de: () => import('@foyer/words/app/promo-codes/de'),
    fr: () => import('@foyer/words/app/promo-codes/fr'),
  },
  'order-questions': {
    en: () => import('@foyer/words/app/order-questions/en'),
    de: () => import('@foyer/words/app/order-questions/de'),
    fr: () => import('@foyer/words/app/order-questions/fr'),
  },
  'order-views': {
    en: () => import('@foyer/words/app/order-views/en'),
    de: () => import('@foyer/words/app/order-views/de'),
    fr: () => import('@foyer/words/app/order-views/fr'),
  },
  orders: {
    en: () => import('@foyer/words/app/orders/en'),
    de: () => import('@foyer/words/app/orders/de'),
    fr: () => import('@foyer/words/app/orders/fr'),
  },
  overview: {
    en: () => import('@foyer/words/app/overview/en'),
    de: () => import('@foyer/words/app/overview/de'),
    fr: () => import('@foyer/words/app/overview/fr'),
  },
  passkeys: {
    en: () => import('@foyer/words/app/passkeys/en'),
    de: () => import('@foyer/words/app/passkeys/de'),
    fr: () => import('@foyer/words/app/passkeys/fr'),
  },
  payments: {
    en: () => import('@foyer/words/app/payments/en'),
    de: () => import('@foyer/words/app/payments/de'),
    fr: () => import('@foyer/words/app/payments/fr'),
  },
  pictures: {
    en: () => import('@foyer/words/app/pictures/en'),
    de: () => import('@foyer/words/app/pictures/de'),
    fr: () => import('@foyer/words/app/pictures/fr'),
  },
  privacy: {
    en: () => import('@foyer/words/app/privacy/en'),
    de: () => import('@foyer/words/app/privacy/de'),
    fr: () => import('@foyer/words/app/privacy/fr'),
  },
  'privacy-policy': {
    en: () => import('@foyer/words/app/privacy-policy/en'),
    de: () => import('@foyer/words/app/privacy-policy/de'),
    fr: () => import('@foyer/words/app/privacy-policy/fr'),
  },
  reports: {
    en: () => import('@foyer/words/app/reports/en'),
    de: () => import('@foyer/words/app/reports/de'),
    fr: () => import('@foyer/words/app/reports/fr'),
  },
  search: {
    en: () => import('@foyer/words/app/search/en'),
    de: () => import('@foyer/words/app/search/de'),
    fr: () => import('@foyer/words/app/search/fr'),
  },
  settings: {
    en: () => import('@foyer/words/app/settings/en'),
    de: () => import('@foyer/words/app/settings/de'),
    fr: () => import('@foyer/words/app/settings/fr'),
  },
  'sign-in': {
    en: () => import('@foyer/words/app/sign-in/en'),
    de: () => import('@foyer/words/app/sign-in/de'),
    fr: () => import('@foyer/words/app/sign-in/fr'),
  },
  support: {
    en: () => import('@foyer/words/app/support/en'),
    de: () => import('@foyer/words/app/support/de'),
    fr: () => import('@foyer/words/app/support/fr'),
  },
  teams: {
    en: () => import('@foyer/words/app/teams/en'),
    de: () => import('@foyer/words/app/teams/de'),
    fr: () => import('@foyer/words/app/teams/fr'),
  },
  'shared-capacities': {
    en: () => import('@foyer/words/app/shared-capacities/en'),
    de: () => import('@foyer/words/app/shared-capacities/de'),
    fr: () => import('@foyer/words/app/shared-capacities/fr'),
  },
  'ticket-types': {
    en: () => import('@foyer/words/app/ticket-types/en'),
    de: () => import('@foyer/words/app/ticket-types/de'),
    fr: () => import('@foyer/words/app/ticket-types/fr'),
  },
  'time-zones': {
    en: () => import('@foyer/words/app/time-zones/en'),
    de: () => import('@foyer/words/app/time-zones/de'),
    fr: () => import('@foyer/words/app/time-zones/fr'),
  },
  today: {
    en: () => import('@foyer/words/app/today/en'),
    de: () => import('@foyer/words/app/today/de'),
    fr: () => import('@foyer/words/app/today/fr'),
  },
  'two-factor': {
    en: () => import('@foyer/words/app/two-factor/en'),
    de: () => import('@foyer/words/app/two-factor/de'),
    fr: () => import('@foyer/words/app/two-factor/fr'),
  },
  websites: {
    en: () => import('@foyer/words/app/websites/en'),
    de: () => import('@foyer/words/app/websites/de'),
    fr: () => import('@foyer/words/app/websites/fr'),
  },
} as const satisfies Record<MessagePart, Record<Language, FetchMessages>>

/** The messages loaded so far. */
const words: Record<Language, Awaited<ReturnType<FetchMessages>>['messages']> = { en: {}, de: {}, fr: {} }
const listeners = new Set<() => void>()
let language: Language = fallbackLanguage
/** How many pages on screen or on their way need each part. */
const pagesNeeding = new Map<MessagePart, number>([['first', 1]])
const need = (part: MessagePart, change: 1 | -1) => pagesNeeding.set(part, (pagesNeeding.get(part) ?? 0) + change)

async function load(part: MessagePart, into: Language): Promise<void> {
  const { messages } = await files[part][into]()
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
