import { route } from '../http/route.ts'
import { AuthenticatorConfirmation, AuthenticatorSecret, RecoveryCodes, TwoFactor } from '../two-factor.ts'

export const twoFactor = {
  view: route('GET /me/two-factor', {
    summary: 'Get whether sign-ins need a code of an authenticator app',
    access: 'account',
    answer: TwoFactor,
  }),
  begin: route('POST /me/two-factor/secret', {
    summary: 'Get a secret for an authenticator app; one in use stays so until a code of the new one is sent',
    access: 'account',
    recentSignIn: 'two hours',
    answer: AuthenticatorSecret,
    status: 201,
  }),
  enable: route('PUT /me/two-factor', {
    summary: 'Turn two-factor sign-in on with a code of the app; ends all other sessions',
    access: 'account',
    recentSignIn: 'two hours',
    body: AuthenticatorConfirmation,
    answer: RecoveryCodes,
    refused: ['wrong-code', 'conflict', 'rate-limited'],
  }),
  renewCodes: route('POST /me/two-factor/recovery-codes', {
    summary: 'Get new recovery codes; the former ones stop working',
    access: 'account',
    recentSignIn: 'two hours',
    answer: RecoveryCodes,
    refused: ['conflict'],
  }),
  disable: route('DELETE /me/two-factor', {
    summary: 'Turn two-factor sign-in off; ends all other sessions',
    access: 'account',
    recentSignIn: 'five minutes',
    refused: ['conflict'],
  }),
}
