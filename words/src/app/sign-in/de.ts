import { accounts } from '../de/accounts.ts'
import { authErrors } from '../de/auth-errors.ts'
import { memberErrors } from '../de/member-errors.ts'

/** What signing in and up needs, and confirming a change by password, in German. */
export const messages = { accounts, authErrors, memberErrors } as const
