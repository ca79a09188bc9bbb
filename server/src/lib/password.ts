import { scrypt, timingSafeEqual } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { limitConcurrency } from './concurrency.ts'

/** The cost of a hash with Argon2id. */
interface Strength {
  memoryKib: number
  passes: number
  lanes: number
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
  /** Whether a hash is of another kind or strength than new ones, so that it is replaced once the password is known. */
  isOutdated(hash: string): boolean
}

// the least that OWASP's password storage cheat sheet recommends for Argon2id
const defaultStrength: Strength = { memoryKib: 19 * 1024, passes: 2, lanes: 1 }

/** @param strength of new hashes; a stored hash is verified with the strength that it includes */
export function createPasswords(strength = defaultStrength): Passwords {
  // Each hash takes 19 MiB and one of the four threads that Node also uses for files and DNS: two at once leave room for
  // the rest.
  const limit = limitConcurrency(2, 100)
  return {
    hash: (password) => limit(() => hash(normalised(password), optionsOf(strength))),
    verify: (input) => limit(() => matches(input.hash, normalised(input.password))),
    isOutdated: (stored) => !stored.startsWith('$argon2id$') || !hasStrength(stored, strength),
  }
}

/** However its letters are composed, a password is the same. */
const normalised = (password: string): string => password.normalize('NFKC')

const optionsOf = ({ memoryKib, passes, lanes }: Strength) => ({
  // Argon2id; the package's name for it is a `const enum`, which exists for its own compiler only
  algorithm: 2,
  memoryCost: memoryKib,
  timeCost: passes,
  parallelism: lanes,
})

async function matches(stored: string, password: string): Promise<boolean> {
  if (stored.startsWith('$argon2id$')) return await verify(stored, password)
  return await matchesScrypt(stored, password)
}

function hasStrength(stored: string, { memoryKib, passes, lanes }: Strength): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored)
  return memoryCost === memoryKib && timeCost === passes && parallelism === lanes
}

/** Hashes of earlier versions of Foyer: `scrypt$logN$r$p$salt$key`. */
async function matchesScrypt(stored: string, password: string): Promise<boolean> {
  const [kind, logN, r, p, salt = '', key = ''] = stored.split('$')
  if (kind !== 'scrypt') return false
  const expected = Buffer.from(key, 'base64url')
  const options = { N: 2 ** Number(logN), r: Number(r), p: Number(p), maxmem: 256 * 1024 * 1024 }
  const actual = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password, Buffer.from(salt, 'base64url'), 32, options, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
