import { accounts } from '../de/accounts.ts'
import { authErrors } from '../de/auth-errors.ts'
import { passwords } from '../de/passwords.ts'
import { signInErrors } from '../de/sign-in-errors.ts'

/** Texts of signing in and up, and of confirming a sensitive change, in German. */
export const messages = { accounts, authErrors, passwords, signInErrors } as const
