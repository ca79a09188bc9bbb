import { route } from '../http/route.ts'
import { AuthenticatorConfirmation, AuthenticatorSecret, RecoveryCodes, TwoFactor } from '../two-factor.ts'

export const twoFactor = {
  view: route('GET /me/two-factor', {
    summary: 'Get whether sign-in requires a code from an authenticator app',
    access: 'account',
    answer: TwoFactor,
  }),
  begin: route('POST /me/two-factor/secret', {
    summary:
      'Get a secret for an authenticator app. The current app keeps working until the new one is confirmed with a code',
    access: 'account',
    recentSignIn: 'two hours',
    answer: AuthenticatorSecret,
    status: 201,
  }),
  enable: route('PUT /me/two-factor', {
    summary: 'Turn on two-factor sign-in with a code from the app; ends all other sessions',
    access: 'account',
    recentSignIn: 'two hours',
    body: AuthenticatorConfirmation,
    answer: RecoveryCodes,
    refused: ['wrong-code', 'conflict', 'rate-limited'],
  }),
  renewCodes: route('POST /me/two-factor/recovery-codes', {
    summary: 'Get new recovery codes; the old ones stop working',
    access: 'account',
    recentSignIn: 'two hours',
    answer: RecoveryCodes,
    refused: ['conflict'],
  }),
  disable: route('DELETE /me/two-factor', {
    summary: 'Turn off two-factor sign-in; ends all other sessions',
    access: 'account',
    recentSignIn: 'five minutes',
    refused: ['conflict'],
  }),
}
