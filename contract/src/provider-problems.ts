/** Why a sign-in at the OpenID provider has failed. */
export const providerProblems = [
  'provider-failed',
  'provider-email',
  'provider-account-exists',
  'provider-other-account',
  'sign-up-closed',
] as const
export type ProviderProblem = (typeof providerProblems)[number]
