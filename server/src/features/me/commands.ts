import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import type { MeChanges } from '@foyer/contract/me'
import { and, eq, isNotNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { Infra } from '../../lib/infra.ts'
import type { Account } from '../../lib/scope.ts'
import { credentials, sessions, users, verifications } from '../../schema/accounts.ts'
import { enqueueMail } from '../mails/commands.ts'
import { pageLink } from '../mails/rules/page-link.ts'
import { lockAccount } from './commands/lock-account.ts'
import {
  accountOfLink,
  insertLink,
  isFor,
  linkLifetimeSeconds,
  redeemLink,
  revokeLinks,
} from './commands/mailed-links.ts'
import { renewSessions } from './commands/sessions.ts'
import type { UserRow } from './queries.ts'
import { accountByEmail, accountById, passwordHashOf } from './queries.ts'
import { refuseGuessable } from './service/refuse-guessable.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>
type PasswordDeps = Deps & Pick<Infra, 'passwords'>

/** Changes the fields of an account that are given. */
export async function changeAccount(db: Db, id: string, { lastTeam, ...rest }: MeChanges): Promise<UserRow> {
  return await updateAccount(db, id, { ...rest, lastTeamId: lastTeam })
}

/** Changes the picture of an account. @returns the hash of the former one */
export async function changePicture(tx: Db, accountId: string, image: string | null): Promise<string | null> {
  const before = await lockAccount(tx, accountId)
  await updateAccount(tx, accountId, { image })
  return before.image
}

/**
 * Checks the current password of an account.
 * @returns the stored hash that it matches
 * @throws ProblemError `wrong-password`
 */
export async function verifyPassword(
  { db, passwords }: Pick<Infra, 'db' | 'passwords'>,
  accountId: string,
  password: string,
): Promise<string> {
  const hash = await passwordHashOf(db, accountId)
  if (!hash || !(await passwords.verify({ hash, password }))) throw new ProblemError('wrong-password')
  return hash
}

/**
 * Changes the password and ends every other session.
 * @param currentHash the stored hash that the current password matched
 * @returns a new token for this session, so that a stolen copy of the old one is signed out as well
 * @throws ProblemError `stale` when the password was changed since
 */
export async function changePassword(
  db: Db,
  deps: PasswordDeps,
  account: Account,
  currentHash: string,
  newPassword: string,
): Promise<string> {
  const password = await deps.passwords.hash(newPassword)
  return await db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const changed = await tx
      .update(credentials)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(credentials.userId, account.id), eq(credentials.password, currentHash)))
      .returning({ id: credentials.id })
    if (changed.length === 0) throw new ProblemError('stale')
    await afterNewPassword(tx, deps, account.id)
    return await renewSessions(tx, account, { authenticatedAt: new Date() })
  })
}

/** Mails a link to set a new password. An address without an account gets no mail; the caller cannot tell the difference. */
export async function requestPasswordReset(db: Db, deps: Deps, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await accountByEmail(tx, email)
    if (!user) return
    const token = await insertLink(tx, 'reset-password', user.id)
    const { name, language } = recipientOf(user)
    const data = { name, link: pageLink(deps.publicUrl, language, 'reset-password', token) }
    await enqueueMail(tx, deps, {
      ...recipientOf(user),
      kind: 'resetPassword',
      data,
      lifetimeSeconds: linkLifetimeSeconds['reset-password'],
    })
  })
}

/**
 * Sets a new password by the link that was mailed, and ends every session.
 * @returns the account's email address, which the link has verified
 * @throws ProblemError `not-found` for a link that was used, has expired or was revoked; as `refuseGuessable`
 */
export async function resetPassword(db: Db, deps: PasswordDeps, token: string, newPassword: string): Promise<string> {
  // checked before the hash is computed: hashing is expensive
  const accountId = await accountOfLink(db, 'reset-password', token)
  if (!accountId) throw new ProblemError('not-found')
  await refuseGuessable('body.newPassword', newPassword, await accountById(db, accountId))
  const password = await deps.passwords.hash(newPassword)
  return await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await redeemLink(tx, 'reset-password', token))) throw new ProblemError('not-found')
    // an account that has signed in at a provider only gets its first password
    await tx
      .insert(credentials)
      .values({ id: newId('crd'), userId: accountId, providerId: 'credential', accountId, password })
      .onConflictDoUpdate({
        target: [credentials.providerId, credentials.accountId],
        set: { password, updatedAt: sql`now()` },
      })
    await endSessions(tx, accountId)
    await afterNewPassword(tx, deps, accountId)
    const { email } = await updateAccount(tx, accountId, { emailVerified: true })
    return email
  })
}

/** Ends a session of an account. @returns false when the account has no such session */
export async function endSession(db: Db, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, accountId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Ends every session of an account. @param keep the id of a session that stays */
export async function endSessions(db: Db, accountId: string, keep?: string): Promise<void> {
  const isOther = keep === undefined ? undefined : ne(sessions.id, keep)
  await db.delete(sessions).where(and(eq(sessions.userId, accountId), isOther))
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
}

/** Deletes expired links, and the requested email addresses that no link can confirm any more. */
export async function deleteExpiredLinks(db: Db): Promise<void> {
  await db.delete(verifications).where(lte(verifications.expiresAt, sql`now()`))
  const link = db
    .select({ one: sql`1` })
    .from(verifications)
    .where(and(eq(verifications.value, users.id), or(isFor('confirm-email'), isFor('approve-email'))))
  await db
    .update(users)
    .set({ newEmail: null })
    .where(and(isNotNull(users.newEmail), notExists(link)))
}

// an intruder with the old password may have requested links or a new address: revoke them, and notify the owner
async function afterNewPassword(tx: Db, deps: Deps, accountId: string): Promise<void> {
  await revokeLinks(tx, accountId)
  const user = await updateAccount(tx, accountId, { newEmail: null })
  const { name, language } = recipientOf(user)
  const data = { name, link: pageLink(deps.publicUrl, language, 'forgot-password') }
  await enqueueMail(tx, deps, { ...recipientOf(user), kind: 'passwordChanged', data })
}

type AccountColumns = { [K in keyof typeof users.$inferInsert]?: (typeof users.$inferInsert)[K] | undefined }

/** Changes columns of an account. One that is undefined keeps its value. */
export async function updateAccount(db: Db, id: string, changes: AccountColumns): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new ProblemError('unauthenticated')
  return user
}

/** The address, name and language of an account, for a mail. */
export const recipientOf = ({ email, name, language }: UserRow) => ({
  to: email,
  name,
  language: Language.parse(language),
})
