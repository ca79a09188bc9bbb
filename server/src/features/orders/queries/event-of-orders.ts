import type { ItemKind } from '@foyer/contract/price/price-list'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { inventory } from '../../../schema/inventory.ts'
import { orderForms } from '../../../schema/order-questions.ts'
import { stripeKeys } from '../../../schema/stripe.ts'
import { teams } from '../../../schema/teams.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { sourcesOfEvent } from '../../inventory/queries/sources-of-event.ts'
import type { OrderDetails } from '../queries.ts'
import { formColumns, momentOfRead } from '../queries.ts'

/** An event with its seller and its ticket types, as every order for it needs them. */
export interface EventOfOrders extends Omit<OrderDetails, 'order' | 'paying' | 'code'> {
  /** The ticket types, as the event's page sorts them. */
  types: readonly { id: string; name: string; kept: boolean; kind: ItemKind }[]
  /** The version of the offer. */
  version: number
  /** The versions of the other rows (`sourcesOfEvent`). */
  sources: string
}

/** The event of orders, as one snapshot of the database. @returns undefined when it is deleted */
export async function eventOfOrders(db: Db, eventId: string): Promise<EventOfOrders | undefined> {
  const [found] = await db
    .select({
      event: events,
      team: teams,
      card: { live: stripeKeys.live },
      form: formColumns,
      now: momentOfRead,
      version: inventory.version,
      sources: sourcesOfEvent(sql`${events.id}`),
      types: sql<EventOfOrders['types']>`(
        select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'kept', t.kept, 'kind', t.kind) order by t.position, t.id), '[]')
        from ${ticketTypes} t where t.event_id = ${events.id})`,
    })
    .from(events)
    .innerJoin(inventory, eq(inventory.id, events.id))
    .innerJoin(teams, eq(teams.id, events.teamId))
    .leftJoin(stripeKeys, eq(stripeKeys.teamId, events.teamId))
    .leftJoin(orderForms, eq(orderForms.eventId, events.id))
    .where(eq(events.id, eventId))
  return found
}
