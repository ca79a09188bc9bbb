import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, like, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Identity } from '../../../lib/openid.ts'
import type { Account } from '../../../lib/scope.ts'
import { credentials, users } from '../../../schema/accounts.ts'
import { passkeys } from '../../../schema/passkeys.ts'
import { credentialKindsOf } from '../queries.ts'
import { lockAccount } from './lock-account.ts'
import { mailSignInChange } from './mail-sign-in-change.ts'
import { renewSessions } from './sessions.ts'

type Deps = Pick<Infra, 'config' | 'secrets' | 'publicUrl'>

type Owner = Pick<Identity, 'issuer' | 'subject'>

const providerOf = ({ issuer }: Owner): string => `openid:${issuer}`

/** The account that an identity at the provider is connected with. */
export async function accountOfIdentity(db: Db, identity: Owner): Promise<string | undefined> {
  const [row] = await db
    .select({ accountId: credentials.userId })
    .from(credentials)
    .where(and(eq(credentials.providerId, providerOf(identity)), eq(credentials.accountId, identity.subject)))
  return row?.accountId
}

/**
 * Connects an identity with an account that is signed in.
 * @throws ProblemError `conflict` when the provider has not verified the account's own address, or the identity is
 *   another account's
 */
export async function connectIdentity(db: Db, deps: Deps, accountId: string, identity: Identity): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await lockAccount(tx, accountId)
    if (identity.email !== user.email) throw new ProblemError('conflict')
    await insertIdentity(tx, accountId, identity)
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, accountId))
    await mailSignInChange(tx, deps, user, 'providerConnected')
  })
}

/**
 * Disconnects all identities at providers from an account, and ends its other sessions. Without one it changes nothing else.
 * @returns a new token for this session
 * @throws ProblemError `conflict` when the account could not sign in any more
 */
export async function disconnectIdentities(db: Db, deps: Deps, account: Account): Promise<string> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, account.id)
    const removed = await tx
      .delete(credentials)
      .where(and(eq(credentials.userId, account.id), like(credentials.providerId, 'openid:%')))
      .returning({ id: credentials.id })
    const hasPassword =
      deps.config.PASSWORDS === 'on' && (await credentialKindsOf(tx, account.id)).includes('credential')
    if (!hasPassword && (await tx.$count(passkeys, eq(passkeys.accountId, account.id))) === 0)
      throw new ProblemError('conflict')
    if (removed.length > 0) await mailSignInChange(tx, deps, user, 'providerDisconnected')
    return await renewSessions(tx, account)
  })
}

interface NewAccount {
  email: string
  name: string
  language: string
  /** The settings of its own team, or its invitation, as JSON. */
  newTeam: string
  operator: boolean
}

/**
 * Creates an account without a password, of an identity at the provider.
 * @throws ProblemError `conflict` when the address has an account, or another account becomes the operator first
 */
export async function createProviderAccount(db: Db, identity: Identity, account: NewAccount): Promise<string> {
  return await db.transaction(async (tx) => {
    const [created] = await tx
      .insert(users)
      .values({ id: newId('usr'), emailVerified: true, ...account })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!created) throw new ProblemError('conflict')
    await insertIdentity(tx, created.id, identity)
    return created.id
  })
}

// the unique index decides which of two accounts gets an identity
async function insertIdentity(tx: Db, userId: string, identity: Identity): Promise<void> {
  const [inserted] = await tx
    .insert(credentials)
    .values({ id: newId('crd'), userId, providerId: providerOf(identity), accountId: identity.subject })
    .onConflictDoUpdate({
      target: [credentials.providerId, credentials.accountId],
      set: { updatedAt: sql`now()` },
      setWhere: eq(credentials.userId, userId),
    })
    .returning({ id: credentials.id })
  if (!inserted) throw new ProblemError('conflict')
}
