import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { StripeKeys } from '@foyer/contract/stripe'
import { isLiveKey, maskStripeKey } from '@foyer/contract/stripe'
import { eq, sql } from 'drizzle-orm'
import type { MayAudit } from '../../../lib/audit.ts'
import { auditedOr } from '../../../lib/audit.ts'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { reEncryptColumn } from '../../../lib/re-encrypt.ts'
import type { Scope } from '../../../lib/scope.ts'
import { stripeKeys } from '../../../schema/stripe.ts'
import { invalidateTeamPages } from '../../teams/commands.ts'
import type { KeysRow } from '../queries.ts'
import { hasOpenPayments, keysInScope, newestOpenPayment } from '../queries.ts'
import { secretKeyRecord, webhookSecretRecord } from '../rules.ts'

type Deps = Pick<Infra, 'secrets' | 'stripe'> & MayAudit

/** After the webhook secret is rolled, Stripe signs with the old one too for at most 24 hours. */
const rotationHours = 24

/**
 * Stores the keys of a team's Stripe account, encrypted. A new secret key is tested first: a key that Stripe refuses is
 * not stored; when Stripe is unreachable, the key is stored as unchecked.
 * @param input the keys to change; a key that is missing keeps its stored value
 * @throws ProblemError `validation` when a key is missing and none is stored; `key-refused` when Stripe refuses the
 *   key, or the key lacks a permission; `conflict` for a key that cannot read a payment or refund that is open, as one of
 *   another account cannot: it would be lost. A key that was rolled can.
 */
export async function storeStripeKeys(db: Db, deps: Deps, scope: Scope, input: StripeKeys): Promise<KeysRow> {
  const { secrets, stripe } = deps
  const stored = await keysInScope(db, scope)
  refuseMissing(input, stored)
  const check = input.secretKey && (await stripe.checkKey(input.secretKey))
  if (check === 'key-refused' || check === 'capability-missing')
    throw new ProblemError('key-refused', {
      title: 'Stripe refused the key',
      errors: [fault('body.secretKey', `stripe-${check}`)],
    })
  const readable = input.secretKey && stored && (await readableOpenPayment(db, deps, scope, input.secretKey))
  await auditedOr(db, deps).transaction(async (tx) => {
    if (input.secretKey && stored) await refuseLosing(tx, scope, readable)
    await upsertKeys(tx, scope, columnsOf(secrets, scope, input, check === 'ok'), stored)
    // the public pages show whether tickets can be paid for
    await invalidateTeamPages(tx, scope.team)
  })
  const current = await keysInScope(db, scope)
  if (!current) throw new ProblemError('not-found')
  return current
}

/** The id of the team's newest open card payment, if a new key can read its session. */
async function readableOpenPayment(
  db: Db,
  { stripe }: Deps,
  { team }: Scope,
  key: string,
): Promise<string | undefined> {
  const open = await newestOpenPayment(db, team)
  if (!open?.reference) return undefined
  return (await stripe.session(key, open.reference)).ok ? open.id : undefined
}

/** @param readable the open payment that the new key can read: a newer one was opened since, with the former key */
async function refuseLosing(tx: Db, { team }: Scope, readable: string | undefined): Promise<void> {
  await tx.select({ team: stripeKeys.teamId }).from(stripeKeys).where(eq(stripeKeys.teamId, team)).for('update')
  const open = await newestOpenPayment(tx, team)
  if (open && open.id !== readable)
    throw new ProblemError('conflict', { errors: [fault('body.secretKey', 'payments-open')] })
}

/** The columns of the keys in the input, encrypted and masked. @param ok whether Stripe accepted the secret key */
function columnsOf(
  { encrypt }: Infra['secrets'],
  { team }: Scope,
  { secretKey, webhookSecret }: StripeKeys,
  ok: boolean,
) {
  return {
    ...(secretKey && {
      secretKey: encrypt(secretKey, secretKeyRecord(team)),
      secretKeyMask: maskStripeKey(secretKey),
      live: isLiveKey(secretKey),
    }),
    ...(webhookSecret && {
      webhookSecret: encrypt(webhookSecret, webhookSecretRecord(team)),
      webhookSecretMask: maskStripeKey(webhookSecret),
    }),
    ...(secretKey && { checkedAt: ok ? sql`now()` : null }),
    changedAt: sql`now()`,
  }
}

type KeyColumns = ReturnType<typeof columnsOf>

async function upsertKeys(db: Db, { team }: Scope, columns: KeyColumns, stored: KeysRow | undefined): Promise<void> {
  if (!stored) {
    // `as`: without a stored row, `refuseMissing` has refused incomplete input
    const row = { teamId: team, ...columns } as Required<KeyColumns> & { teamId: string }
    await db.insert(stripeKeys).values(row).onConflictDoUpdate({ target: stripeKeys.teamId, set: columns })
    return
  }
  const rotation = {
    oldWebhookSecret: sql`${stripeKeys.webhookSecret}`,
    oldWebhookSecretUntil: sql`now() + make_interval(hours => ${rotationHours})`,
  }
  await db
    .update(stripeKeys)
    .set({ ...columns, ...(columns.webhookSecret && rotation) })
    .where(eq(stripeKeys.teamId, team))
}

function refuseMissing({ secretKey, webhookSecret }: StripeKeys, stored: KeysRow | undefined): void {
  if (stored) return
  const errors = [
    ...(secretKey ? [] : [fault('body.secretKey', 'required')]),
    ...(webhookSecret ? [] : [fault('body.webhookSecret', 'required')]),
  ]
  if (errors.length > 0) throw new ProblemError('validation', { errors })
}

/** Re-encrypts the keys that are encrypted with the previous secret. */
export async function reEncryptStripeKeys(db: Db, secrets: Deps['secrets']): Promise<void> {
  const { teamId: id, secretKey, webhookSecret, oldWebhookSecret } = stripeKeys
  await reEncryptColumn(db, secrets, { id, column: secretKey, recordOf: secretKeyRecord })
  await reEncryptColumn(db, secrets, { id, column: webhookSecret, recordOf: webhookSecretRecord })
  await reEncryptColumn(db, secrets, { id, column: oldWebhookSecret, recordOf: webhookSecretRecord })
}

/**
 * Deletes the Stripe keys of a team.
 * @throws ProblemError `conflict` while a card payment is open or a refund is on its way: without the key, Foyer could
 *   not ask Stripe for their outcome
 */
export async function removeStripeKeys(db: Db, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(stripeKeys).where(eq(stripeKeys.teamId, scope.team)).for('update')
    if (!row) return
    if (await hasOpenPayments(tx, scope.team))
      throw new ProblemError('conflict', { errors: [fault('body', 'payments-open')] })
    await tx.delete(stripeKeys).where(eq(stripeKeys.teamId, scope.team))
    await invalidateTeamPages(tx, scope.team)
  })
}
