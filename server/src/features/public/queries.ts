import type { EventStatus } from '@foyer/contract/event-status'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { events } from '../../schema/events.ts'
import { notionPages, notionSnapshots } from '../../schema/notion-pages.ts'
import { stock } from '../../schema/stock.ts'
import { stripeKeys } from '../../schema/stripe.ts'
import { teams } from '../../schema/teams.ts'
import { ticketTypes } from '../../schema/ticket-types.ts'
import { atAddress } from '../events/queries/address.ts'

/** An event as its page shows it, at one moment of the database's clock. */
export type Shown = NonNullable<Awaited<ReturnType<typeof eventShownAt>>>

/** @returns undefined when no event has or had that address */
export async function eventShownAt(db: Db, slug: string) {
  const [found] = await db
    .select({
      event: events,
      team: teams,
      /** Whether the team's Stripe key moves real money; null without one. */
      card: { live: stripeKeys.live },
      books: stock,
      /** Of what is published of its Notion page. */
      contentHash: notionSnapshots.contentHash,
      now: sql<string>`now()`,
    })
    .from(events)
    .innerJoin(teams, eq(teams.id, events.teamId))
    .innerJoin(stock, eq(stock.id, events.id))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, events.teamId))
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .leftJoin(notionSnapshots, eq(notionSnapshots.id, notionPages.snapshotId))
    .where(atAddress(slug))
  if (!found) return undefined
  const types = await db
    .select({ type: ticketTypes, books: stock })
    .from(ticketTypes)
    .innerJoin(stock, eq(stock.id, ticketTypes.id))
    .where(eq(ticketTypes.eventId, found.event.id))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return { ...found, now: new Date(found.now), types }
}

/** Whether everybody may see it, or only the team. */
export const isOpenToAll = (status: EventStatus): boolean => status !== 'test'
