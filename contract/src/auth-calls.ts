import { z } from 'zod'
import {
  NoFields,
  PasswordReset,
  PasswordResetRequest,
  ProviderStart,
  SecondFactor,
  SignIn,
  SignUp,
  SignUpRequest,
} from './accounts.ts'
import { route } from './http/route.ts'
import { PasskeyProof } from './passkeys.ts'

const Done = z.object({ status: z.literal(true) })
/** `secondFactor`: the sign-in needs a code of the authenticator as well. */
const SignedIn = z.object({ status: z.literal(true), secondFactor: z.literal(true).optional() })

/**
 * The calls of `/api/auth` with their bodies and answers; paths are relative to `/api`. They are not in the OpenAPI document:
 * only Foyer's own pages send them. Two have refusals in the format of better-auth as well, see `betterAuthCodes`.
 */
export const authCalls = {
  signUp: route('POST /auth/sign-up/email', {
    summary: 'Create an account and sign it in',
    access: 'anyone',
    body: SignUp,
    answer: Done,
    refused: ['forbidden', 'not-found', 'rate-limited'],
  }),
  requestSignUp: route('POST /auth/sign-up/request', {
    summary: 'Mail the link that a sign-up begins with',
    access: 'anyone',
    body: SignUpRequest,
    answer: Done,
    refused: ['forbidden', 'rate-limited'],
  }),
  signIn: route('POST /auth/sign-in/email', {
    summary: 'Sign in with a password',
    access: 'anyone',
    body: SignIn,
    answer: SignedIn,
    refused: ['forbidden', 'rate-limited'],
  }),
  secondFactor: route('POST /auth/sign-in/second-factor', {
    summary: 'Complete a sign-in with a code of the authenticator, or a recovery code',
    access: 'anyone',
    body: SecondFactor,
    answer: Done,
    refused: ['wrong-code', 'not-found', 'rate-limited'],
  }),
  beginPasskey: route('POST /auth/sign-in/passkey/options', {
    summary: 'Get a challenge for any passkey',
    access: 'anyone',
    body: NoFields,
    answer: z.object({ challenge: z.string(), host: z.string() }),
  }),
  passkey: route('POST /auth/sign-in/passkey', {
    summary: 'Sign in with a passkey',
    access: 'anyone',
    body: PasskeyProof,
    answer: Done,
    refused: ['not-found', 'rate-limited'],
  }),
  provider: route('POST /auth/provider', {
    summary: 'Begin a sign-in at the OpenID provider',
    access: 'anyone',
    body: ProviderStart,
    answer: z.object({ url: z.url() }),
    refused: ['not-found', 'rate-limited'],
  }),
  signOut: route('POST /auth/sign-out', { summary: 'End the session', access: 'anyone', answer: Done }),
  requestPasswordReset: route('POST /auth/request-password-reset', {
    summary: 'Mail a link for a new password',
    access: 'anyone',
    body: PasswordResetRequest,
    answer: Done,
    refused: ['forbidden', 'rate-limited'],
  }),
  resetPassword: route('POST /auth/reset-password', {
    summary: 'Set a new password with the link of a mail',
    access: 'anyone',
    body: PasswordReset,
    answer: Done,
    refused: ['forbidden', 'not-found', 'rate-limited'],
  }),
}

/** The refusals in the format of better-auth, `{ code }`, with their statuses. */
export const betterAuthCodes = {
  [authCalls.signIn.call]: { 401: ['INVALID_EMAIL_OR_PASSWORD'] },
  [authCalls.signUp.call]: { 422: ['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'] },
} as const
