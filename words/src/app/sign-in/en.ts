import { accounts } from '../en/accounts.ts'
import { authErrors } from '../en/auth-errors.ts'
import { memberErrors } from '../en/member-errors.ts'

/** Texts of signing in and up, and of confirming a sensitive change, in English. */
export const messages = { accounts, authErrors, memberErrors } as const
