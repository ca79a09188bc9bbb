import { z } from 'zod'
import { Language } from './language.ts'
import { linkToken } from './link-token.ts'
import { passwordLength } from './password-length.ts'
import { requiredName } from './text.ts'

// What `/api/auth/*` takes: the calls are better-auth's, these are the rules for what it is fed.

/** A password to compare with the one that is kept. */
export const GivenPassword = z.string().min(1).max(passwordLength.max)

/** A password to be kept. */
export const ChosenPassword = z.string().min(passwordLength.min).max(passwordLength.max)

/** An address as it is kept: in lower case, for that is how it is compared. */
export const EmailAddress = z.email().max(254).toLowerCase()

/** What a link in a mail carries to prove that somebody reads that mailbox. */
export const LinkToken = z.string().max(100).regex(linkToken)

/** `POST /api/auth/sign-up/email` */
export const SignUp = z.strictObject({
  name: requiredName,
  email: EmailAddress,
  password: ChosenPassword,
  language: Language.optional(),
})

/** `POST /api/auth/sign-in/email` */
export const SignIn = z.strictObject({ email: EmailAddress, password: GivenPassword })

/** `POST /api/auth/request-password-reset` */
export const PasswordForgotten = z.strictObject({ email: EmailAddress })

/** `POST /api/auth/reset-password` */
export const PasswordReset = z.strictObject({ token: LinkToken, newPassword: ChosenPassword })
