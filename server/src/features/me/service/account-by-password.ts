import type { Infra } from '../../../lib/infra.ts'
import { credentialOf } from '../queries.ts'

/**
 * The account that an address and a password belong to. Takes the same time whether the address has an account or not.
 * @returns undefined for a wrong password or an unknown address
 * @throws ProblemError `unavailable` when too many wait for a hash
 */
export async function accountByPassword(
  { db, passwords }: Pick<Infra, 'db' | 'passwords'>,
  { email, password }: { email: string; password: string },
): Promise<string | undefined> {
  const found = await credentialOf(db, email)
  if (found) return (await passwords.verify({ hash: found.hash, password })) ? found.accountId : undefined
  await passwords.hash(password)
  return undefined
}
