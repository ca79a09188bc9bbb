import type { Discount } from '@foyer/contract/discounts'
import { overAt } from '@foyer/contract/event-over'
import type { EventStatus } from '@foyer/contract/event-status'
import type { ValidLegalText } from '@foyer/contract/legal-text-kinds'
import { textsOfEvent } from '@foyer/contract/legal-text-kinds'
import { acceptsPayment } from '@foyer/contract/offered-methods'
import type { CodePrice, ItemKind, PricedFee } from '@foyer/contract/price/price-list'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { addOnGroups } from '../../schema/add-on-groups.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { orderCorrections } from '../../schema/order-corrections.ts'
import { orderForms } from '../../schema/order-questions.ts'
import { orders } from '../../schema/orders.ts'
import { payments } from '../../schema/payments.ts'
import { sharedCapacities } from '../../schema/shared-capacities.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { hasAddress } from './queries/event-address.ts'
import { eventOver } from './queries/event-over.ts'
import { sourcesOfEvent } from './queries/sources-of-event.ts'
import { pricedFee } from './rules/priced-fee.ts'

/** The offer of an event: its ticket types, prices and limits, as one snapshot of the database. */
export interface Offer {
  eventId: string
  teamId: string
  status: EventStatus
  currency: string
  /** Incremented with every change of the offer. An order is reserved only at the version that it was priced with. */
  version: number
  /** The end of the event, and of its sale; undefined while it has no date. */
  overAt: Date | undefined
  /** Whether a payment method is available for orders that are not free. */
  takesMoney: boolean
  /** The versions of the rows that it was read from besides the inventory (`sourcesOfEvent`). */
  sources?: string
  /** The texts that its buyers accept. Default: none. */
  legalTexts?: readonly ValidLegalText[]
  /** Whether buyers are asked more than name and email address, so that no order is sold without a form. */
  asks?: boolean
  /** The overall capacity; null without one. */
  capacity: number | null
  /** The capacities that several ticket types share. */
  shared: readonly { id: string; capacity: number }[]
  types: OfferedType[]
  /** The groups of its add-ons. Default: none. */
  addOnGroups?: readonly OfferedGroup[]
  discounts: readonly Discount[]
  /** Its booking fee. Default: none. */
  fee?: PricedFee | undefined
  /** The codes that were read for it so far, by text. Default: none. */
  codes?: Map<string, OfferedCode>
  /** The time of the database's clock at which it was read. Its orders have the prices of this moment. */
  now: Date
}

/** A code of an offer. */
export interface OfferedCode extends CodePrice {
  /** Its text. */
  code: string
  /** Whether it sells hidden ticket types. */
  unlocks: boolean
  /** The ticket type of which it holds the seats of its uses. */
  holds?: string | undefined
  /** Whether the uses with one email address are limited. */
  isLimitedByEmail: boolean
  validFrom: Date | null
  validUntil: Date | null
  /** The uses that are left; null: no limit. */
  usesLeft: number | null
}

/** A group of add-ons to choose from with a ticket. */
export interface OfferedGroup {
  id: string
  minPerTicket: number
  maxPerTicket: number
  /** The ticket types that it belongs to; null: all. */
  ticketTypeIds: readonly string[] | null
  /** Whether it is sold with the ticket. */
  soldWith: boolean
}

/** A ticket type of an offer, or an add-on. */
export interface OfferedType {
  id: string
  kind: ItemKind
  /** The group of an add-on. */
  addOnGroupId?: string | null
  /** The inventory rows in which its seats count too. */
  countsIn: readonly string[]
  priceCents: number
  /** Between which prices buyers choose. Absent: the price is fixed. */
  minPriceCents?: number | null
  maxPriceCents?: number | null
  taxRateBp: number
  minPerOrder: number
  maxPerOrder: number
  hidden: boolean
  /** Whether the team approves or declines each order that contains it. Default: it does not. */
  needsApproval?: boolean
  capacity: number
  salesFrom: string | null
  salesUntil: string | null
}

/** As `asksBefore` of the contract. */
const asks = sql<boolean>`coalesce('required' in (${orderForms.attendees} ->> 'name', ${orderForms.attendees} ->> 'email')
  or jsonb_path_exists(${orderForms.questions}, '$[*] ? (@.asked == "before" && !exists(@.removed)
    && (!exists(@.ticketTypeIds) || exists(@.ticketTypeIds[*])))'), false)`

/** The offer of an event. @param slug its address, or a former one @returns undefined when no event has it */
export async function offerAt(db: Db, slug: string): Promise<Offer | undefined> {
  // One statement, so that ticket types and version belong to the same snapshot. With two, a change between them would
  // give new prices with an old version, or the reverse.
  const types = sql<(OfferedType & { kept: boolean })[]>`coalesce((
    select json_agg(json_build_object(
      'id', t.id, 'kind', t.kind, 'kept', t.kept, 'addOnGroupId', t.add_on_group_id, 'countsIn', i.counts_in, 'priceCents', t.price_cents, 'minPriceCents', t.min_price_cents,
      'maxPriceCents', t.max_price_cents, 'taxRateBp', t.tax_rate_bp, 'minPerOrder', t.min_per_order,
      'maxPerOrder', t.max_per_order, 'hidden', t.hidden, 'needsApproval', t.needs_approval, 'capacity', i.capacity,
      'salesFrom', t.sales_from, 'salesUntil', t.sales_until) order by t.position, t.id)
    from ${ticketTypes} t join ${inventory} i on i.id = t.id where t.event_id = ${events.id}), '[]')`
  const shared = sql<Offer['shared']>`coalesce((
    select json_agg(json_build_object('id', s.id, 'capacity', i.capacity))
    from ${sharedCapacities} s join ${inventory} i on i.id = s.id where s.event_id = ${events.id}), '[]')`
  const groups = sql<OfferedGroup[]>`coalesce((
    select json_agg(json_build_object('id', g.id, 'minPerTicket', g.min_per_ticket, 'maxPerTicket', g.max_per_ticket,
      'ticketTypeIds', g.ticket_type_ids, 'soldWith', g.sold_with) order by g.position, g.id)
    from ${addOnGroups} g where g.event_id = ${events.id}), '[]')`
  const [found] = await db
    .select({
      eventId: events.id,
      teamId: events.teamId,
      status: events.status,
      currency: events.currency,
      discounts: events.discounts,
      bookingFee: events.bookingFee,
      version: inventory.version,
      capacity: inventory.capacity,
      event: {
        date: events.date,
        dateTba: events.dateTba,
        endsAt: events.endsAt,
        paymentTerms: events.paymentTerms,
        legalTexts: events.legalTexts,
      },
      team: { bank: teams.bank, legalTexts: teams.legalTexts },
      card: { live: stripeKeys.live },
      now: sql<string>`now()`,
      sources: sourcesOfEvent(sql`${events.id}`),
      asks,
      types,
      shared,
      addOnGroups: groups,
    })
    .from(events)
    .innerJoin(inventory, eq(inventory.id, events.id))
    .innerJoin(teams, eq(teams.id, events.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, events.teamId))
    .leftJoin(orderForms, eq(orderForms.eventId, events.id))
    .where(hasAddress(slug))
  if (!found) return undefined
  const { event, team, card, bookingFee, ...offer } = found
  const now = new Date(found.now)
  const payee = { event, team, card, test: offer.status === 'test' }
  return {
    ...offer,
    types: offer.types.filter(({ kind }) => kind !== 'fee'),
    fee: pricedFee(bookingFee, offer.types),
    now,
    overAt: overAt(event),
    takesMoney: acceptsPayment(payee, now),
    legalTexts: textsOfEvent(team.legalTexts, event.legalTexts),
  }
}

/** An order that was reserved with an `Idempotency-Key`. */
export interface IdempotentOrder {
  id: string
  number: string
  totalCents: number
  currency: string
  idempotencyKey: string
  requestHash: string
  reservedAt: Date
  /** Whether a buyer has completed it: it then contains personal data. */
  isCompleted: boolean
}

/** The orders of an event that were reserved with these keys. @returns the orders by key; a key without an order is missing */
export async function ordersByIdempotencyKey(
  db: Db,
  eventId: string,
  keys: readonly string[],
): Promise<Map<string, IdempotentOrder>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .select({
      id: orders.id,
      number: orders.number,
      totalCents: orders.totalCents,
      currency: orders.currency,
      idempotencyKey: sql<string>`${orders.idempotencyKey}`,
      requestHash: sql<string>`${orders.requestHash}`,
      reservedAt: orders.reservedAt,
      isCompleted: sql<boolean>`${orders.email} is not null`,
    })
    .from(orders)
    .where(and(eq(orders.eventId, eventId), sql`${orders.idempotencyKey} = any(${sql.param(keys)}::text[])`))
  return new Map(rows.map((row) => [row.idempotencyKey, row]))
}

/** The facts about the sale of an event that decide which changes are still allowed. */
export async function salesFactsOf(
  db: Db,
  eventId: string,
): Promise<{ hasTicketType: boolean; hasOrder: boolean; hasRealOrder: boolean }> {
  const ofEvent = eq(orders.eventId, eventId)
  const [type] = await db
    .select({ id: ticketTypes.id })
    .from(ticketTypes)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.kind, 'ticket')))
    .limit(1)
  const [order] = await db.select({ id: orders.id }).from(orders).where(ofEvent).limit(1)
  const [real] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofEvent, eq(orders.test, false)))
    .limit(1)
  return { hasTicketType: Boolean(type), hasOrder: Boolean(order), hasRealOrder: Boolean(real) }
}

/**
 * Orders whose hold or transfer deadline has passed by the database's clock, the oldest first. Reservations with an open
 * card payment are skipped: `features/payments` asks Stripe for the outcome before it releases their seats. So are
 * orders with a transfer deadline whose buyers can still pay by card, or whose correction waits for its refund by card.
 * Requests expire with their event.
 * @param limit the most orders in the result
 */
export const ordersPastDeadline = (db: Db, limit: number) =>
  db
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(
      sql`(${orders.status} = 'reserved' and ${orders.holdExpiresAt} <= now() and not exists (
        select from ${payments} p
        where p.order_id = ${orders.id} and p.method = 'card' and p.state in ('created', 'pending')
      )) or (${orders.status} = 'pending' and ${orders.dueAt} <= now() and not exists (
        select from ${payments} p where p.order_id = ${orders.id} and p.method = 'card'
          and p.state in ('created', 'pending') and p.ends_at > now()) and not exists (
        select from ${orderCorrections} c where c.order_id = ${orders.id} and c.state = 'requested'))
      or (${orders.status} = 'requested' and ${eventOver(sql`${orders.eventId}`)} <= now())`,
    )
    .orderBy(asc(orders.id))
    .limit(limit)
