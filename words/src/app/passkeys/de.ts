import { passkeys } from '../de/passkeys.ts'

/** Texts of passkeys, in German. */
export const messages = { passkeys } as const
