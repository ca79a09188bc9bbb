import { createHash, randomBytes } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { verifications } from '../../../schema/accounts.ts'

/** What a link in a mail can be for, and for how long it works, in seconds. */
export const linkLasts = { 'reset-password': 60 * 60, 'confirm-email': 24 * 60 * 60 } as const
type Purpose = keyof typeof linkLasts

/** Makes a link for an account. @returns its token, of which only a hash is kept */
export async function insertLink(tx: Db, purpose: Purpose, accountId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx.insert(verifications).values({
    id: newId('vrf'),
    identifier: identifierOf(purpose, token),
    value: accountId,
    expiresAt: sql`now() + make_interval(secs => ${linkLasts[purpose]})`,
  })
  return token
}

/** @returns the account a link was made for; undefined when it was used, has expired or never was */
export async function accountOfLink(db: Db, purpose: Purpose, token: string): Promise<string | undefined> {
  const [link] = await db.select({ accountId: verifications.value }).from(verifications).where(good(purpose, token))
  return link?.accountId
}

/** Uses a link up. @returns whether it still worked */
export async function takeLink(tx: Db, purpose: Purpose, token: string): Promise<boolean> {
  const taken = await tx.delete(verifications).where(good(purpose, token)).returning({ id: verifications.id })
  return taken.length > 0
}

/** Makes the links void that were mailed for an account: those of a purpose, or all. */
export async function voidLinks(tx: Db, accountId: string, purpose?: Purpose): Promise<void> {
  await tx.delete(verifications).where(and(eq(verifications.value, accountId), purpose && isFor(purpose)))
}

/** Whether a row of the links is one of that purpose. */
export const isFor = (purpose: Purpose): SQL => like(verifications.identifier, `${purpose}:%`)

const good = (purpose: Purpose, token: string): SQL | undefined =>
  and(eq(verifications.identifier, identifierOf(purpose, token)), gt(verifications.expiresAt, sql`now()`))

const identifierOf = (purpose: Purpose, token: string): string =>
  `${purpose}:${createHash('sha256').update(token).digest('base64url')}`
