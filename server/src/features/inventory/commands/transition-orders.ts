import type { OrderStatus } from '@foyer/contract/order-states'
import { seatsOf, statusesBefore } from '@foyer/contract/order-states'
import type { EntryKind } from '@foyer/contract/order-timeline'
import type { Db } from '../../../lib/db.ts'
import type { StatementPart } from '../../../lib/fixed-statement.ts'
import { fixedStatement } from '../../../lib/fixed-statement.ts'
import type { DeadlineLimit, OrderTransition, TransitionCall, TransitionRow } from './transition-statement.ts'
import { transitionStatement } from './transition-statement.ts'

/** A change of status that is the same for every order of a call. */
export interface Transition {
  to: OrderStatus
  /** The statuses that the transition starts from. Default: every status from which `orderTransitions` leads to `to`. */
  from?: readonly OrderStatus[]
  /** Limits the transition by the database's clock. Default: no limit. */
  only?: DeadlineLimit
  /** Leaves out orders whose codes have no use left for the email addresses of their buyers. Default: not checked. */
  limitsCodes?: boolean
  /** The kind of the timeline entry that each order gets. */
  timelineEntry: EntryKind
  /**
   * Inserts and updates that run in the same statement, each limited to `order_id in (select id from transitioned)`.
   * PostgreSQL applies only one of two updates of a row in one statement, so none of them may touch orders, their timeline
   * or `inventory`.
   */
  extraStatements?: readonly StatementPart[]
}

export interface TransitionedOrder {
  id: string
  eventId: string
  previousStatus: OrderStatus
  /** False when too few seats are left for all orders of the call, or add-ons no longer have their tickets. Then no order has changed. */
  hasSeats: boolean
  /** The time of the transition by the database's clock, as stored in the order's row. */
  at: Date
}

/**
 * Changes the status of orders, moves their seats between held, sold and free, and adds their timeline entries, in one
 * statement: for all orders of the call or for none.
 *
 * Lock order: the inventory rows of the events, the orders, all other inventory rows. Every transaction
 * locks in this order. This prevents deadlocks.
 * @returns the orders that the transition applies to. An order is missing when it has none of the statuses in `from`, or
 *   is left out by `only` or `limitsCodes`, or is to be confirmed and has add-ons whose tickets are cancelled or not paid. So a
 *   repeated or concurrent call changes an order once.
 */
export async function transitionOrders(
  db: Db,
  transition: Transition,
  orders: readonly OrderTransition[],
): Promise<TransitionedOrder[]> {
  const rows = await runTransition(db, transition, orders)
  return rows.map(({ id, event_id, previous_status, has_seats, at }) => ({
    id,
    eventId: event_id,
    previousStatus: previous_status,
    hasSeats: has_seats,
    at: new Date(at),
  }))
}

type Run = (db: Db, call: TransitionCall) => Promise<TransitionRow[]>

const runs = new Map<string, Run>()
const numbers = new WeakMap<StatementPart['build'], number>()
let parts = 0

/** A number that a part has for as long as the process runs. */
function numberOf(build: StatementPart['build']): number {
  const number = numbers.get(build) ?? parts++
  numbers.set(build, number)
  return number
}

/** Runs the statement of a transition. Its text is built once for each shape, since building it takes longer than sending it. */
async function runTransition(
  db: Db,
  { to, from = statusesBefore(to), only, limitsCodes = false, timelineEntry, extraStatements = [] }: Transition,
  orders: readonly OrderTransition[],
): Promise<TransitionRow[]> {
  const takesSeats = seatsOf[to] !== undefined
  const confirms = takesSeats && from.some((status) => unconfirmed.includes(status))
  const extras = extraStatements.map(({ build }) => build)
  const key = [takesSeats, confirms, only, limitsCodes, ...extras.map(numberOf)].join(' ')
  const known = runs.get(key)
  const run: Run =
    known ?? fixedStatement((value) => transitionStatement(value, { takesSeats, confirms, only, limitsCodes, extras }))
  if (!known) runs.set(key, run)
  return await run(db, { to, from, timelineEntry, orders, extras: extraStatements.map(({ input }) => input) })
}

/** The statuses of orders that are neither confirmed nor paid. */
const unconfirmed: readonly OrderStatus[] = ['reserved', 'requested']
