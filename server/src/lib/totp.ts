import { createHmac, timingSafeEqual } from 'node:crypto'

// Time-based one-time passwords (RFC 6238), as every authenticator app makes them: HMAC-SHA-1, six digits, 30 seconds.
// SHA-1 is what the apps support; its weakness, collisions, does not concern an HMAC.

const stepSeconds = 30
const digits = 6

/** The time step of a moment: the count of 30 seconds since 1970. */
const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1000 / stepSeconds)

/** The code of a time step (RFC 4226, section 5.3). */
export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/**
 * The time step whose code this is. The step before and the one after are accepted too, because clocks differ and typing
 * takes time (RFC 6238, section 5.2).
 * @param now in milliseconds
 * @returns undefined for a wrong code
 */
export function matchingStep(secret: Uint8Array, code: string, now: number): number | undefined {
  const step = stepAt(now)
  return [step, step - 1, step + 1].find((each) => isSame(codeAt(secret, each), code))
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Writes a secret as people type it into an app: in the base 32 of RFC 4648, without padding. */
export function secretText(secret: Uint8Array): string {
  let bits = ''
  for (const byte of secret) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('')
}

/**
 * The address that a QR code passes to an authenticator app (github.com/google/google-authenticator/wiki/Key-Uri-Format).
 * @param issuer the installation, which the app shows above the account
 */
export function authenticatorUri(secret: Uint8Array, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${secretText(secret)}&issuer=${encodeURIComponent(issuer)}`
}
