import type { ErasureBlock } from '@foyer/contract/erasure-blocks'
import type { BuyerToErase } from '@foyer/contract/erasures'
import { overAt } from '@foyer/contract/event-over'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { OrderStatus } from '@foyer/contract/order-states'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { bankLines } from '../../../schema/bank-statements.ts'
import { events } from '../../../schema/events.ts'
import { messages, threads } from '../../../schema/inbox.ts'
import { invoices } from '../../../schema/invoices.ts'
import { mails } from '../../../schema/mails.ts'
import { orderCorrections } from '../../../schema/order-corrections.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { payments, refunds } from '../../../schema/payments.ts'

/** All that a team has of a buyer. */
export interface FoundBuyer {
  /** Undefined for an order without an address. */
  email: string | undefined
  names: string[]
  orders: FoundOrder[]
  /** The tickets of the orders, and tickets in the orders of others that name the address. */
  tickets: FoundTicket[]
  threads: string[]
  mails: string[]
  bankLines: string[]
  /** The number of documents that were issued for the orders. */
  invoices: number
}

export interface FoundOrder {
  id: string
  number: string
  event: string
  status: OrderStatus
  name: string | null
  block: ErasureBlock | null
  upcoming: boolean
}

interface FoundTicket {
  id: string
  orderId: string
  name: string | null
  email: string | null
}

/**
 * Finds all that a team has of a buyer.
 * @throws ProblemError `not-found` when there is nothing, or the order is another team's
 */
export async function findBuyer(db: Db, scope: Scope, buyer: BuyerToErase): Promise<FoundBuyer> {
  const single = 'order' in buyer ? await orderInScope(db, scope, buyer.order) : undefined
  const email = 'email' in buyer ? buyer.email : (single?.email ?? undefined)
  const found = await ordersOf(
    db,
    scope,
    email === undefined ? eq(orders.id, single?.id ?? '') : eq(orders.email, email),
  )
  const orderIds = found.map(({ id }) => id)
  const ticketsFound = await ticketsOf(db, scope, orderIds, email)
  const threadsFound = await threadsOf(db, scope, orderIds, email)
  const buyerFound = {
    email,
    orders: found,
    tickets: ticketsFound,
    threads: threadsFound.map(({ id }) => id),
    mails: await mailsOf(db, { orderIds, email, tickets: ticketsFound, threads: threadsFound }),
    bankLines: await bankLinesOf(db, scope, orderIds),
    invoices: await db.$count(invoices, among(invoices.orderId, orderIds)),
    names: namesOf(found, ticketsFound, threadsFound, email),
  }
  if (found.length + ticketsFound.length + threadsFound.length + buyerFound.mails.length === 0)
    throw new ProblemError('not-found')
  return buyerFound
}

const among = (column: unknown, ids: readonly string[]) => sql`${column} = any(${sql.param(ids)}::text[])`

async function orderInScope(db: Db, scope: Scope, id: string) {
  const [order] = await db
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.teamId, scope.team)))
  if (!order) throw new ProblemError('not-found')
  return order
}

// the first that applies; a reservation that has run out is about to expire
const block = sql<ErasureBlock | null>`case
  when exists (select 1 from ${refunds} r where r.order_id = ${orders.id} and r.state in ('created', 'owed'))
    or exists (select 1 from ${orderCorrections} c where c.order_id = ${orders.id} and c.state = 'requested')
    then 'refund-open'
  when ${orders.status} = 'requested' then 'requested'
  when ${orders.status} = 'pending' then 'pending'
  when exists (select 1 from ${payments} p where p.order_id = ${orders.id} and p.state in ('created', 'pending'))
    then 'payment-open'
  when ${orders.status} = 'reserved' then 'reserved' end`

async function ordersOf(db: Db, scope: Scope, isTheirs: ReturnType<typeof eq>): Promise<FoundOrder[]> {
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      name: orders.name,
      event: events.name,
      date: events.date,
      dateTba: events.dateTba,
      endsAt: events.endsAt,
      block,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .where(and(eq(orders.teamId, scope.team), isTheirs))
    .orderBy(desc(orders.reservedAt), desc(orders.id))
  return rows.map(({ date, dateTba, endsAt, ...order }) => {
    const end = overAt({ date, dateTba, endsAt })
    return { ...order, upcoming: order.status === 'paid' && (end === undefined || end > new Date()) }
  })
}

const ticketsOf = (db: Db, scope: Scope, orderIds: readonly string[], email = ''): Promise<FoundTicket[]> =>
  db
    .select({ id: tickets.id, orderId: tickets.orderId, name: tickets.name, email: tickets.email })
    .from(tickets)
    .innerJoin(orders, eq(orders.id, tickets.orderId))
    .where(
      and(eq(orders.teamId, scope.team), sql`(${among(tickets.orderId, orderIds)} or ${tickets.email} = ${email})`),
    )

interface FoundThread {
  id: string
  name: string | null
}

const threadsOf = (db: Db, scope: Scope, orderIds: readonly string[], email = ''): Promise<FoundThread[]> =>
  db
    .select({ id: threads.id, name: threads.name })
    .from(threads)
    .where(
      and(eq(threads.teamId, scope.team), sql`(${among(threads.orderId, orderIds)} or ${threads.email} = ${email})`),
    )

interface MailOwners {
  orderIds: readonly string[]
  email: string | undefined
  tickets: readonly FoundTicket[]
  threads: readonly FoundThread[]
}

/** The mails about the orders, tickets and conversations, and those with found tickets, which are of no team. */
async function mailsOf(db: Db, { orderIds, email = '', tickets: own, threads: inbox }: MailOwners): Promise<string[]> {
  const replies = sql`select m.mail_id from ${messages} m where m.mail_id is not null and ${among(sql`m.thread_id`, idsOf(inbox))}`
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(
      sql`${among(mails.orderId, orderIds)} or ${among(mails.ticketId, idsOf(own))} or ${mails.id} in (${replies})
        or (${mails.to} = ${email} and ${mails.kind} = 'foundTickets')`,
    )
  return idsOf(rows)
}

// `name-and-amount` is only a guess: the payer may be another person
async function bankLinesOf(db: Db, scope: Scope, orderIds: readonly string[]): Promise<string[]> {
  const proposed = sql`exists (select 1 from jsonb_array_elements(${bankLines.candidates}) c
    where c->>'reason' = 'reference' and ${among(sql`c->>'order'`, orderIds)})`
  const rows = await db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(and(eq(bankLines.teamId, scope.team), sql`(${among(bankLines.orderId, orderIds)} or ${proposed})`))
  return idsOf(rows)
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** The buyer's own names: not those of the attendees of the orders. */
function namesOf(
  found: readonly FoundOrder[],
  own: readonly FoundTicket[],
  inbox: readonly FoundThread[],
  email: string | undefined,
): string[] {
  const ticketsOfTheirs = own.filter((ticket) => email !== undefined && ticket.email === email)
  const names = [...found, ...ticketsOfTheirs, ...inbox].flatMap(({ name }) => name ?? [])
  return [...new Set(names)]
}
