import { authErrors } from '../en/auth-errors.ts'
import { inboxMails } from '../en/inbox-mails.ts'
import { me } from '../en/me.ts'
import { passwords } from '../en/passwords.ts'
import { signInErrors } from '../en/sign-in-errors.ts'

/** Texts of the profile, in English. */
export const messages = { authErrors, inboxMails, me, passwords, signInErrors } as const
