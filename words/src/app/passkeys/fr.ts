import { passkeys } from '../fr/passkeys.ts'

/** Texts of passkeys, in French. */
export const messages = { passkeys } as const
