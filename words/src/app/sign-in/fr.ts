import { accounts } from '../fr/accounts.ts'
import { authErrors } from '../fr/auth-errors.ts'
import { passwords } from '../fr/passwords.ts'
import { signInErrors } from '../fr/sign-in-errors.ts'

/** Texts of signing in and up, and of confirming a sensitive change, in French. */
export const messages = { accounts, authErrors, passwords, signInErrors } as const
