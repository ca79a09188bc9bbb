import { randomBytes } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import type { MeChanges } from '@foyer/contract/me'
import { and, eq, isNotNull, lte, ne, notExists, sql } from 'drizzle-orm'
import { breaksUnique } from '../../lib/constraint.ts'
import type { Db } from '../../lib/db.ts'
import type { Infra } from '../../lib/infra.ts'
import type { Account } from '../../lib/scope.ts'
import { credentials, sessions, users, verifications } from '../../schema/accounts.ts'
import { enqueueMail } from '../mails/commands.ts'
import { pageLink } from '../mails/rules.ts'
import {
  accountOfLink,
  insertLink,
  isFor,
  linkLifetimeSeconds,
  redeemLink,
  revokeLinks,
} from './commands/mailed-links.ts'
import type { UserRow } from './queries.ts'
import { accountByEmail, passwordHashOf } from './queries.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>
type PasswordDeps = Deps & Pick<Infra, 'passwords'>

/** Changes the fields of an account that are given. */
export async function changeAccount(db: Db, id: string, { lastTeam, ...rest }: MeChanges): Promise<UserRow> {
  return await updateAccount(db, id, { ...rest, lastTeamId: lastTeam })
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
 * Requests a new email address: mails a confirmation link to the new one and a notice to the old one. When another account
 * has the new address, the answer is the same and its mail has no link, so that the caller does not learn which
 * addresses have accounts.
 */
export async function requestEmailChange(db: Db, deps: Deps, accountId: string, email: string): Promise<UserRow> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, accountId)
    if (user.email === email) return user
    const { name, language } = recipientOf(user)
    const owner = await accountByEmail(tx, email)
    await revokeLinks(tx, accountId, 'confirm-email')
    const token = await insertLink(tx, 'confirm-email', accountId)
    if (owner) {
      await enqueueMail(tx, deps, { ...recipientOf(owner), kind: 'emailTaken', data: { name: owner.name } })
    } else {
      const data = { name, link: pageLink(deps.publicUrl, language, 'confirm-email', token) }
      await enqueueMail(tx, deps, {
        to: email,
        language,
        kind: 'confirmEmail',
        data,
        lifetimeSeconds: linkLifetimeSeconds['confirm-email'],
      })
    }
    const notice = { name, newEmail: email, link: pageLink(deps.publicUrl, language, 'forgot-password') }
    await enqueueMail(tx, deps, { ...recipientOf(user), kind: 'emailChange', data: notice })
    return await updateAccount(tx, accountId, { newEmail: email })
  })
}

/**
 * Makes the requested address the account's own, by the link that was mailed to it.
 * @throws ProblemError `not-found` for a link that was used, has expired or was revoked; `conflict` when another
 *   account has taken the address since
 */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  const accountId = await accountOfLink(db, 'confirm-email', token)
  if (!accountId) throw new ProblemError('not-found')
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await redeemLink(tx, 'confirm-email', token))) throw new ProblemError('not-found')
    const [changed] = await tx
      .update(users)
      .set({ email: sql`${users.newEmail}`, newEmail: null, emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(users.id, accountId), isNotNull(users.newEmail)))
      .returning({ id: users.id })
      .catch((error: unknown) => {
        throw breaksUnique(error, 'users_email_unique') ? new ProblemError('conflict') : error
      })
    if (!changed) throw new ProblemError('not-found')
  })
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
  const token = randomBytes(24).toString('base64url')
  await db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const changed = await tx
      .update(credentials)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(credentials.userId, account.id), eq(credentials.password, currentHash)))
      .returning({ id: credentials.id })
    if (changed.length === 0) throw new ProblemError('stale')
    await tx.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.id, account.session)))
    await tx.update(sessions).set({ token }).where(eq(sessions.id, account.session))
    await afterNewPassword(tx, deps, account.id)
  })
  return token
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
 * @throws ProblemError `not-found` for a link that was used, has expired or was revoked
 */
export async function resetPassword(db: Db, deps: PasswordDeps, token: string, newPassword: string): Promise<string> {
  // checked before the hash is computed: hashing is expensive
  const accountId = await accountOfLink(db, 'reset-password', token)
  if (!accountId) throw new ProblemError('not-found')
  const password = await deps.passwords.hash(newPassword)
  return await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await redeemLink(tx, 'reset-password', token))) throw new ProblemError('not-found')
    await tx
      .update(credentials)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential')))
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

/** Ends every session of an account. */
export async function endSessions(db: Db, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, accountId))
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
    .where(and(eq(verifications.value, users.id), isFor('confirm-email')))
  await db
    .update(users)
    .set({ newEmail: null })
    .where(and(isNotNull(users.newEmail), notExists(link)))
}

// Lock order: the account's row before its credentials, sessions and links. Every change to them starts here. This
// prevents deadlocks.
async function lockAccount(tx: Db, id: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user) throw new ProblemError('unauthenticated')
  return user
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

// a field that is undefined keeps its value
async function updateAccount(db: Db, id: string, changes: AccountColumns): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new ProblemError('unauthenticated')
  return user
}

const recipientOf = ({ email, name, language }: UserRow) => ({ to: email, name, language: Language.parse(language) })
