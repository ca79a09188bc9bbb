import { accounts } from '../en/accounts.ts'
import { authErrors } from '../en/auth-errors.ts'
import { memberErrors } from '../en/member-errors.ts'

/** What signing in and up needs, and confirming a change by password, in English. */
export const messages = { accounts, authErrors, memberErrors } as const
