import { fault } from '@foyer/contract/http/problem'
import { Refused } from '@foyer/contract/http/refused'
import { offeredMethods } from '@foyer/contract/offered-methods'
import type { PaymentMethod } from '@foyer/contract/order-states'
import type { OrderCompletion } from '@foyer/contract/orders'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import { breaksUnique } from '../../../lib/constraint.ts'
import type { Db } from '../../../lib/db.ts'
import type { Visit } from '../../../lib/gather.ts'
import { gather } from '../../../lib/gather.ts'
import { newId } from '../../../lib/id.ts'
import type { Move } from '../../admission/commands/move.ts'
import { move } from '../../admission/commands/move.ts'
import { enqueuingMails } from '../../mails/commands.ts'
import { releasePayment } from '../../payments/commands/release.ts'
import { payByCard } from '../../payments/commands/start.ts'
import { paidByCard } from '../../payments/queries.ts'
import type { Lookup, OrderOfBuyer } from '../queries/lookup.ts'
import { openLookup } from '../queries/lookup.ts'
import { transferDue } from '../rules.ts'
import { namingAttendees } from './attendees.ts'
import { mailsOf } from './mail.ts'

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
  const finishing = (method: Method) =>
    gather<Wanted, OrderOfBuyer | 'paying'>((_, visits) => finishAll(db, needs, find, method, visits))
  const finish = { free: finishing('free'), transfer: finishing('transfer') }
  return {
    find,
    async complete(found, completion) {
      refuseUnfit(found, completion)
      if (found.order.status !== 'reserved') return settled(found, completion)
      const { paymentMethod: method } = completion
      if (method === 'card') {
        const pays = await payByCard(db, needs, { found, seats: found.tickets, completion })
        const now = (await find(found.order.id)) ?? found
        return pays ? now : settled(now, completion)
      }
      let paying = found.paying !== null
      for (let round = 0; round < rounds; round += 1) {
        // somebody went to pay by card, came back and chose otherwise
        if (paying) await releasePayment(db, needs, found.order.id)
        const finished = await finish[method](found.event.id, { found, completion })
        if (finished !== 'paying') return finished
        paying = true
      }
      throw new Refused('unavailable', { retryAfter: 1 })
    },
  }
}

// each round somebody has just begun to pay by card elsewhere; so often in a row means trouble
const rounds = 5

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
      // each ticket once
      ids.delete(ticketId) ? [] : [fault(`body.attendees.${at}.ticketId`, 'not-allowed')],
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

/** How an order is paid that is finished here. */
type Method = Exclude<PaymentMethod, 'card'>

type Finishing = Visit<Wanted, OrderOfBuyer | 'paying'>

async function finishAll(db: Db, needs: Needs, find: Lookup, method: Method, visits: Finishing[]): Promise<void> {
  let waiting = visits
  for (let round = 0; round < rounds && waiting.length > 0; round += 1) {
    // a double click is two visits of one order, and the earlier of them counts: of a key that comes twice, a map keeps
    // the last value
    const first = [...new Map(waiting.toReversed().map(({ asked }) => [asked.found.order.id, asked])).values()]
    const done = await finishBy(db, needs, method, first)
    if (done !== 'paying') return await tellAll(find, waiting, done)
    const paying = await paidByCard(
      db,
      first.map(({ found }) => found.order.id),
    )
    for (const { asked, answer } of waiting) if (paying.has(asked.found.order.id)) answer('paying')
    waiting = waiting.filter(({ asked }) => !paying.has(asked.found.order.id))
  }
  for (const { refuse } of waiting) refuse(new Refused('unavailable', { retryAfter: 1 }))
}

async function tellAll(find: Lookup, visits: Finishing[], done: Map<Wanted, OrderOfBuyer>): Promise<void> {
  // who came second, or whose hold was over
  const settle = async ({ asked: { found, completion }, answer, refuse }: Finishing) =>
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

/**
 * Finishes what still can be, with all that belongs to it, in one statement: nobody else waits for the event's row
 * longer than that takes.
 * @returns the orders that were finished, as they stand now; `paying` when none was, since a card payment of one of them
 *   is open, begun after we looked: the table takes one open payment of an order, and so says what no look can
 */
async function finishBy(
  db: Db,
  needs: Needs,
  method: Method,
  wanted: readonly Wanted[],
): Promise<Map<Wanted, OrderOfBuyer> | 'paying'> {
  const to = statusBy[method]
  const all = wanted.map((asked) => ({ asked, finished: asFinished(asked, to) }))
  const orders = all.map(({ finished }) => finished)
  const moves = all.map(({ asked: { completion }, finished: { order } }): Move => {
    const { name, email } = completion
    return { id: order.id, buyer: { name, email, method }, dueAt: order.dueAt ?? undefined }
  })
  const kind = to === 'paid' ? 'orderConfirmed' : 'paymentInstructions'
  const letters = orders.map((each) => ({ ...each, kind }) as const)
  const completions = wanted.map(({ completion }) => completion)
  const along = [
    ...namingAttendees(completions, sql`t.order_id in (select id from moved)`),
    ...(to === 'pending' ? [expectingTransfers(orders)] : []),
    enqueuingMails(needs, mailsOf(needs, letters), sql`m.order_id in (select id from moved)`),
  ]
  const moved = await move(db, { to, from: ['reserved'], only: 'live', entry: 'placed', along }, moves).catch(
    (error: unknown) => {
      if (breaksUnique(error, 'payments_one_open')) return undefined
      throw error
    },
  )
  if (!moved) return 'paying'
  const moments = new Map(moved.map(({ id, at }) => [id, at]))
  return new Map(
    all.flatMap(({ asked, finished }): [Wanted, OrderOfBuyer][] => {
      const placedAt = moments.get(finished.order.id)
      if (!placedAt) return []
      const paidAt = to === 'paid' ? placedAt : null
      return [[asked, { ...finished, order: { ...finished.order, placedAt, paidAt } }]]
    }),
  )
}

/** An order as `move` will leave it, but for the moment that the database writes down. */
function asFinished({ found, completion }: Wanted, status: (typeof statusBy)[Method]): OrderOfBuyer {
  const { name, email, paymentMethod, attendees = [] } = completion
  const names = new Map(attendees.map(({ ticketId, name: attendee }) => [ticketId, attendee]))
  const dueAt = status === 'pending' ? transferDue(found.event, new Date()) : null
  return {
    ...found,
    order: { ...found.order, status, name, email, paymentMethod, dueAt },
    paying: null,
    tickets: found.tickets.map(({ ticket, type }) => ({
      type,
      ticket: { ...ticket, name: names.get(ticket.id) || ticket.name },
    })),
  }
}

function expectingTransfers(orders: readonly OrderOfBuyer[]): SQL {
  const column = (of: (each: OrderOfBuyer) => unknown) => sql.param(orders.map(of))
  return sql`
    insert into payments (id, order_id, method, state, amount_cents)
    select p.id, p.order_id, 'transfer', 'pending', p.amount_cents
    from unnest(
      ${column(() => newId('pay'))}::text[],
      ${column(({ order }) => order.id)}::text[],
      ${column(({ order }) => order.totalCents)}::int[]
    ) as p (id, order_id, amount_cents)
    where p.order_id in (select id from moved)`
}
