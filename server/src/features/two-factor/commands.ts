import { randomBytes } from 'node:crypto'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { recoveryCodeCount } from '@foyer/contract/two-factor'
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { base32 } from '../../lib/base32.ts'
import type { Db } from '../../lib/db.ts'
import type { MailDeps } from '../../lib/infra.ts'
import { reEncryptColumn } from '../../lib/re-encrypt.ts'
import type { Account } from '../../lib/scope.ts'
import type { Secrets } from '../../lib/secrets.ts'
import { matchingStep } from '../../lib/totp.ts'
import { authenticators, recoveryCodes } from '../../schema/two-factor.ts'
import { lockAccount } from '../me/commands/lock-account.ts'
import { mailSignInChange } from '../me/commands/mail-sign-in-change.ts'
import { renewSessions } from '../me/commands/sessions.ts'
import { authenticatorOf, countRecoveryCodes, needsSecondFactor } from './queries.ts'
import { authenticatorRecord, recoveryCodeHash } from './rules.ts'

/**
 * Begins to set up an authenticator, or begins again. One that is in use stays so until the new one is confirmed.
 * @returns its secret: 160 bits, as RFC 4226 recommends
 */
export async function beginSetUp(db: Db, { secrets }: MailDeps, accountId: string): Promise<Buffer> {
  const secret = randomBytes(20)
  const newSecret = secrets.encrypt(secret.toString('base64url'), authenticatorRecord(accountId))
  await db
    .insert(authenticators)
    .values({ accountId, newSecret })
    .onConflictDoUpdate({ target: authenticators.accountId, set: { newSecret } })
  return secret
}

/**
 * Turns two-factor sign-in on with a code of the authenticator that is being set up, which replaces a former one. Ends all
 * other sessions and mails the owner.
 * @returns recovery codes, and a new token for this session
 * @throws ProblemError `wrong-code`; `conflict` when no authenticator is being set up
 */
export async function enableTwoFactor(
  db: Db,
  deps: MailDeps,
  account: Account,
  code: string,
): Promise<{ codes: string[]; token: string }> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, account.id)
    const newSecret = (await authenticatorOf(tx, account.id))?.newSecret
    if (!newSecret) throw new ProblemError('conflict')
    const step = matchingStep(secretOf(deps, account.id, newSecret), code, Date.now())
    if (step === undefined) throw new ProblemError('wrong-code')
    await tx
      .update(authenticators)
      .set({ secret: newSecret, newSecret: null, confirmedAt: sql`now()`, lastStep: step })
      .where(eq(authenticators.accountId, account.id))
    const codes = await replaceRecoveryCodes(tx, deps, account.id)
    await mailSignInChange(tx, deps, user, 'twoFactorOn')
    return { codes, token: await renewSessions(tx, account, { secondFactor: true }) }
  })
}

/**
 * Turns two-factor sign-in off, ends all other sessions and mails the owner.
 * @returns a new token for this session
 * @throws ProblemError `conflict` when it is off
 */
export async function disableTwoFactor(db: Db, deps: MailDeps, account: Account): Promise<string> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, account.id)
    const [row] = await tx
      .delete(authenticators)
      .where(and(eq(authenticators.accountId, account.id), isNotNull(authenticators.secret)))
      .returning({ id: authenticators.accountId })
    if (!row) throw new ProblemError('conflict')
    await mailSignInChange(tx, deps, user, 'twoFactorOff')
    return await renewSessions(tx, account, { secondFactor: false })
  })
}

/** Replaces the recovery codes. @throws ProblemError `conflict` when two-factor sign-in is off */
export async function renewRecoveryCodes(db: Db, deps: MailDeps, accountId: string): Promise<string[]> {
  return await db.transaction(async (tx) => {
    const user = await lockAccount(tx, accountId)
    if (!(await needsSecondFactor(tx, accountId))) throw new ProblemError('conflict')
    await mailSignInChange(tx, deps, user, 'recoveryCodesRenewed')
    return await replaceRecoveryCodes(tx, deps, accountId)
  })
}

/**
 * Redeems a code of the authenticator, or a recovery code, in a transaction. Each works once; the statements decide,
 * so of two requests with the same code one succeeds.
 * @throws ProblemError `wrong-code`
 */
export async function redeemCode(tx: Db, deps: MailDeps, accountId: string, code: string): Promise<void> {
  const user = await lockAccount(tx, accountId)
  if (/^\d{6}$/.test(code)) return await redeemAuthenticatorCode(tx, deps, accountId, code)
  const [used] = await tx
    .delete(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.hash, recoveryCodeHash(deps.signer, accountId, code)),
      ),
    )
    .returning({ id: recoveryCodes.accountId })
  if (!used) throw new ProblemError('wrong-code')
  await mailSignInChange(tx, deps, user, 'recoveryCodeUsed', await countRecoveryCodes(tx, accountId))
}

async function redeemAuthenticatorCode(tx: Db, deps: MailDeps, accountId: string, code: string): Promise<void> {
  const secret = (await authenticatorOf(tx, accountId))?.secret
  const step = secret ? matchingStep(secretOf(deps, accountId, secret), code, Date.now()) : undefined
  if (step === undefined) throw new ProblemError('wrong-code')
  const accepted = await tx
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.accountId, accountId), lt(authenticators.lastStep, step)))
    .returning({ id: authenticators.accountId })
  if (accepted.length === 0) throw new ProblemError('wrong-code')
}

/** Re-encrypts the secrets that are encrypted with the previous key. */
export async function reEncryptAuthenticators(db: Db, secrets: Secrets): Promise<void> {
  for (const column of [authenticators.secret, authenticators.newSecret])
    await reEncryptColumn(db, secrets, { id: authenticators.accountId, column, recordOf: authenticatorRecord })
}

async function replaceRecoveryCodes(tx: Db, { signer }: MailDeps, accountId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, hash: recoveryCodeHash(signer, accountId, code) })))
  return codes
}

/** Draws recovery codes, each with 80 random bits: `k7qr-2vxm-9d4t-h3ja`. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-'))

const secretOf = ({ secrets }: MailDeps, accountId: string, encrypted: string): Buffer =>
  Buffer.from(secrets.decrypt(encrypted, authenticatorRecord(accountId)), 'base64url')
