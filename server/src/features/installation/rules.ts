import type { SignUpPolicy } from '@foyer/contract/installation'
import { changelog } from '@foyer/words/changelog'
import type { Infra } from '../../lib/infra.ts'

/** The version of this build: the newest release in the changelog. */
export const version: string = changelog.en[0].version

/**
 * The sign-up policy: `open`, or by invitation only. The first account can always be created: before it, no account
 * exists that could invite others.
 * @param configured `SIGN_UP` of the environment; by default `invite`
 */
export const signUpPolicyFor = (
  configured: SignUpPolicy | undefined,
  { isFirst }: { isFirst: boolean },
): SignUpPolicy => (isFirst ? 'open' : (configured ?? 'invite'))

/** Whether a new account begins with a link to its address. The first account cannot: its operator has not set up mail yet. */
export const beginsWithLink = (
  { config, confirmsSignUp }: Pick<Infra, 'config' | 'confirmsSignUp'>,
  isFirst: boolean,
): boolean => confirmsSignUp && !isFirst && signUpPolicyFor(config.SIGN_UP, { isFirst }) === 'open'
