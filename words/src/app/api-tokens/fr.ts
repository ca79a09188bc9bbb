import { apiTokens } from '../fr/api-tokens.ts'

/** Texts of API tokens, in French. */
export const messages = { apiTokens } as const
