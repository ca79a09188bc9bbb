import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import type { OrderCompletion } from '@foyer/contract/orders'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import type { Visit } from '../../../lib/gather.ts'
import { gather } from '../../../lib/gather.ts'
import { newId } from '../../../lib/id.ts'
import { payments } from '../../../schema/orders.ts'
import type { Move } from '../../admission/commands/move.ts'
import { move } from '../../admission/commands/move.ts'
import { releasePayment } from '../../payments/commands/release.ts'
import { payByCard } from '../../payments/commands/start.ts'
import type { Lookup, OrderOfBuyer } from '../queries/lookup.ts'
import { openLookup } from '../queries/lookup.ts'
import type { OrderRow } from '../queries.ts'
import { offeredMethods, transferDue } from '../rules.ts'
import { nameAttendees } from './attendees.ts'
import { enqueueOrderMails } from './mail.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

interface Wanted {
  found: OrderOfBuyer
  completion: OrderCompletion
}

/** Finishes orders: free ones and those to be paid by bank transfer at once, others by way of the card provider. */
export interface Till {
  /** Finds an order for its buyer. */
  find: Lookup
  /**
   * @returns the order as it stands then
   * @throws Refused `hold-expired`, `conflict` when it was finished otherwise before, `validation`; `unavailable` when
   *   the card provider does not answer
   */
  complete(found: OrderOfBuyer, completion: OrderCompletion): Promise<OrderOfBuyer>
}

/** Opens the till of a process. Orders of an event that are finished at the same time are written together. */
export function openTill(db: Db, needs: Needs): Till {
  const find = openLookup(db)
  const finish = gather<Wanted, OrderOfBuyer>((_, visits) => finishAll(db, needs, find, visits))
  return {
    find,
    async complete(found, completion) {
      refuseUnfit(found, completion)
      if (found.order.status !== 'reserved') return settled(found, completion)
      if (completion.paymentMethod === 'card') {
        const pays = await payByCard(db, needs, { found, seats: found.tickets, completion })
        const now = (await find(found.order.id)) ?? found
        return pays ? now : settled(now, completion)
      }
      // somebody went to pay by card, came back and chose otherwise
      if (found.paying) await releasePayment(db, needs, found.order.id)
      return await finish(found.event.id, { found, completion })
    },
  }
}

/** @throws Refused `validation` when the order cannot be finished like this */
function refuseUnfit(found: OrderOfBuyer, { attendees = [], paymentMethod }: OrderCompletion): void {
  const { order } = found
  const offered = offeredMethods(found, new Date())
  const ids = new Set(found.tickets.map(({ ticket }) => ticket.id))
  const errors = [
    ...(order.status !== 'reserved' || offered.includes(paymentMethod)
      ? []
      : [fault('body.paymentMethod', 'not-offered')]),
    ...attendees.flatMap(({ ticketId }, at) =>
      ids.has(ticketId) ? [] : [fault(`body.attendees.${at}.ticketId`, 'not-allowed')],
    ),
  ]
  if (errors.length > 0) throw new Refused('validation', { errors })
}

/** Finished before: the same again changes nothing, something else is refused. */
function settled(found: OrderOfBuyer, { name, email, paymentMethod }: OrderCompletion): OrderOfBuyer {
  const { order } = found
  if (order.status === 'expired' || order.status === 'reserved') throw new Refused('hold-expired')
  const same = order.name === name && order.email === email && order.paymentMethod === paymentMethod
  if (!same) throw new Refused('conflict', { detail: 'The order was finished before.' })
  return found
}

async function finishAll(db: Db, needs: Needs, find: Lookup, visits: Visit<Wanted, OrderOfBuyer>[]): Promise<void> {
  // a double click is two visits of one order
  const first = [...new Map(visits.map(({ asked }) => [asked.found.order.id, asked])).values()]
  const done = await db.transaction(async (tx) => {
    const finished = [...(await moveAll(tx, 'free', first)), ...(await moveAll(tx, 'transfer', first))]
    await nameAttendees(
      tx,
      finished.map(([{ completion }]) => completion),
    )
    const orders = finished.map(([, order]) => order)
    await expectTransfers(tx, orders)
    await enqueueOrderMails(
      tx,
      needs,
      orders.map((each) => ({
        ...each,
        kind: each.order.status === 'paid' ? 'orderConfirmed' : 'paymentInstructions',
      })),
    )
    return new Map(finished)
  })
  // who came second, or whose hold was over
  const settle = async ({ asked: { found, completion }, answer, refuse }: Visit<Wanted, OrderOfBuyer>) =>
    find(found.order.id)
      .then((now) => settled(now ?? found, completion))
      .then(answer, refuse)
  await Promise.all(
    visits.map((visit) => {
      const order = done.get(visit.asked)
      return order ? visit.answer(order) : settle(visit)
    }),
  )
}

const statusBy = { free: 'paid', transfer: 'pending' } as const

/** @returns those that were finished in this way, as they stand now */
async function moveAll(
  tx: Db,
  method: keyof typeof statusBy,
  wanted: readonly Wanted[],
): Promise<[Wanted, OrderOfBuyer][]> {
  const mine = wanted.filter(({ completion }) => completion.paymentMethod === method)
  if (mine.length === 0) return []
  const to = statusBy[method]
  const moves = mine.map(({ found, completion: { name, email } }): Move => {
    const dueAt = method === 'transfer' ? transferDue(found.event, new Date()) : undefined
    return { id: found.order.id, buyer: { name, email, method }, dueAt }
  })
  const moved = new Map(
    (await move(tx, { to, from: ['reserved'], only: 'live', entry: 'placed' }, moves)).map(({ id, at }) => [id, at]),
  )
  return mine.flatMap((each, n) => {
    const at = moved.get(each.found.order.id)
    return at ? [[each, finishedAt(at, each, { status: to, dueAt: moves[n]?.dueAt ?? null })]] : []
  })
}

/** An order as `move` has left it. */
function finishedAt(
  at: Date,
  { found, completion: { name, email, paymentMethod, attendees = [] } }: Wanted,
  { status, dueAt }: Pick<OrderRow, 'status' | 'dueAt'>,
): OrderOfBuyer {
  const names = new Map(attendees.map(({ ticketId, name: attendee }) => [ticketId, attendee]))
  const paidAt = status === 'paid' ? at : null
  return {
    ...found,
    order: { ...found.order, status, name, email, paymentMethod, dueAt, placedAt: at, paidAt },
    paying: null,
    tickets: found.tickets.map(({ ticket, type }) => ({
      type,
      ticket: { ...ticket, name: names.get(ticket.id) || ticket.name },
    })),
  }
}

async function expectTransfers(tx: Db, finished: readonly OrderOfBuyer[]): Promise<void> {
  const rows = finished
    .filter(({ order }) => order.status === 'pending')
    .map(({ order }) => ({
      id: newId('pay'),
      orderId: order.id,
      method: 'transfer' as const,
      state: 'pending' as const,
      amountCents: order.totalCents,
    }))
  if (rows.length > 0) await tx.insert(payments).values(rows)
}
