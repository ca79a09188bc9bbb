import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { maxPasskeys } from '@foyer/contract/passkey-limits'
import type { NewPasskey, PasskeyProof } from '@foyer/contract/passkeys'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import type { MailDeps } from '../../lib/infra.ts'
import type { Account } from '../../lib/scope.ts'
import { verifications } from '../../schema/accounts.ts'
import { secondsFromNow } from '../../schema/columns.ts'
import { passkeys } from '../../schema/passkeys.ts'
import { lockAccount } from '../me/commands/lock-account.ts'
import { mailSignInChange } from '../me/commands/mail-sign-in-change.ts'
import { renewSession, renewSessions } from '../me/commands/sessions.ts'
import type { PasskeyRow } from './queries.ts'
import { passkeyByCredential, passkeysOf } from './queries.ts'
import { challengeHash, challengeLifetimeSeconds } from './service/challenges.ts'
import { verifyNewPasskey, verifyProof } from './service/verify.ts'

/**
 * Adds a passkey and mails the owner. This session has then given two factors: the authenticator has verified the person.
 * @returns the passkey, and a new token for this session
 * @throws ProblemError `not-found` when the browser's answer is not valid, or to a challenge that has expired or is another
 *   account's; `conflict` when the passkey is known or the account has too many
 */
export async function addPasskey(
  db: Db,
  deps: MailDeps,
  account: Account,
  added: NewPasskey,
): Promise<{ passkey: PasskeyRow; token: string }> {
  const verified = await verifyNewPasskey(deps, account.id, added)
  if (!verified) throw new ProblemError('not-found')
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, account.id)
    if ((await passkeysOf(tx, account.id)).length >= maxPasskeys)
      throw new ProblemError('conflict', { errors: [fault('body', 'too-many', maxPasskeys)] })
    const passkey = await insertPasskey(tx, account.id, added, verified)
    await mailSignInChange(tx, deps, user, 'passkeyAdded')
    return { passkey, token: await renewSession(tx, account, { secondFactor: true }) }
  })
}

async function insertPasskey(
  tx: Db,
  accountId: string,
  { name, credentialId, transports }: NewPasskey,
  verified: { publicKey: Buffer; counter: number },
): Promise<PasskeyRow> {
  const [passkey] = await tx
    .insert(passkeys)
    .values({ id: newId('pky'), accountId, name, credentialId, transports, ...verified })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning()
  if (!passkey) throw new ProblemError('conflict')
  return passkey
}

/** @throws ProblemError `not-found` when the account has no such passkey */
export async function renamePasskey(db: Db, accountId: string, id: string, name: string): Promise<PasskeyRow> {
  const [passkey] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.accountId, accountId)))
    .returning()
  if (!passkey) throw new ProblemError('not-found')
  return passkey
}

/**
 * Removes a passkey, ends all other sessions and mails the owner.
 * @returns a new token for this session
 * @throws ProblemError `not-found` when the account has no such passkey
 */
export async function removePasskey(db: Db, deps: MailDeps, account: Account, id: string): Promise<string> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, account.id)
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.accountId, account.id)))
      .returning({ id: passkeys.id })
    if (!removed) throw new ProblemError('not-found')
    await mailSignInChange(tx, deps, user, 'passkeyRemoved')
    return await renewSessions(tx, account)
  })
}

/**
 * Verifies the proof of a passkey. Nothing is recorded: `redeemProof` does that.
 * @throws ProblemError `not-found` when it is not valid, its challenge has expired, or the passkey is unknown
 */
export async function checkProof(db: Db, deps: MailDeps, proof: PasskeyProof): Promise<CheckedProof> {
  const passkey = await passkeyByCredential(db, proof.credentialId)
  const verified = passkey && (await verifyProof(deps, passkey, proof))
  if (!verified) throw new ProblemError('not-found')
  return { accountId: passkey.accountId, passkey: passkey.id, ...verified }
}

/** A proof whose signature is right. */
export interface CheckedProof {
  accountId: string
  passkey: string
  challenge: string
  counter: number
}

/**
 * Redeems a checked proof, in a transaction. Its challenge works once, and the authenticator's counter must rise, unless it
 * does not count; the statements decide, so of two requests with the same proof one succeeds.
 * @throws ProblemError `not-found`
 */
export async function redeemProof(tx: Db, { accountId, passkey, challenge, counter }: CheckedProof): Promise<void> {
  await lockAccount(tx, accountId)
  const [unused] = await tx
    .insert(verifications)
    .values({
      id: `vrf_${challengeHash(challenge)}`,
      identifier: 'used-passkey-challenge',
      // not the account: a new password deletes the links of an account, and this has to stay until it expires
      value: passkey,
      expiresAt: secondsFromNow(challengeLifetimeSeconds),
    })
    .onConflictDoNothing()
    .returning({ id: verifications.id })
  const [used] = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey), counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (!unused || !used) throw new ProblemError('not-found')
}
