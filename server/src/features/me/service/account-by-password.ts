import type { Infra } from '../../../lib/infra.ts'
import { replaceHash } from '../commands/replace-hash.ts'
import { credentialOf } from '../queries.ts'

/**
 * The account that an address and a password belong to. Takes the same time whether the address has an account or not,
 * except for an account whose hash is still of an earlier version: its next sign-in replaces that hash.
 * @returns undefined for a wrong password or an unknown address
 * @throws ProblemError `unavailable` when too many wait for a hash
 */
export async function accountByPassword(
  { db, passwords }: Pick<Infra, 'db' | 'passwords'>,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> {
  const found = await credentialOf(db, email)
  if (!found) {
    await passwords.hash(password)
    return undefined
  }
  if (!(await passwords.verify({ hash: found.hash, password }))) return undefined
  if (passwords.isOutdated(found.hash)) await replaceHash(db, { ...found, newHash: await passwords.hash(password) })
  return found.accountId
}
