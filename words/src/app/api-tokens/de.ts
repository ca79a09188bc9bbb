import { apiTokens } from '../de/api-tokens.ts'

/** Texts of API tokens, in German. */
export const messages = { apiTokens } as const
