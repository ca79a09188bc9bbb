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
import type { Lookup } from '../queries/lookup.ts'
import { openLookup } from '../queries/lookup.ts'
import type { OrderOfEvent, TicketRow } from '../queries.ts'
import { ordersByIds } from '../queries.ts'
import { offeredMethods, transferDue } from '../rules.ts'
import { nameAttendees } from './attendees.ts'
import { enqueueOrderMails } from './mail.ts'

type Needs = Pick<Services, 'config' | 'secrets' | 'publicUrl' | 'signer' | 'stripe'>

interface Wanted {
  found: OrderOfEvent
  completion: OrderCompletion
}

/** Finishes orders: free ones and those to be paid by bank transfer at once, others by way of the card provider. */
export interface Till {
  /** Finds an order for its buyer. */
  find: Lookup
  /**
   * @throws Refused `hold-expired`, `conflict` when it was finished otherwise before, `validation`; `unavailable` when
   *   the card provider does not answer
   */
  complete(found: OrderOfEvent, own: TicketRow[], completion: OrderCompletion): Promise<void>
}

/** Opens the till of a process. Orders of an event that are finished at the same time are written together. */
export function openTill(db: Db, needs: Needs): Till {
  const finish = gather<Wanted, void>((_, visits) => finishAll(db, needs, visits))
  return {
    find: openLookup(db),
    async complete(found, own, completion) {
      refuseUnfit(found, own, completion)
      if (found.order.status !== 'reserved') return settled(found, completion)
      if (completion.paymentMethod === 'card') {
        if (await payByCard(db, needs, { found, seats: own, completion })) return
        const [now] = await ordersByIds(db, [found.order.id])
        return settled(now ?? found, completion)
      }
      // somebody went to pay by card, came back and chose otherwise
      if (found.paying) await releasePayment(db, needs, found.order.id)
      await finish(found.event.id, { found, completion })
    },
  }
}

/** @throws Refused `validation` when the order cannot be finished like this */
export function refuseUnfit(
  found: OrderOfEvent,
  own: TicketRow[],
  { attendees = [], paymentMethod }: OrderCompletion,
): void {
  const { order } = found
  const offered = offeredMethods(found, new Date())
  const ids = new Set(own.map(({ ticket }) => ticket.id))
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
function settled({ order }: OrderOfEvent, { name, email, paymentMethod }: OrderCompletion): void {
  if (order.status === 'expired' || order.status === 'reserved') throw new Refused('hold-expired')
  const same = order.name === name && order.email === email && order.paymentMethod === paymentMethod
  if (!same) throw new Refused('conflict', { detail: 'The order was finished before.' })
}

async function finishAll(db: Db, needs: Needs, visits: Visit<Wanted, void>[]): Promise<void> {
  // a double click is two visits of one order
  const first = [...new Map(visits.map(({ asked }) => [asked.found.order.id, asked])).values()]
  const done = await db.transaction(async (tx) => {
    const free = await moveAll(tx, 'paid', first)
    const transfers = await moveAll(tx, 'pending', first)
    const finished = first.filter(({ found }) => free.has(found.order.id) || transfers.has(found.order.id))
    await nameAttendees(
      tx,
      finished.map(({ completion }) => completion),
    )
    await expectTransfers(tx, finished)
    await enqueueOrderMails(
      tx,
      needs,
      finished.map(({ found, completion }) => ({
        ...found,
        order: { ...found.order, ...dueOf({ found, completion }), name: completion.name, email: completion.email },
        kind: completion.paymentMethod === 'free' ? 'orderConfirmed' : 'paymentInstructions',
      })),
    )
    return new Map(finished.map((wanted) => [wanted.found.order.id, wanted]))
  })
  const left = visits.filter(({ asked }) => done.get(asked.found.order.id) !== asked)
  for (const visit of visits) if (!left.includes(visit)) visit.answer()
  // whose hold was over, or who came second
  const now = new Map(
    (
      await ordersByIds(
        db,
        left.map(({ asked }) => asked.found.order.id),
      )
    ).map((row) => [row.order.id, row]),
  )
  for (const { asked, answer, refuse } of left)
    try {
      settled(now.get(asked.found.order.id) ?? asked.found, asked.completion)
      answer()
    } catch (refusal) {
      refuse(refusal)
    }
}

const dueOf = ({ found, completion }: Wanted) =>
  completion.paymentMethod === 'transfer' ? { dueAt: transferDue(found.event, new Date()) } : {}

async function moveAll(tx: Db, to: 'paid' | 'pending', wanted: Wanted[]): Promise<Set<string>> {
  const method = to === 'paid' ? 'free' : 'transfer'
  const moves = wanted.flatMap((each): Move[] => {
    const { name, email, paymentMethod } = each.completion
    if (paymentMethod !== method) return []
    return [{ id: each.found.order.id, buyer: { name, email, method }, ...dueOf(each) }]
  })
  if (moves.length === 0) return new Set()
  const moved = await move(tx, { to, from: ['reserved'], only: 'live', entry: 'placed' }, moves)
  return new Set(moved.map(({ id }) => id))
}

async function expectTransfers(tx: Db, finished: Wanted[]): Promise<void> {
  const rows = finished
    .filter(({ completion }) => completion.paymentMethod === 'transfer')
    .map(({ found: { order } }) => ({
      id: newId('pay'),
      orderId: order.id,
      method: 'transfer' as const,
      state: 'pending' as const,
      amountCents: order.totalCents,
    }))
  if (rows.length > 0) await tx.insert(payments).values(rows)
}
