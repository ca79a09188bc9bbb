import { scryptSync } from 'node:crypto'
import { credentials } from '../schema/accounts.ts'
import type { House } from './house.ts'

/** Gives every account of a house this password, hashed so that trying it costs nothing: for tests that try it often. */
export async function cheapenPasswords({ db }: House, password: string): Promise<void> {
  const [logN, r, p, salt] = [1, 1, 1, Buffer.from('salt')]
  const key = scryptSync(password, salt, 32, { N: 2 ** logN, r, p })
  const hash = ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
  await db.update(credentials).set({ password: hash })
}
