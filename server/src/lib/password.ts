import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { limitConcurrency } from './concurrency.ts'

/** The cost of a hash: scrypt's N as a power of two, r and p. */
interface Strength {
  logN: number
  r: number
  p: number
}

/** Hashes and verifies passwords. */
export interface Passwords {
  /** @returns the hash, which includes its strength and salt @throws ProblemError `unavailable` when too many wait */
  hash(password: string): Promise<string>
  /**
   * Whether a password matches a hash. Takes the same time for a right and a wrong password.
   * @throws ProblemError `unavailable` when too many wait
   */
  verify(input: { hash: string; password: string }): Promise<boolean>
}

// OWASP's password storage cheat sheet lists N = 2^15, r = 8, p = 3 as equivalent to its minimum for scrypt (N = 2^17,
// r = 8, p = 1). This one takes 32 MiB instead of 128. OWASP prefers Argon2id, which Node 20 does not have.
const defaultStrength: Strength = { logN: 15, r: 8, p: 3 }
const keyLength = 32

/** @param strength of new hashes; a stored hash is verified with the strength that it includes */
export function createPasswords(strength = defaultStrength): Passwords {
  // Each hash takes a core for 0.2 s and one of the four threads that Node also uses for files and DNS: two at once
  // leave room for the rest. The last of a hundred waits 10 s, which is longer than users wait.
  const limit = limitConcurrency(2, 100)
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await limit(() => derive(password, salt, strength))
      const { logN, r, p } = strength
      return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    async verify({ hash, password }) {
      const [kind, logN, r, p, salt = '', key = ''] = hash.split('$')
      if (kind !== 'scrypt') return false
      const expected = Buffer.from(key, 'base64url')
      const parameters = { logN: Number(logN), r: Number(r), p: Number(p) }
      const actual = await limit(() => derive(password, Buffer.from(salt, 'base64url'), parameters))
      return expected.length === actual.length && timingSafeEqual(expected, actual)
    },
  }
}

function derive(password: string, salt: Buffer, { logN, r, p }: Strength): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: 256 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
