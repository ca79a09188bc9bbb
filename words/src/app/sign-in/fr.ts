import { accounts } from '../fr/accounts.ts'
import { authErrors } from '../fr/auth-errors.ts'
import { memberErrors } from '../fr/member-errors.ts'

/** Texts of signing in and up, and of confirming a sensitive change, in French. */
export const messages = { accounts, authErrors, memberErrors } as const
