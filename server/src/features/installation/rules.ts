import type { SignUpPolicy } from '@foyer/contract/installation'
import { changelog } from '@foyer/words/changelog'

/** The version of this build: the newest release the changelog tells of. */
export const version: string = changelog.en[0].version

/**
 * Who may make an account. Asked for or not, the first one can be made: without it nobody could invite.
 * @param asked `SIGN_UP` of the environment
 */
export const policyFor = (asked: SignUpPolicy | undefined, isFirst: boolean): SignUpPolicy =>
  isFirst ? 'open' : (asked ?? 'invite')
