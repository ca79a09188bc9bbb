import type { Code } from '@foyer/contract/http/problem'
import { ApiError, refusalIn, Unreachable } from './api-error.ts'
import type { AuthCode } from './auth-refused.ts'
import { AuthRefused } from './auth-refused.ts'
import { forgetFirstAnswers } from './first-answers.ts'

// The calls of better-auth that the server allows. Their schemas are in the contract.
type AuthCall =
  | 'sign-up/email'
  | 'sign-up/request'
  | 'sign-in/email'
  | 'sign-in/second-factor'
  | 'sign-in/passkey'
  | 'sign-in/passkey/options'
  | 'provider'
  | 'sign-out'
  | 'request-password-reset'
  | 'reset-password'

// better-auth's own codes: https://www.better-auth.com/docs/concepts/api#error-handling
const codesOfBetterAuth: Record<string, AuthCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  USER_ALREADY_EXISTS: 'account-exists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'account-exists',
}

// Problems of the server that have a special meaning for these calls.
const codesOfRefusals: { [C in AuthCall]?: { [K in Code]?: AuthCode } } = {
  'sign-up/email': { forbidden: 'sign-up-closed' },
  'sign-in/second-factor': { 'not-found': 'sign-in-expired' },
  'sign-in/passkey': { 'not-found': 'passkey-refused' },
  'reset-password': { 'not-found': 'link-expired' },
}

interface AuthResponse {
  /** The sign-in needs a second factor. */
  secondFactor?: true
  /** Of `sign-in/passkey/options`. */
  challenge?: string
  host?: string
  /** Of `provider`. */
  url?: string
}

/**
 * Signs in, up or out, or requests a new password.
 * @throws AuthRefused when better-auth refuses, ApiError when the server refuses before it, Unreachable without an
 * answer
 */
export async function callAuth(call: AuthCall, body: object = {}): Promise<AuthResponse> {
  forgetFirstAnswers()
  const response = await fetch(`/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Unreachable(`No answer to ${call}`, { cause })
  })
  if (!response.ok) throw await refusal(call, response)
  return await response.json()
}

async function refusal(call: AuthCall, response: Response): Promise<Error> {
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const { code = '' }: { code?: string } = await response.json()
    return new AuthRefused(codesOfBetterAuth[code] ?? 'failed')
  }
  const refused = await refusalIn(response)
  const code = refused instanceof ApiError ? codesOfRefusals[call]?.[refused.problem.code] : undefined
  return code ? new AuthRefused(code) : refused
}
