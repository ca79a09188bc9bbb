import type { Language } from '@foyer/contract/languages'
import type { Policy } from '@foyer/words/privacy/policy'
import { queryOptions } from '@tanstack/react-query'

// One file for each language, loaded on demand.
const files = {
  en: () => import('@foyer/words/privacy/en'),
  de: () => import('@foyer/words/privacy/de'),
  fr: () => import('@foyer/words/privacy/fr'),
} as const satisfies Record<Language, () => Promise<{ policy: Policy }>>

/** The privacy policy in a language. It ships with the app, so it never goes stale. */
export const policyIn = (language: Language) =>
  queryOptions({
    queryKey: ['privacy', language] as const,
    queryFn: async (): Promise<Policy> => (await files[language]()).policy,
    staleTime: Number.POSITIVE_INFINITY,
  })
