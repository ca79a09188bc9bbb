import type { ProviderProblem } from '@foyer/contract/provider-problems'

/** Why authentication was refused. The app has a message for each code. */
export type AuthCode =
  | 'wrong-credentials'
  | 'account-exists'
  | 'link-expired'
  | 'sign-in-expired'
  | 'cookie-refused'
  | 'passkey-refused'
  | ProviderProblem
  | 'failed'

/** A refusal by `/api/auth`. */
export class AuthRefused extends Error {
  readonly code: AuthCode

  constructor(code: AuthCode) {
    super(code)
    this.code = code
  }
}
