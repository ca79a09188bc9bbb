import { createHash, randomBytes } from 'node:crypto'
import { secondsPerDay, secondsPerHour } from '@foyer/contract/durations'
import type { SQL } from 'drizzle-orm'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { verifications } from '../../../schema/accounts.ts'
import { secondsFromNow } from '../../../schema/columns.ts'

/**
 * The purposes of links in mails, and the time for which each link works; and of the second step of a sign-in, whose token
 * is in a cookie instead.
 */
export const linkLifetimeSeconds = {
  'reset-password': secondsPerHour,
  // of an address without an account
  'sign-up': secondsPerDay,
  // the two of a change of address: to the new address, and to the current one
  'confirm-email': secondsPerDay,
  'approve-email': secondsPerDay,
  'second-factor': 10 * 60,
} as const
type Purpose = keyof typeof linkLifetimeSeconds

/** Creates a link for an account, or for the address of a new one. @returns its token; the database stores only a hash of it */
export async function insertLink(tx: Db, purpose: Purpose, accountId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(verifications).values({
    id: newId('vrf'),
    identifier: identifierOf(purpose, token),
    value: accountId,
    expiresAt: secondsFromNow(linkLifetimeSeconds[purpose]),
  })
  return token
}

/** The account or address of a link. @returns undefined when the link was used, has expired or does not exist */
export async function accountOfLink(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [link] = await db.select({ accountId: verifications.value }).from(verifications).where(isValid(purpose, token))
  return link?.accountId
}

/** Redeems a link: it works once. @returns false when it was used, has expired or does not exist */
export async function redeemLink(tx: Db, purpose: Purpose, token: string): Promise<boolean> {
  const redeemed = await tx.delete(verifications).where(isValid(purpose, token)).returning({ id: verifications.id })
  return redeemed.length > 0
}

/** Revokes the links of an account: those of one purpose, or all. */
export async function revokeLinks(tx: Db, accountId: string, purpose?: Purpose): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.value, accountId), purpose && isFor(purpose)))
}

/** The condition that a link has this purpose. */
export const isFor = (purpose: Purpose): SQL => like(verifications.identifier, `${purpose}:%`)

const isValid = (purpose: Purpose, token: string): SQL | undefined =>
  and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, sql`now()`))

const identifierOf = (purpose: Purpose, token: string): string =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
