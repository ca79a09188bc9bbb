import { apiTokens } from '../en/api-tokens.ts'

/** What API tokens need, in English. */
export const messages = { apiTokens } as const
