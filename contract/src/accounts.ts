import { z } from 'zod'
import { Currency } from './currency.ts'
import { Language } from './language.ts'
import { linkToken } from './link-token.ts'
import { passwordLength } from './password-length.ts'
import { PersonName, TeamName } from './person-name.ts'
import { TimeZone } from './time-zone.ts'

// The bodies of `/api/auth/*`. better-auth owns these calls; Foyer validates their fields by its own rules first.

/** A password to verify. The rules for new passwords do not apply: only the stored hash decides. */
export const EnteredPassword = z.string().min(1).max(passwordLength.max)

/** A password to store. */
export const ChosenPassword = z.string().min(passwordLength.min).max(passwordLength.max)

/** An email address, stored in lower case: addresses are compared without regard to case. */
export const EmailAddress = z.email().max(254).toLowerCase()

/** The token of an emailed link. It proves that the person who opens the link reads that mailbox. */
export const LinkToken = z.string().max(100).regex(linkToken)

/** `POST /api/auth/sign-up/email` */
export const SignUp = z.strictObject({
  name: PersonName,
  email: EmailAddress,
  password: ChosenPassword,
  language: Language.optional(),
  /** The name of the account's own team, which buyers see as the organiser. Without it the team has the account's name. */
  organiser: TeamName.optional(),
  /** Of the team, by default `Europe/Berlin`. */
  timeZone: TimeZone.optional(),
  /** Of the team, by default euros. */
  currency: Currency.optional(),
  /** The token of an invitation to `email`: the account joins that team instead of getting its own. */
  invitation: LinkToken.optional(),
  /** The token of the link that was mailed to `email`. Needed where the sign-up begins with one. */
  confirmation: LinkToken.optional(),
})

/** `POST /api/auth/sign-up/request`: mails the link that a sign-up begins with. */
export const SignUpRequest = z.strictObject({ email: EmailAddress, language: Language.optional() })

/** `POST /api/auth/sign-in/email` */
export const SignIn = z.strictObject({ email: EmailAddress, password: EnteredPassword })

/** `POST /api/auth/sign-in/second-factor`: a code of the authenticator, or a recovery code. */
export const SecondFactor = z.strictObject({
  code: z
    .string()
    .max(50)
    .overwrite((code) => code.replace(/\s/g, ''))
    .min(1),
})

/** A path of the app: the URL parser refuses what only looks like one, such as `//host` and `/\\host`. */
const AppPath = z
  .string()
  .max(2000)
  .refine((path) => path.startsWith('/') && URL.canParse(path, ownHost) && new URL(path, ownHost).origin === ownHost)
const ownHost = 'https://foyer.invalid'

/** `POST /api/auth/provider` */
export const ProviderStart = z.strictObject({
  /** `connect`: with the account that is signed in; `again`: it proves again who it is. */
  purpose: z.enum(['sign-in', 'connect', 'again']),
  language: Language,
  /** The page to return to. */
  return: AppPath.optional(),
  /** The token of an invitation, for a new account. */
  invitation: LinkToken.optional(),
  /** Of the team of a new account, by default `Europe/Berlin` and euros. */
  timeZone: TimeZone.optional(),
  currency: Currency.optional(),
})

/** `POST /api/auth/sign-in/passkey/options` */
export const NoFields = z.strictObject({})

/** `POST /api/auth/request-password-reset` */
export const PasswordResetRequest = z.strictObject({ email: EmailAddress })

/** `POST /api/auth/reset-password` */
export const PasswordReset = z.strictObject({ token: LinkToken, newPassword: ChosenPassword })
