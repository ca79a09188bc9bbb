import type { Signer } from '../../lib/signer.ts'

/** The `record` of an account's encrypted secret, which `Secrets` authenticates. */
export const authenticatorRecord = (accountId: string): string => `authenticator:${accountId}`

/**
 * The hash by which a recovery code is stored and found: however it is written. It is keyed, so that the database alone
 * does not allow guessing.
 */
export function recoveryCodeHash(signer: Signer, accountId: string, code: string): string {
  const letters = code.toLowerCase().replace(/[^0-9a-z]/g, '')
  // as Crockford's base 32 reads letters that look like digits
  return signer.sign('recovery-code', `${accountId}|${letters.replace(/o/g, '0').replace(/[il]/g, '1')}`)
}
