import { randomBytes } from 'node:crypto'
import { Refused } from '@foyer/contract/http/refused'
import { Language } from '@foyer/contract/language'
import type { MeChanges } from '@foyer/contract/me'
import { and, eq, isNotNull, lte, ne, notExists, sql } from 'drizzle-orm'
import type { Services } from '../../http/services.ts'
import { breaksUnique } from '../../lib/constraint.ts'
import type { Db } from '../../lib/db.ts'
import { credentials, sessions, users, verifications } from '../../schema/accounts.ts'
import { enqueueMail } from '../mails/commands.ts'
import { pageLink } from '../mails/rules.ts'
import { accountOfLink, insertLink, isFor, linkLasts, takeLink, voidLinks } from './commands/link.ts'
import type { UserRow } from './queries.ts'
import { accountByEmail, passwordHashOf } from './queries.ts'
import type { Account } from './rules.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl'>
type NeedsPasswords = Needs & Pick<Services, 'passwords'>

/** Changes what is given. */
export async function changeAccount(db: Db, id: string, { lastTeam, ...rest }: MeChanges): Promise<UserRow> {
  return await updateAccount(db, id, { ...rest, lastTeamId: lastTeam })
}

/** @returns the hash the password was found to be of @throws Refused `wrong-password` */
export async function provePassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  accountId: string,
  password: string,
): Promise<string> {
  const hash = await passwordHashOf(db, accountId)
  if (!hash || !(await passwords.verify({ hash, password }))) throw new Refused('wrong-password')
  return hash
}

/**
 * Asks for another e-mail address: a link goes to the new one, a notice to the old one. An address that another
 * account has is answered and written to just the same, only that its mail has no link: nobody learns here who has one.
 */
export async function askForEmail(db: Db, needs: Needs, accountId: string, email: string): Promise<UserRow> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, accountId)
    if (user.email === email) return user
    const { name, language } = reader(user)
    const holder = await accountByEmail(tx, email)
    await voidLinks(tx, accountId, 'confirm-email')
    const token = await insertLink(tx, 'confirm-email', accountId)
    if (holder) {
      await enqueueMail(tx, needs, { ...reader(holder), kind: 'emailTaken', data: { name: holder.name } })
    } else {
      const data = { name, link: pageLink(needs.publicUrl, language, 'confirm-email', token) }
      await enqueueMail(tx, needs, {
        to: email,
        language,
        kind: 'confirmEmail',
        data,
        lasts: linkLasts['confirm-email'],
      })
    }
    const notice = { name, newEmail: email, link: pageLink(needs.publicUrl, language, 'forgot-password') }
    await enqueueMail(tx, needs, { ...reader(user), kind: 'emailChange', data: notice })
    return await updateAccount(tx, accountId, { newEmail: email })
  })
}

/**
 * Makes the address the account's own whose link was opened.
 * @throws Refused `not-found` for a link that was used, has expired or was called off; `conflict` when somebody else
 *   has taken the address since
 */
export async function confirmEmail(db: Db, token: string): Promise<void> {
  const accountId = await accountOfLink(db, 'confirm-email', token)
  if (!accountId) throw new Refused('not-found')
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await takeLink(tx, 'confirm-email', token))) throw new Refused('not-found')
    const [changed] = await tx
      .update(users)
      .set({ email: sql`${users.newEmail}`, newEmail: null, emailVerified: true, updatedAt: sql`now()` })
      .where(and(eq(users.id, accountId), isNotNull(users.newEmail)))
      .returning({ id: users.id })
      .catch((error: unknown) => {
        throw breaksUnique(error, 'users_email_unique') ? new Refused('conflict') : error
      })
    if (!changed) throw new Refused('not-found')
  })
}

/**
 * Changes the password and ends every other session.
 * @param proven the hash the current password was found to be of
 * @returns the new token of this session: whoever had a copy of the old one is out as well
 * @throws Refused `stale` when the password was changed since
 */
export async function changePassword(
  db: Db,
  needs: NeedsPasswords,
  account: Account,
  proven: string,
  newPassword: string,
): Promise<string> {
  const password = await needs.passwords.hash(newPassword)
  const token = randomBytes(24).toString('base64url')
  await db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const changed = await tx
      .update(credentials)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(credentials.userId, account.id), eq(credentials.password, proven)))
      .returning({ id: credentials.id })
    if (changed.length === 0) throw new Refused('stale')
    await tx.delete(sessions).where(and(eq(sessions.userId, account.id), ne(sessions.id, account.session)))
    await tx.update(sessions).set({ token }).where(eq(sessions.id, account.session))
    await afterNewPassword(tx, needs, account.id)
  })
  return token
}

/** Mails a link to a new password, if the address is an account's; says to nobody whether it is. */
export async function askForPassword(db: Db, needs: Needs, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await accountByEmail(tx, email)
    if (!user) return
    const token = await insertLink(tx, 'reset-password', user.id)
    const { name, language } = reader(user)
    const data = { name, link: pageLink(needs.publicUrl, language, 'reset-password', token) }
    await enqueueMail(tx, needs, { ...reader(user), kind: 'resetPassword', data, lasts: linkLasts['reset-password'] })
  })
}

/**
 * Sets a password by the link that was mailed, and ends every session.
 * @returns the account's e-mail address, which is proven now
 * @throws Refused `not-found` for a link that was used, has expired or was called off
 */
export async function resetPassword(
  db: Db,
  needs: NeedsPasswords,
  token: string,
  newPassword: string,
): Promise<string> {
  // looked at first, for the hash is dear
  const accountId = await accountOfLink(db, 'reset-password', token)
  if (!accountId) throw new Refused('not-found')
  const password = await needs.passwords.hash(newPassword)
  return await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await takeLink(tx, 'reset-password', token))) throw new Refused('not-found')
    await tx
      .update(credentials)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(credentials.userId, accountId), eq(credentials.providerId, 'credential')))
    await endSessions(tx, accountId)
    await afterNewPassword(tx, needs, accountId)
    const { email } = await updateAccount(tx, accountId, { emailVerified: true })
    return email
  })
}

/** Ends a session. @returns whether the account had it */
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

export async function forgetEndedSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
}

/** Forgets links that were not opened in time, and with them the new addresses that wait for one. */
export async function forgetUnopenedLinks(db: Db): Promise<void> {
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

// Whatever changes a password, an address or links begins here, with the row they all belong to: two that took them in
// another order would wait for each other for ever.
async function lockAccount(tx: Db, id: string): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!user) throw new Refused('unauthenticated')
  return user
}

// whoever had the old password may have asked for things: they are called off, and the owner is told
async function afterNewPassword(tx: Db, needs: Needs, accountId: string): Promise<void> {
  await voidLinks(tx, accountId)
  const user = await updateAccount(tx, accountId, { newEmail: null })
  const { name, language } = reader(user)
  const data = { name, link: pageLink(needs.publicUrl, language, 'forgot-password') }
  await enqueueMail(tx, needs, { ...reader(user), kind: 'passwordChanged', data })
}

type Changes = { [K in keyof typeof users.$inferInsert]?: (typeof users.$inferInsert)[K] | undefined }

// what is undefined stays as it is
async function updateAccount(db: Db, id: string, changes: Changes): Promise<UserRow> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id))
    .returning()
  if (!user) throw new Refused('unauthenticated')
  return user
}

const reader = ({ email, name, language }: UserRow) => ({ to: email, name, language: Language.parse(language) })
