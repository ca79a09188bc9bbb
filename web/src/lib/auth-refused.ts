/** Why authentication was refused. The app has a message for each code. */
export type AuthCode =
  | 'wrong-credentials'
  | 'account-exists'
  | 'link-expired'
  | 'sign-in-expired'
  | 'sign-up-closed'
  | 'cookie-refused'
  | 'passkey-refused'
  | 'failed'

/** A refusal by `/api/auth`. */
export class AuthRefused extends Error {
  readonly code: AuthCode

  constructor(code: AuthCode) {
    super(code)
    this.code = code
  }
}
