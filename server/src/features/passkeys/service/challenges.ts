import { createHash, randomBytes } from 'node:crypto'
import type { Infra } from '../../../lib/infra.ts'

type Deps = Pick<Infra, 'signer'>

export const challengeLifetimeSeconds = 10 * 60
const purpose = 'passkey-challenge'

/**
 * Creates a challenge for a passkey. It is signed instead of stored: the sign-in page requests one each time it is opened,
 * by anyone.
 * @param subject the account that creates a passkey; empty for a sign-in
 * @returns base64url
 */
export function newChallenge({ signer }: Deps, subject: string): string {
  const content = `${randomBytes(24).toString('base64url')}.${Date.now() + challengeLifetimeSeconds * 1000}`
  return Buffer.from(`${content}.${signer.sign(purpose, `${subject}|${content}`)}`).toString('base64url')
}

/** Whether a challenge is one of `newChallenge` for the subject, and has not expired. */
export function isChallengeOf({ signer }: Deps, subject: string, challenge: string): boolean {
  const [random = '', expiresAt = '', signature = ''] = Buffer.from(challenge, 'base64url').toString().split('.')
  return Number(expiresAt) > Date.now() && signer.verify(purpose, `${subject}|${random}.${expiresAt}`, signature)
}

/** A hash of a challenge, by which a used one is stored. */
export const challengeHash = (challenge: string): string => createHash('sha256').update(challenge).digest('base64url')
