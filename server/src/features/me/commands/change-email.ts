import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { users } from '../../../schema/accounts.ts'
import { enqueueMail } from '../../mails/commands.ts'
import { pageLink } from '../../mails/rules/page-link.ts'
import { endSessions, recipientOf, updateAccount } from '../commands.ts'
import type { UserRow } from '../queries.ts'
import { accountByEmail, awaitedConfirmations } from '../queries.ts'
import { lockAccount } from './lock-account.ts'
import { accountOfLink, insertLink, linkLifetimeSeconds, redeemLink, revokeLinks } from './mailed-links.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>
/** The links of a change: to the new address, and to the current one. */
const purposes = ['confirm-email', 'approve-email'] as const

/**
 * Requests a new email address: mails a link to it and one to the current address. When another account has the new
 * address, the answer is the same and its mail has no link, so that the caller does not learn which addresses have
 * accounts.
 */
export async function requestEmailChange(db: Db, deps: Deps, accountId: string, email: string): Promise<UserRow> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, accountId)
    if (user.email === email) return user
    await revokeChange(tx, accountId)
    await mailNewAddress(tx, deps, user, email)
    const link = await linkFor(tx, deps, user, 'approve-email')
    const data = { name: user.name, newEmail: email, link }
    await enqueueMail(tx, deps, { ...recipientOf(user), kind: 'emailChange', data, lifetimeSeconds })
    return await updateAccount(tx, accountId, { newEmail: email })
  })
}

const lifetimeSeconds = linkLifetimeSeconds['confirm-email']

async function mailNewAddress(tx: Db, deps: Deps, user: UserRow, email: string): Promise<void> {
  // also without a mail that contains it: the change waits for this link all the same
  const link = await linkFor(tx, deps, user, 'confirm-email')
  const owner = await accountByEmail(tx, email)
  if (owner) {
    await enqueueMail(tx, deps, { ...recipientOf(owner), kind: 'emailTaken', data: { name: owner.name } })
    return
  }
  const { name, language } = recipientOf(user)
  await enqueueMail(tx, deps, { to: email, language, kind: 'confirmEmail', data: { name, link }, lifetimeSeconds })
}

async function linkFor(tx: Db, deps: Deps, user: UserRow, purpose: (typeof purposes)[number]): Promise<string> {
  return pageLink(deps.publicUrl, recipientOf(user).language, 'confirm-email', await insertLink(tx, purpose, user.id))
}

/**
 * Confirms a change of address by one of its two links. The second one makes the new address the account's own, ends
 * every session and revokes every link of the account: those in the old mailbox with it.
 * @returns whether the address has changed; false while the other link is still to be opened
 * @throws ProblemError `not-found` for a link that was used, has expired or was revoked; `conflict` when another
 *   account has taken the address since
 */
export async function confirmEmail(db: Db, deps: Deps, token: string): Promise<boolean> {
  const accountId = await accountOfChange(db, token)
  return await db.transaction(async (tx) => {
    const before = await lockAccount(tx, accountId)
    if (!(await redeemEither(tx, token))) throw new ProblemError('not-found')
    // both links expire at the same moment, so the other one is there for as long as it was not opened
    if ((await awaitedConfirmations(tx, accountId)).length > 0) return false
    await takeNewEmail(tx, accountId)
    await revokeLinks(tx, accountId)
    await endSessions(tx, accountId)
    const data = { name: before.name, newEmail: before.newEmail ?? '' }
    await enqueueMail(tx, deps, { ...recipientOf(before), kind: 'emailChanged', data })
    return true
  })
}

async function takeNewEmail(tx: Db, accountId: string): Promise<void> {
  const [changed] = await tx
    .update(users)
    .set({ email: sql`${users.newEmail}`, newEmail: null, emailVerified: true, updatedAt: sql`now()` })
    .where(and(eq(users.id, accountId), isNotNull(users.newEmail)))
    .returning({ id: users.id })
    .catch((error: unknown) => {
      throw breaksUnique(error, 'users_email_unique') ? new ProblemError('conflict') : error
    })
  if (!changed) throw new ProblemError('not-found')
}

/**
 * Refuses a change of address by one of its two links.
 * @throws ProblemError `not-found` for a link that was used, has expired or was revoked
 */
export async function refuseEmail(db: Db, token: string): Promise<void> {
  const accountId = await accountOfChange(db, token)
  await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    if (!(await redeemEither(tx, token))) throw new ProblemError('not-found')
    await revokeChange(tx, accountId)
  })
}

/** Cancels the change of address that an account has requested, if any. */
export async function cancelEmailChange(db: Db, accountId: string): Promise<UserRow> {
  return await db.transaction(async (tx) => {
    await lockAccount(tx, accountId)
    return await revokeChange(tx, accountId)
  })
}

async function revokeChange(tx: Db, accountId: string): Promise<UserRow> {
  for (const purpose of purposes) await revokeLinks(tx, accountId, purpose)
  return await updateAccount(tx, accountId, { newEmail: null })
}

async function accountOfChange(db: Db, token: string): Promise<string> {
  for (const purpose of purposes) {
    const accountId = await accountOfLink(db, purpose, token)
    if (accountId) return accountId
  }
  throw new ProblemError('not-found')
}

async function redeemEither(tx: Db, token: string): Promise<boolean> {
  for (const purpose of purposes) if (await redeemLink(tx, purpose, token)) return true
  return false
}
