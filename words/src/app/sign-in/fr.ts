import { accounts } from '../fr/accounts.ts'
import { authErrors } from '../fr/auth-errors.ts'
import { memberErrors } from '../fr/member-errors.ts'

/** What signing in and up needs, and confirming a change by password, in French. */
export const messages = { accounts, authErrors, memberErrors } as const
