import { ProblemError } from '@foyer/contract/http/problem-error'
import { offeredMethods } from '@foyer/contract/offered-methods'
import type { OrderCompletion } from '@foyer/contract/orders'
import type { PendingCall } from '../../lib/batch.ts'
import { batchByKey } from '../../lib/batch.ts'
import type { Db } from '../../lib/db.ts'
import type { Infra, MailDeps } from '../../lib/infra.ts'
import type { NewOrder } from '../inventory/commands/reservation-rows.ts'
import { codeUsedByEmail } from '../inventory/rules.ts'
import type { RecentReservations } from '../inventory/service/recent-reservations.ts'
import { createRecentReservations } from '../inventory/service/recent-reservations.ts'
import { isLapsed, mayLackMoney } from '../orders/rules.ts'
import type { KnownEvents } from '../orders/service/known-events.ts'
import { createKnownEvents } from '../orders/service/known-events.ts'
import type { OrderLookup, OrderWithTickets } from '../orders/service/lookup.ts'
import { createOrderLookup } from '../orders/service/lookup.ts'
import type { RecentOrder } from '../orders/service/recent-orders.ts'
import { recentOrder } from '../orders/service/recent-orders.ts'
import { endCardPayment } from '../payments/commands/end-card-payment.ts'
import { payByCard, payByCardInstead } from '../payments/commands/pay-by-card.ts'
import { ordersWithOpenCardPayment } from '../payments/queries.ts'
import type { CompletionRequest, ImmediateWay } from './commands/complete-orders.ts'
import { completeBatch } from './commands/complete-orders.ts'
import type { UnreadCompletion } from './commands/sell-unread.ts'
import { sellUnread } from './commands/sell-unread.ts'
import { isComplete, isNamed, repeatedCompletion, validateCompletion } from './rules.ts'

type Deps = MailDeps & Pick<Infra, 'stripe'>

/** Completes orders: free orders, bank transfers and requests at once, card payments through Stripe. */
export interface Checkout {
  /** Finds an order for its buyer. */
  find: OrderLookup
  /**
   * Completes a reservation. Idempotent for the same buyer and method. A card payment only starts here: the order is
   * completed when Stripe confirms it.
   * @returns the order as it is afterwards
   * @throws ProblemError `hold-expired`; `conflict` when it was completed with another buyer or method; `validation`;
   *   `unavailable` when Stripe does not answer
   */
  complete(found: OrderWithTickets, completion: OrderCompletion): Promise<OrderWithTickets>
  /**
   * Finds an order that this process has just reserved, without reading its row, to complete it at once.
   * @returns undefined for any other order, for a card payment, and for a completion that names attendees or lacks a text
   */
  findToComplete(orderId: string, completion: OrderCompletion): Promise<RecentOrder | undefined>
  /**
   * Completes an order that `findToComplete` has found.
   * @returns the order as it is afterwards; undefined when its row is not as it was reserved: nothing has changed then, and
   *   the order has to be read and completed with `complete`
   * @throws ProblemError `validation` when an answer is missing or wrong
   */
  completeAtOnce(found: RecentOrder, completion: OrderCompletion): Promise<OrderWithTickets | undefined>
  /**
   * Starts a card payment of an order that waits for its payment, or of the rest of a paid one.
   * @returns the order as it is afterwards
   * @throws ProblemError `transition-refused` when the order awaits no payment or takes no cards; `unavailable` when
   *   Stripe does not answer
   */
  payByCard(found: OrderWithTickets): Promise<OrderWithTickets>
}

type PendingCompletion = PendingCall<CompletionRequest, OrderWithTickets | 'paying'>

/**
 * Creates the checkout of a process. It completes orders in batches, as the reservation queue does: orders of one event
 * that are completed at the same time share one statement, and so one lock on the event's inventory row.
 */
export function createCheckout(
  db: Db,
  deps: Deps,
  recent: RecentReservations = createRecentReservations(),
  events: KnownEvents = createKnownEvents(db),
): Checkout {
  const find = createOrderLookup(db)
  const queueFor = (way: ImmediateWay) =>
    batchByKey<CompletionRequest, OrderWithTickets | 'paying'>((_, calls) => completeAll(db, deps, find, way, calls))
  const queues = { free: queueFor('free'), transfer: queueFor('transfer'), request: queueFor('request') }

  const sellQueue = batchByKey<UnreadCompletion, OrderWithTickets | undefined>(async (_, calls) => {
    const requests = uniqueRequests(calls)
    const sold = await sellUnread(db, deps, requests)
    // perhaps because the event has changed
    if (sold.size === 0) events.forget(requests[0]?.found.event.id ?? '')
    for (const { input, resolve } of calls) resolve(sold.get(input))
  })
  const unread = { free: unreadQueue(db, deps, 'free'), transfer: unreadQueue(db, deps, 'transfer') }

  async function completeNow(found: OrderWithTickets, way: ImmediateWay, completion: OrderCompletion) {
    let paying = found.paying !== null
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      // the buyer started a card payment, came back from Stripe and chose another method
      if (paying) await endCardPayment(db, deps, found.order.id)
      const completed = await queues[way](found.event.id, { found, completion })
      if (completed !== 'paying') return completed
      paying = true
    }
    throw new ProblemError('unavailable', { retryAfter: 1 })
  }

  return {
    find,
    async complete(found, completion) {
      validateCompletion(found, completion)
      if (found.order.status !== 'reserved') return repeatedCompletion(found, completion)
      const { paymentMethod: way = 'request' } = completion
      if (way !== 'card') return await completeNow(found, way, completion)
      const started = await payByCard(db, deps, { found, completion })
      const current = (await find(found.order.id)) ?? found
      return started ? current : repeatedCompletion(current, completion)
    },
    async findToComplete(orderId, completion) {
      const { paymentMethod, attendees = [], invoice } = completion
      if (paymentMethod === undefined || paymentMethod === 'card' || attendees.some(isNamed) || invoice)
        return undefined
      const reservation = recent.get(orderId)
      if (!reservation || !maySellUnread(reservation.order)) return undefined
      const event = await events[sourceOf(completion)](reservation.eventId)
      const found = event && recentOrder(reservation, event)
      return found && isComplete(found, completion) ? found : undefined
    },
    async completeAtOnce(found, completion) {
      const { paymentMethod: method } = completion
      if (method === undefined || method === 'card') return undefined
      // another call for the same order reads what has become of it
      recent.forget(found.order.id)
      const { event, version, sources } = found
      if (method === 'transfer' || completion.answers?.length)
        return await unread[method](event.id, { found, completion, unread: true })
      return await sellQueue([event.id, version, sources].join(' '), { found, completion })
    },
    async payByCard(found) {
      const isOffered = mayLackMoney(found.order, found.tickets) && offeredMethods(found, found.now).includes('card')
      if (!isOffered || !(await payByCardInstead(db, deps, found))) throw new ProblemError('transition-refused')
      return (await find(found.order.id)) ?? found
    },
  }
}

/**
 * Where the event of an order that is not read comes from. The answer and the mail of a transfer name a bank account: they
 * are not made from an event of a moment ago. Nor are answers stored for a form of then.
 */
const sourceOf = ({ paymentMethod, answers = [] }: OrderCompletion) =>
  paymentMethod === 'free' && answers.length === 0 ? 'recent' : 'read'

/** The statement that sells what was not read counts no uses with an email address, and does not check the tickets of add-ons. */
const maySellUnread = ({ code, needsApproval, mainId }: NewOrder): boolean =>
  !code?.isLimitedByEmail && !needsApproval && mainId === undefined

/** A queue of completions of orders that were not read. */
const unreadQueue = (db: Db, deps: Deps, way: ImmediateWay) =>
  batchByKey<CompletionRequest, OrderWithTickets | undefined>(async (_, calls) => {
    const completed = await completeBatch(db, deps, way, uniqueRequests(calls))
    for (const { input, resolve } of calls) resolve(completed === 'paying' ? undefined : completed.get(input))
  })

/** The most attempts to complete an order. An attempt fails only when a card payment starts at the same moment. */
const maxAttempts = 5

async function completeAll(
  db: Db,
  deps: Deps,
  find: OrderLookup,
  way: ImmediateWay,
  calls: PendingCompletion[],
): Promise<void> {
  let open = calls
  for (let attempt = 0; attempt < maxAttempts && open.length > 0; attempt += 1) {
    const requests = uniqueRequests(open)
    const completed = await completeBatch(db, deps, way, requests)
    if (completed !== 'paying') return await resolveAll(find, open, completed)
    const paying = await ordersWithOpenCardPayment(
      db,
      requests.map(({ found }) => found.order.id),
    )
    for (const { input, resolve } of open) if (paying.has(input.found.order.id)) resolve('paying')
    open = open.filter(({ input }) => !paying.has(input.found.order.id))
  }
  for (const { reject } of open) reject(new ProblemError('unavailable', { retryAfter: 1 }))
}

/**
 * A double click makes two calls for one order, and the first one counts. A Map keeps the last of two entries with the same
 * key, hence the reversal.
 */
const uniqueRequests = <Request extends Pick<CompletionRequest, 'found'>>(
  calls: readonly { input: Request }[],
): Request[] => [...new Map(calls.toReversed().map(({ input }) => [input.found.order.id, input])).values()]

/** Only the limit of its code leaves out a reservation that has not expired. */
const isStillHeld = (found: OrderWithTickets): boolean =>
  found.order.status === 'reserved' && found.order.codeId !== null && !isLapsed(found)

async function resolveAll(
  find: OrderLookup,
  calls: PendingCompletion[],
  completed: Map<CompletionRequest, OrderWithTickets>,
): Promise<void> {
  // a call that completed nothing is a duplicate submission, or its hold has expired
  const resolveOther = async ({ input: { found, completion }, resolve, reject }: PendingCompletion) =>
    find(found.order.id)
      .then((current = found) => {
        if (isStillHeld(current)) throw codeUsedByEmail()
        return repeatedCompletion(current, completion)
      })
      .then(resolve, reject)
  await Promise.all(
    calls.map((call) => {
      const order = completed.get(call.input)
      return order ? call.resolve(order) : resolveOther(call)
    }),
  )
}
