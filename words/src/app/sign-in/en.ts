import { accounts } from '../en/accounts.ts'
import { authErrors } from '../en/auth-errors.ts'
import { passwords } from '../en/passwords.ts'
import { signInErrors } from '../en/sign-in-errors.ts'

/** Texts of signing in and up, and of confirming a sensitive change, in English. */
export const messages = { accounts, authErrors, passwords, signInErrors } as const
