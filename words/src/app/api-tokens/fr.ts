import { apiTokens } from '../fr/api-tokens.ts'

/** What API tokens need, in French. */
export const messages = { apiTokens } as const
