import { authErrors } from '../de/auth-errors.ts'
import { inboxMails } from '../de/inbox-mails.ts'
import { me } from '../de/me.ts'
import { passwords } from '../de/passwords.ts'
import { signInErrors } from '../de/sign-in-errors.ts'

/** Texts of the profile, in German. */
export const messages = { authErrors, inboxMails, me, passwords, signInErrors } as const
