import { passkeys } from '../en/passkeys.ts'

/** Texts of passkeys, in English. */
export const messages = { passkeys } as const
