import type { AddOn, AddOnGroup } from '@foyer/contract/add-ons'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { addOnGroups } from '../../schema/add-on-groups.ts'
import { events } from '../../schema/events.ts'

/** A group of add-ons as the API shows it, with the id of its event. */
export type AddOnGroupRow = AddOnGroup & { eventId: string; position: number }

const addOns = sql<AddOn[]>`coalesce((
  select json_agg(json_build_object('id', t.id, 'name', t.name, 'priceCents', t.price_cents, 'taxRateBp', t.tax_rate_bp,
    'capacity', i.capacity, 'held', i.held, 'sold', i.sold, 'left', i.capacity - i.held - i.sold) order by t.position, t.id)
  from ticket_types t join inventory i on i.id = t.id where t.add_on_group_id = ${addOnGroups.id}), '[]')`

async function select(db: Db, where: ReturnType<typeof and>): Promise<AddOnGroupRow[]> {
  const rows = await db
    .select({ group: addOnGroups, addOns })
    .from(addOnGroups)
    .innerJoin(events, eq(events.id, addOnGroups.eventId))
    .where(where)
    .orderBy(asc(addOnGroups.position), asc(addOnGroups.id))
  return rows.map(({ group, addOns: own }) => ({
    id: group.id,
    eventId: group.eventId,
    position: group.position,
    name: group.name,
    ...(group.description !== null && { description: group.description }),
    minPerTicket: group.minPerTicket,
    maxPerTicket: group.maxPerTicket,
    ...(group.ticketTypeIds && { ticketTypeIds: group.ticketTypeIds }),
    addOns: own,
  }))
}

/** The groups of add-ons of an event, in the order of its page. @returns none for another team's event */
export const addOnGroupsOf = (db: Db, scope: Scope, eventId: string): Promise<AddOnGroupRow[]> =>
  select(db, and(eq(addOnGroups.eventId, eventId), isInScope(scope, events.teamId, events.id)))

/** @throws ProblemError `not-found`, also for another team's group */
export async function addOnGroupById(db: Db, scope: Scope, id: string): Promise<AddOnGroupRow> {
  const [row] = await select(db, and(eq(addOnGroups.id, id), isInScope(scope, events.teamId, events.id)))
  if (!row) throw new ProblemError('not-found')
  return row
}
