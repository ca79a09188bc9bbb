import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { inTurn } from './in-turn.ts'

/** What a hash costs: scrypt's N as a power of two, r and p. */
interface Strength {
  logN: number
  r: number
  p: number
}

/** Hashes passwords, and knows them again. */
export interface Passwords {
  /** @returns the hash, which carries its own strength and salt @throws Refused `unavailable` when too many wait */
  hash(password: string): Promise<string>
  /**
   * Whether a password is the one a hash was made of. Takes the same time for a right and a wrong one.
   * @throws Refused `unavailable` when too many wait
   */
  verify(given: { hash: string; password: string }): Promise<boolean>
}

// OWASP's password storage cheat sheet counts N = 2^15, p = 3 among the equals of its floor for scrypt (N = 2^17,
// r = 8, p = 1); Argon2id, which it prefers, is not in Node 20. Of the equals this one takes 32 MiB instead of 128.
const floor: Strength = { logN: 15, r: 8, p: 3 }
const keyLength = 32

/** @param strength of the hashes made; one that is verified was made with a strength of its own */
export function createPasswords(strength = floor): Passwords {
  // Each takes a core for a fifth of a second and one of the four threads Node has for files and names as well: two at a
  // time leave room for the rest, and a hundred are more than anybody waits for.
  const turn = inTurn(2, 100)
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const key = await turn(() => derive(password, salt, strength))
      const { logN, r, p } = strength
      return ['scrypt', logN, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
    },
    async verify({ hash, password }) {
      const [kind, logN, r, p, salt = '', key = ''] = hash.split('$')
      if (kind !== 'scrypt') return false
      const wanted = Buffer.from(key, 'base64url')
      const parameters = { logN: Number(logN), r: Number(r), p: Number(p) }
      const given = await turn(() => derive(password, Buffer.from(salt, 'base64url'), parameters))
      return wanted.length === given.length && timingSafeEqual(wanted, given)
    },
  }
}

function derive(password: string, salt: Buffer, { logN, r, p }: Strength): Promise<Buffer> {
  const options = { N: 2 ** logN, r, p, maxmem: 256 * 1024 * 1024 }
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
