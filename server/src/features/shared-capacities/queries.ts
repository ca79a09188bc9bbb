import { ProblemError } from '@foyer/contract/http/problem-error'
import type { SharedCapacity } from '@foyer/contract/shared-capacities'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { events } from '../../schema/events.ts'
import { inventory } from '../../schema/inventory.ts'
import { sharedCapacities } from '../../schema/shared-capacities.ts'

/** A shared capacity as the API shows it, with the id of its event. */
export type SharedCapacityRow = SharedCapacity & { eventId: string; position: number }

const ticketTypeIds = sql<string[]>`array(
  select t.id from ticket_types t join inventory ti on ti.id = t.id
  where t.event_id = ${sharedCapacities.eventId} and ${sharedCapacities.id} = any(ti.counts_in)
  order by t.position, t.id)`

const select = (db: Db) =>
  db
    .select({
      id: sharedCapacities.id,
      eventId: sharedCapacities.eventId,
      name: sharedCapacities.name,
      position: sharedCapacities.position,
      capacity: sql<number>`coalesce(${inventory.capacity}, 0)`,
      ticketTypeIds,
      held: inventory.held,
      sold: inventory.sold,
      left: sql<number>`coalesce(${inventory.capacity}, 0) - ${inventory.held} - ${inventory.sold} - ${inventory.setAside}`,
    })
    .from(sharedCapacities)
    .innerJoin(inventory, eq(inventory.id, sharedCapacities.id))
    .innerJoin(events, eq(events.id, sharedCapacities.eventId))

/** The shared capacities of an event, in the order of their creation. @returns none for another team's event */
export const sharedCapacitiesOf = (db: Db, scope: Scope, eventId: string): Promise<SharedCapacityRow[]> =>
  select(db)
    .where(and(eq(sharedCapacities.eventId, eventId), isInScope(scope, events.teamId, events.id)))
    .orderBy(asc(sharedCapacities.position), asc(sharedCapacities.id))

/** @throws ProblemError `not-found`, also for another team's shared capacity */
export async function sharedCapacityById(db: Db, scope: Scope, id: string): Promise<SharedCapacityRow> {
  const [row] = await select(db).where(and(eq(sharedCapacities.id, id), isInScope(scope, events.teamId, events.id)))
  if (!row) throw new ProblemError('not-found')
  return row
}
