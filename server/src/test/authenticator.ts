import { eq } from 'drizzle-orm'
import { authenticatorRecord } from '../features/two-factor/rules.ts'
import { codeAt } from '../lib/totp.ts'
import { authenticators } from '../schema/two-factor.ts'
import type { TestApp } from './app.ts'
import type { Organiser, TestClient } from './client.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The code that an authenticator app shows.
 * @param secret in base 32, as the API returns it
 * @param steps how many half minutes from now
 */
export function codeNow(secret: string, steps = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  return codeAt(Uint8Array.from(bytes), Math.floor(Date.now() / 30_000) + steps)
}

/** Turns two-factor sign-in on. @returns the secret of the authenticator, and the recovery codes */
export async function turnTwoFactorOn(client: TestClient): Promise<{ secret: string; codes: string[] }> {
  const { secret } = await client.ok('POST /api/v1/me/two-factor/secret')
  const { codes } = await client.ok('PUT /api/v1/me/two-factor', { code: codeNow(secret) })
  return { secret, codes }
}

/** The code of the authenticator that `setUpAuthenticator` prepares. */
export const preparedCode = (): string => codeAt(preparedSecret, Math.floor(Date.now() / 30_000))

const preparedSecret = Buffer.from('12345678901234567890')

/** Turns two-factor sign-in on and begins to set up another authenticator, with a secret that all accounts share. */
export async function setUpAuthenticator({ db, secrets }: TestApp, client: Organiser): Promise<void> {
  await turnTwoFactorOn(client)
  const newSecret = secrets.encrypt(preparedSecret.toString('base64url'), authenticatorRecord(client.me.id))
  await db.update(authenticators).set({ newSecret }).where(eq(authenticators.accountId, client.me.id))
}
