import { audit } from '../de/audit.ts'

/** Texts of the history of changes, in German. */
export const messages = { audit } as const
