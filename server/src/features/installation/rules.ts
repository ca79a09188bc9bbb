import type { SignUpPolicy } from '@foyer/contract/installation'
import { changelog } from '@foyer/words/changelog'
import type { DiskSpace } from '../../lib/disk-space.ts'
import { isDiskLow } from '../../lib/disk-space.ts'

/** The version of this build: the newest release in the changelog. */
export const version: string = changelog.en[0].version

/**
 * The sign-up policy: `open`, or by invitation only. The first account can always be created: before it, no account
 * exists that could invite others.
 * @param configured `SIGN_UP` of the environment; by default `invite`
 */
export const signUpPolicyFor = (configured: SignUpPolicy | undefined, isFirst: boolean): SignUpPolicy =>
  isFirst ? 'open' : (configured ?? 'invite')

/**
 * Whether the operator is to be told about the disk. Between a tenth and an eighth of free space nothing changes, so that
 * a value around the limit is not told again and again.
 */
export function diskAlertAt({ freeBytes, totalBytes }: DiskSpace): 'raised' | 'unchanged' | 'over' {
  if (isDiskLow({ freeBytes, totalBytes })) return 'raised'
  return freeBytes < totalBytes / 8 ? 'unchanged' : 'over'
}
