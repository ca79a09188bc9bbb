import type { BuyerToErase } from '@foyer/contract/erasures'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { Scope } from '../../../lib/scope.ts'
import { bankLines } from '../../../schema/bank-statements.ts'
import { threads } from '../../../schema/inbox.ts'
import { mails } from '../../../schema/mails.ts'
import { orders } from '../../../schema/orders.ts'
import { erasures } from '../../../schema/privacy.ts'
import { anonymiseAudit } from '../../audit/commands/maintain.ts'
import { recordChanges } from '../../inbox/commands/record-changes.ts'
import { accountById } from '../../me/queries.ts'
import type { FoundBuyer } from '../queries/find-buyer.ts'
import { findBuyer } from '../queries/find-buyer.ts'
import type { ErasureRow } from '../queries.ts'
import { countsOf, hasTrace, tracesOf } from '../rules.ts'
import { deleteAnswers } from './delete-answers.ts'
import { eraseOrders, eraseTickets } from './erase-orders.ts'
import { eraseTraces } from './erase-traces.ts'

type Deps = Pick<Infra, 'secrets'>

/**
 * Erases all that a team has of a buyer, in one transaction. Orders and tickets stay without names, addresses and notes:
 * amounts, taxes, numbers and dates are the team's accounts. Valid tickets stay valid.
 * @throws ProblemError `not-found` when there is nothing; `conflict` (`erasure-open`) while an order is unfinished, or a
 *   refund is owed or on its way
 */
export async function eraseBuyer(db: Db, deps: Deps, scope: Scope, buyer: BuyerToErase): Promise<ErasureRow> {
  return await db.transaction(async (tx) => {
    const { name: byName } = await accountById(tx, scope.account)
    await lockOrders(tx, await findBuyer(tx, scope, buyer))
    // again, under the lock of the orders: a refund may have begun
    const found = await findBuyer(tx, scope, buyer)
    if (found.orders.some(({ block }) => block !== null))
      throw new ProblemError('conflict', { errors: [fault('body', 'erasure-open')] })
    await erase(tx, deps, scope, found)
    const [row] = await tx
      .insert(erasures)
      .values({ id: newId('era'), teamId: scope.team, by: scope.account, counts: countsOf(found) })
      .returning()
    if (!row) throw new Error('An erasure was not recorded')
    // last: it holds the lock of the team's inbox until the transaction ends
    await recordChanges(
      tx,
      scope.team,
      found.threads.map((threadId) => ({ threadId })),
    )
    return { ...row, byName }
  })
}

const among = (column: unknown, ids: readonly string[]) => sql`${column} = any(${sql.param(ids)}::text[])`

async function lockOrders(tx: Db, found: FoundBuyer): Promise<void> {
  const ids = [...found.orders.map(({ id }) => id), ...found.tickets.map(({ orderId }) => orderId)]
  // lock order: orders by id. This prevents deadlocks
  await tx.select({ id: orders.id }).from(orders).where(among(orders.id, ids)).orderBy(asc(orders.id)).for('update')
}

async function erase(tx: Db, deps: Deps, scope: Scope, found: FoundBuyer): Promise<void> {
  const orderIds = found.orders.map(({ id }) => id)
  const addresses = [found.email, ...found.tickets.map(({ email }) => email)].filter((each) => typeof each === 'string')
  const traces = tracesOf(addresses, found.names)
  await eraseOrders(tx, orderIds, scope.account)
  await eraseTickets(
    tx,
    found.tickets.filter(({ orderId }) => !orderIds.includes(orderId)),
    traces,
    scope.account,
  )
  await tx.delete(mails).where(among(mails.id, found.mails))
  await tx.delete(threads).where(among(threads.id, found.threads))
  await tx.update(bankLines).set({ payer: '', text: '' }).where(among(bankLines.id, found.bankLines))
  await eraseTraces(tx, deps, scope, { traces, addresses, orderIds })
  await anonymiseAudit(tx, scope.team, traces)
  const known = [...traces, ...orderIds.map((id) => id.toLowerCase())]
  await deleteAnswers(tx, deps.secrets, (answer) => hasTrace(answer, known))
}
