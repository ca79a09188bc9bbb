import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { addOnGroups } from '../../../schema/add-on-groups.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'

/**
 * The names of what an event sells by their id, as invoices state them, sorted as its page sorts them. An add-on is named with
 * its group, unless its own name says it: a size alone does not say what was sold.
 */
export async function invoicedNamesOf(db: Db, eventId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: ticketTypes.id, name: ticketTypes.name, group: addOnGroups.name })
    .from(ticketTypes)
    .leftJoin(addOnGroups, eq(addOnGroups.id, ticketTypes.addOnGroupId))
    .where(eq(ticketTypes.eventId, eventId))
    .orderBy(asc(ticketTypes.position), asc(ticketTypes.id))
  return new Map(rows.map(({ id, name, group }) => [id, group === null ? name : withGroup(name, group)]))
}

const withGroup = (name: string, group: string) =>
  name.toLowerCase().includes(group.toLowerCase()) ? name : `${group}, ${name}`
