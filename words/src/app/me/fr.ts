import { authErrors } from '../fr/auth-errors.ts'
import { inboxMails } from '../fr/inbox-mails.ts'
import { me } from '../fr/me.ts'
import { passwords } from '../fr/passwords.ts'
import { signInErrors } from '../fr/sign-in-errors.ts'

/** Texts of the profile, in French. */
export const messages = { authErrors, inboxMails, me, passwords, signInErrors } as const
