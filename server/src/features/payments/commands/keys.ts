import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { StripeKeys } from '@foyer/contract/stripe'
import { isLiveKey, maskStripeKey } from '@foyer/contract/stripe'
import { eq, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { stripeKeys } from '../../../schema/stripe.ts'
import { tellOffers } from '../../admission/commands.ts'
import { reseal } from '../../installation/commands/reseal.ts'
import type { Scope } from '../../teams/rules.ts'
import type { KeysRow } from '../queries.ts'
import { isPaying, keysInScope } from '../queries.ts'
import { secretKeyRecord, webhookSecretRecord } from '../rules.ts'

type Needs = Pick<Services, 'secrets' | 'stripe'>

/** Stripe signs with the old secret too for at most so long after it was replaced. */
const rotationHours = 24

/**
 * Stores the keys of a team's Stripe account, encrypted. A new secret key is tried first: one that Stripe refuses is
 * not stored; when Stripe cannot be asked it is stored and counts as unchecked.
 * @throws Refused `validation` while one of the two was never given, `key-refused`
 */
export async function storeStripeKeys(db: Db, needs: Needs, scope: Scope, asked: StripeKeys): Promise<KeysRow> {
  const { secrets, stripe } = needs
  const stored = await keysInScope(db, scope)
  refuseMissing(asked, stored)
  const check = asked.secretKey && (await stripe.checkKey(asked.secretKey))
  if (check === 'key-refused' || check === 'capability-missing')
    throw new Refused('key-refused', {
      title: 'Stripe refused the key',
      errors: [fault('body.secretKey', `stripe-${check}`)],
    })
  await write(db, scope, sealed(secrets, scope, asked, check === 'ok'), stored)
  // the public pages say what cannot be paid
  await tellOffers(db, scope.team)
  const now = await keysInScope(db, scope)
  if (!now) throw new Refused('not-found')
  return now
}

/** What is written of the keys that were given. */
function sealed({ seal }: Services['secrets'], { team }: Scope, { secretKey, webhookSecret }: StripeKeys, ok: boolean) {
  return {
    ...(secretKey && {
      secretKey: seal(secretKey, secretKeyRecord(team)),
      secretKeyMask: maskStripeKey(secretKey),
      live: isLiveKey(secretKey),
    }),
    ...(webhookSecret && {
      webhookSecret: seal(webhookSecret, webhookSecretRecord(team)),
      webhookSecretMask: maskStripeKey(webhookSecret),
    }),
    ...(secretKey && { checkedAt: ok ? sql`now()` : null }),
    changedAt: sql`now()`,
  }
}

type Written = ReturnType<typeof sealed>

async function write(db: Db, { team }: Scope, written: Written, stored: KeysRow | undefined): Promise<void> {
  if (!stored) {
    // `as`: where there is no row, one that leaves something out was refused
    const row = { teamId: team, ...written } as Required<Written> & { teamId: string }
    await db.insert(stripeKeys).values(row).onConflictDoUpdate({ target: stripeKeys.teamId, set: written })
    return
  }
  const rotation = {
    oldWebhookSecret: sql`${stripeKeys.webhookSecret}`,
    oldWebhookSecretUntil: sql`now() + make_interval(hours => ${rotationHours})`,
  }
  await db
    .update(stripeKeys)
    .set({ ...written, ...(written.webhookSecret && rotation) })
    .where(eq(stripeKeys.teamId, team))
}

function refuseMissing({ secretKey, webhookSecret }: StripeKeys, stored: KeysRow | undefined): void {
  if (stored) return
  const errors = [
    ...(secretKey ? [] : [fault('body.secretKey', 'required')]),
    ...(webhookSecret ? [] : [fault('body.webhookSecret', 'required')]),
  ]
  if (errors.length > 0) throw new Refused('validation', { errors })
}

/** Encrypts the keys anew that are under a secret which is being replaced. */
export async function resealStripeKeys(db: Db, secrets: Needs['secrets']): Promise<void> {
  const { teamId: id, secretKey, webhookSecret, oldWebhookSecret } = stripeKeys
  await reseal(db, secrets, { id, sealed: secretKey, recordOf: secretKeyRecord })
  await reseal(db, secrets, { id, sealed: webhookSecret, recordOf: webhookSecretRecord })
  await reseal(db, secrets, { id, sealed: oldWebhookSecret, recordOf: webhookSecretRecord })
}

/**
 * Forgets the keys of a team.
 * @throws Refused `conflict` while somebody is paying by card or money is on its way back: without the key nobody could
 *   ask how that ended
 */
export async function removeStripeKeys(db: Db, scope: Scope): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(stripeKeys).where(eq(stripeKeys.teamId, scope.team)).for('update')
    if (!row) return
    if (await isPaying(tx, scope.team)) throw new Refused('conflict', { errors: [fault('body', 'payments-open')] })
    await tx.delete(stripeKeys).where(eq(stripeKeys.teamId, scope.team))
    await tellOffers(tx, scope.team)
  })
}
