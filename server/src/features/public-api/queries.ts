import type { ContentLanguage } from '@foyer/contract/content-languages'
import type { Language } from '@foyer/contract/languages'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { addOnGroups } from '../../schema/add-on-groups.ts'
import { eventDescriptions } from '../../schema/descriptions.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { notionPages, notionSnapshots } from '../../schema/notion-pages.ts'
import { orderForms } from '../../schema/order-questions.ts'
import { orders, tickets } from '../../schema/orders.ts'
import { promoCodes } from '../../schema/promo-codes.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { hasAddress } from '../inventory/queries/event-address.ts'
import { isNotOver } from '../inventory/queries/event-over.ts'
import { isAllTaken } from './rules.ts'

/** The rows that an event's public page is made from, with the time of the database's clock at which they were read. */
export type PublicEventRow = NonNullable<Awaited<ReturnType<typeof publicEventAt>>>

/** The language of an event's Notion page: as the team has set it, or as it was detected; null when it is unknown. */
const contentLanguage = sql<ContentLanguage | null>`case when ${notionSnapshots.id} is not null
  then coalesce(${events.contentLanguage}, ${notionSnapshots.language}) end`

/** The languages of an event's description, if its page shows the description and not its Notion page; else empty. */
const descriptionLanguages = sql<
  Language[]
>`case when ${notionSnapshots.id} is null or ${eventDescriptions.replacesNotion}
  then array(select jsonb_object_keys(${eventDescriptions.content})) else '{}' end`

/** Reads an event for its public page. @param slug its address, or a former one @returns undefined when no event has it */
export async function publicEventAt(db: Db, slug: string) {
  const [found] = await db
    .select({
      event: events,
      team: teams,
      /** Whether the team's Stripe key moves real money; null without one. */
      card: { live: stripeKeys.live },
      form: { attendees: orderForms.attendees, questions: orderForms.questions },
      inventory,
      /** The content hash of the published version of its Notion page. */
      contentHash: notionSnapshots.contentHash,
      contentLanguage,
      /** Null without a description. */
      descriptionVersion: eventDescriptions.version,
      descriptionLanguages,
      /** Whether it has codes that buyers can enter. */
      takesCodes: sql<boolean>`exists (
        select from ${promoCodes} c where c.event_id = ${events.id} and c.deleted_at is null
          and coalesce(now() < c.valid_until, true))`,
      now: sql<string>`now()`,
    })
    .from(events)
    .innerJoin(teams, eq(teams.id, events.teamId))
    .innerJoin(inventory, eq(inventory.id, events.id))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, events.teamId))
    .leftJoin(orderForms, eq(orderForms.eventId, events.id))
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .leftJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
    .leftJoin(eventDescriptions, eq(eventDescriptions.eventId, events.id))
    .where(hasAddress(slug))
  if (!found) return undefined
  const types = await db
    .select({ type: ticketTypes, inventory })
    .from(ticketTypes)
    .innerJoin(inventory, eq(inventory.id, ticketTypes.id))
    .where(eq(ticketTypes.eventId, found.event.id))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  const groups = types.some(({ type }) => type.kind === 'add-on') ? await groupsOf(db, found.event.id) : []
  const shares = await sharedBy(
    db,
    found.event.id,
    types.map((each) => each.inventory),
  )
  const expiries = [found, ...types, ...shares].some((each) => isAllTaken(each.inventory))
    ? await nextExpiries(db, found.event.id)
    : new Map<string, Date>()
  return {
    ...found,
    now: new Date(found.now),
    types,
    addOnGroups: groups,
    shares: shares.map((each) => each.inventory),
    expiries,
  }
}

/** The groups of add-ons that are sold with the tickets of an event. */
const groupsOf = (db: Db, eventId: string) =>
  db
    .select()
    .from(addOnGroups)
    .where(and(eq(addOnGroups.eventId, eventId), addOnGroups.soldWith))
    .orderBy(asc(addOnGroups.position), asc(addOnGroups.id))

/** The inventory rows besides the event's in which its ticket types count. */
async function sharedBy(db: Db, eventId: string, types: readonly (typeof inventory.$inferSelect)[]) {
  const ids = new Set(types.flatMap(({ countsIn }) => countsIn.filter((id) => id !== eventId)))
  return ids.size === 0
    ? []
    : await db
        .select({ inventory })
        .from(inventory)
        .where(inArray(inventory.id, [...ids]))
}

/** When the next reservation of each ticket type of an event expires. A type without reservations is missing. */
async function nextExpiries(db: Db, eventId: string): Promise<Map<string, Date>> {
  const rows = await db
    .select({ type: tickets.ticketTypeId, at: sql<string>`min(${orders.holdExpiresAt})` })
    .from(orders)
    .innerJoin(tickets, eq(tickets.orderId, orders.id))
    .where(and(eq(orders.eventId, eventId), eq(orders.status, 'reserved'), sql`${orders.holdExpiresAt} > now()`))
    .groupBy(tickets.ticketTypeId)
  return new Map(rows.map(({ type, at }) => [type, new Date(at)]))
}

/**
 * The events on sale that are not over, the newest first, with the languages of their Notion pages.
 * @param limit the most events
 */
export const eventsOnSale = (db: Db, limit: number) =>
  db
    .select({ slug: events.slug, contentLanguage, descriptionLanguages, teamLanguage: teams.language })
    .from(events)
    .innerJoin(teams, eq(teams.id, events.teamId))
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .leftJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
    .leftJoin(eventDescriptions, eq(eventDescriptions.eventId, events.id))
    .where(and(eq(events.status, 'On Sale'), isNotOver(sql`${events}`)))
    .orderBy(desc(events.id))
    .limit(limit)
