import { audit } from '../fr/audit.ts'

/** Texts of the history of changes, in French. */
export const messages = { audit } as const
