import type { OrderStatus, PaymentMethod } from '@foyer/contract/order-states'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { invoiceRequests, invoices } from '../../../schema/invoices.ts'
import { orders, tickets } from '../../../schema/orders.ts'
import { moneyEntries } from '../../../schema/payments.ts'
import { promoCodes } from '../../../schema/promo-codes.ts'
import { ordersOfEvent } from '../../order-questions/queries/counting-answers.ts'
import type { GivenAnswers } from '../../order-questions/queries/given-answers.ts'
import { givenAnswers } from '../../order-questions/queries/given-answers.ts'
import { chosenAddOns } from './chosen-add-ons.ts'
import type { Filter } from './filter.ts'
import { matching } from './filter.ts'
import type { Sorting } from './sort.ts'
import { sortOf } from './sort.ts'

/**
 * An order in a file: times as texts in the time zone of its event, amounts in minor units. Missing values are null: an empty
 * text takes longer to send and read.
 */
export interface ExportRow extends Record<string, unknown> {
  number: string
  ordered: string
  status: OrderStatus
  test: boolean
  event: string
  name: string | null
  email: string | null
  tickets: number
  total: number
  received: number
  refunded: number
  currency: string
  method: PaymentMethod | null
  paid: string | null
  due: string | null
  company: string | null
  vatId: string | null
  /** The numbers of its invoices, cancellations and credit notes. */
  documents: string | null
  /** The promo code that it was priced with. */
  code: string | null
  /** The add-ons of its tickets, with their quantities. */
  addOns: string | null
  /** Its booking fee, which is part of `total`. */
  fee: number
  /** Those for the order, without those for its tickets. */
  answers: GivenAnswers
}

const time = (at: SQL) => sql`to_char(${at} at time zone ${events.timeZone}, 'YYYY-MM-DD HH24:MI')`

/** The statement that reads all orders that a filter selects, in its order. */
export async function exportedOrders(db: Db, scope: Scope, filter: Filter & Sorting): Promise<SQL> {
  return sql`
    select ${orders.number}, ${time(sql`${orders.reservedAt}`)} as ordered, ${orders.status}, ${orders.test},
      ${events.name} as event, ${orders.name}, ${orders.email},
      item.tickets,
      ${orders.totalCents} as total, coalesce(money.received, 0) as received, coalesce(money.refunded, 0) as refunded,
      ${orders.currency}, ${orders.paymentMethod} as method, ${time(sql`${orders.paidAt}`)} as paid,
      ${time(sql`${orders.dueAt}`)} as due, request.address ->> 'company' as company,
      request.address ->> 'vatId' as "vatId", (
        select string_agg(${invoices.number}, ' ' order by ${invoices.id}) from ${invoices}
        where ${invoices.orderId} = ${orders.id}) as documents, ${promoCodes.code},
      case when item.add_ons > 0 then ${chosenAddOns(sql`chosen.order_id = ${orders.id}`)} end as "addOns", item.fee,
      ${filter.event === undefined ? sql`null` : givenAnswers(sql`${orders.id}`, ordersOfEvent(filter.event))} as answers
    from ${orders} join ${events} on ${events.id} = ${orders.eventId}
    left join ${invoiceRequests} request on request.order_id = ${orders.id}
    left join ${promoCodes} on ${promoCodes.id} = ${orders.codeId}
    cross join lateral (
      select count(*) filter (where ${tickets.kind} = 'ticket')::int as tickets,
        count(*) filter (where ${tickets.kind} = 'add-on') as add_ons,
        coalesce(sum(${tickets.priceCents}) filter (where ${tickets.kind} = 'fee'), 0)::float8 as fee
      from ${tickets} where ${tickets.orderId} = ${orders.id} and ${tickets.cancelledAt} is null) item
    left join lateral (
      select sum(${moneyEntries.receivedCents})::float8 as received, sum(${moneyEntries.refundedCents})::float8 as refunded
      from ${moneyEntries} where ${moneyEntries.orderId} = ${orders.id}) money on true
    where ${await matching(db, scope, filter)}
    order by ${sql.join(sortOf(filter).by, sql`, `)}`
}
