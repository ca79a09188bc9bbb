import type { Language } from '@foyer/contract/languages'
import type { Policy } from '@foyer/words/privacy/policy'
import { queryOptions } from '@tanstack/react-query'

// each language in a file of its own, fetched by those who read it
const files = {
  en: () => import('@foyer/words/privacy/en'),
  de: () => import('@foyer/words/privacy/de'),
  fr: () => import('@foyer/words/privacy/fr'),
} as const satisfies Record<Language, () => Promise<{ policy: Policy }>>

/** The privacy policy in a language. It comes with the app, and so never grows stale. */
export const policyIn = (language: Language) =>
  queryOptions({
    queryKey: ['privacy', language] as const,
    queryFn: async (): Promise<Policy> => (await files[language]()).policy,
    staleTime: Number.POSITIVE_INFINITY,
  })
