import { audit } from '../en/audit.ts'

/** Texts of the history of changes, in English. */
export const messages = { audit } as const
