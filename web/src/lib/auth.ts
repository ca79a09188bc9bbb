import type { Code } from '@foyer/contract/http/problem'
import { ApiError, refusalIn, Unreachable } from './api-error.ts'

// The calls of better-auth that the server lets through. What they take is in the contract's accounts.ts.
type AuthCall = 'sign-up/email' | 'sign-in/email' | 'sign-out' | 'request-password-reset' | 'reset-password'

/** Why signing in, up or out was refused, in codes that the words of the app know. */
export type AuthCode =
  | 'wrong-credentials'
  | 'account-exists'
  | 'link-expired'
  | 'sign-up-closed'
  | 'cookie-refused'
  | 'failed'

/** A refusal of `/api/auth`. */
export class AuthRefused extends Error {
  readonly code: AuthCode

  constructor(code: AuthCode) {
    super(code)
    this.code = code
  }
}

// better-auth's own codes: https://www.better-auth.com/docs/concepts/api#error-handling
const known: Record<string, AuthCode> = {
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  USER_ALREADY_EXISTS: 'account-exists',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'account-exists',
}

// what the server refuses in its own words means something of its own here
const meant: { [C in AuthCall]?: { [K in Code]?: AuthCode } } = {
  'sign-up/email': { forbidden: 'sign-up-closed' },
  'reset-password': { 'not-found': 'link-expired' },
}

/**
 * Signs in, up or out, or asks for a new password.
 * @throws AuthRefused when better-auth says no, ApiError when the server does before it, Unreachable without an answer
 */
export async function callAuth(call: AuthCall, body: object = {}): Promise<void> {
  const response = await fetch(`/api/auth/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  }).catch((cause: unknown) => {
    throw new Unreachable(`No answer to ${call}`, { cause })
  })
  if (!response.ok) throw await refusal(call, response)
}

async function refusal(call: AuthCall, response: Response): Promise<Error> {
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const { code = '' }: { code?: string } = await response.json()
    return new AuthRefused(known[code] ?? 'failed')
  }
  const refused = await refusalIn(response)
  const code = refused instanceof ApiError ? meant[call]?.[refused.problem.code] : undefined
  return code ? new AuthRefused(code) : refused
}
