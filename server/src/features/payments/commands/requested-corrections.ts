import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { authorOf } from '../../../lib/author.ts'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { orderCorrections } from '../../../schema/order-corrections.ts'
import { refunds } from '../../../schema/payments.ts'
import { applyCorrection } from '../../orders/commands/apply-correction.ts'
import type { RefundRow } from '../queries.ts'

type Refund = Pick<RefundRow, 'id' | 'correctionId'>

const outdated = 'The order has changed since the refund was requested.'

const isRequested = (correctionId: string) =>
  and(eq(orderCorrections.id, correctionId), eq(orderCorrections.state, 'requested'))

/**
 * Applies the correction that a refund belongs to, once Stripe has accepted the refund. Changes nothing when it is applied
 * already. One that the order no longer allows is refused, so that the refund is recorded all the same. The caller has locked
 * the event's inventory.
 */
export async function applyRequested(tx: Db, deps: MailDeps, { correctionId }: Refund): Promise<void> {
  if (correctionId === null) return
  const [requested] = await tx.select().from(orderCorrections).where(isRequested(correctionId)).for('update')
  if (!requested) return
  try {
    await tx.transaction((inner) => applyCorrection(inner, deps, { ...requested, by: authorOf(requested) }))
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'transition-refused') throw error
    await tx.update(orderCorrections).set({ state: 'refused', reason: outdated }).where(isRequested(correctionId))
  }
}

/**
 * Leaves the order as it is when Stripe has refused the refund of a correction, unless another refund of the same
 * correction is still under way.
 */
export async function refuseCorrection(tx: Db, { id, correctionId }: Refund, reason: string | null): Promise<void> {
  if (correctionId === null) return
  const others = tx
    .select({ one: sql`1` })
    .from(refunds)
    .where(and(eq(refunds.correctionId, correctionId), ne(refunds.id, id), ne(refunds.state, 'failed')))
  await tx
    .update(orderCorrections)
    .set({ state: 'refused', reason })
    .where(and(isRequested(correctionId), notExists(others)))
}
