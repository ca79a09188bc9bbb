import { apiTokens } from '../en/api-tokens.ts'

/** Texts of API tokens, in English. */
export const messages = { apiTokens } as const
