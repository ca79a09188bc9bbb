import { accounts } from '../de/accounts.ts'
import { authErrors } from '../de/auth-errors.ts'
import { memberErrors } from '../de/member-errors.ts'

/** Texts of signing in and up, and of confirming a sensitive change, in German. */
export const messages = { accounts, authErrors, memberErrors } as const
