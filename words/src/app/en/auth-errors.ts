/** Why signing in, up or out was refused, by the code of `AuthRefused`. Not in the first load, unlike `errors`. */
export const authErrors = {
  'wrong-credentials': 'The email address or password is incorrect. Check both and try again.',
  'account-exists': 'There’s already an account with this email address. Sign in instead.',
  'link-expired': 'This link is no longer valid. Get a new one.',
  'sign-in-expired': 'You entered your password more than ten minutes ago. Go back and sign in again.',
  'sign-up-closed': 'New accounts are by invitation only. Ask a team for an invitation.',
  'cookie-refused':
    'Your browser blocked the cookie that’s needed to sign in. Allow cookies for this site and try again.',
  'passkey-refused':
    'This passkey didn’t work. It may have been removed from your account. Try again, or sign in another way.',
  'provider-failed': 'The provider couldn’t sign you in. Try again in a moment.',
  'provider-email': 'The provider hasn’t confirmed your email address, so we can’t create an account with it.',
  'provider-account-exists':
    'There’s already an account with this email address. Sign in to it, then connect it in My profile.',
  'provider-other-account': 'That sign-in belongs to another email address or account.',
  failed: 'An error occurred. Try again in a moment.',
  'password-common':
    'This password is easy to guess: it’s widely used, or made of your name or address. Choose a few unrelated words.',
} as const
