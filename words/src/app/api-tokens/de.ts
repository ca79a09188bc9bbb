import { apiTokens } from '../de/api-tokens.ts'

/** What API tokens need, in German. */
export const messages = { apiTokens } as const
