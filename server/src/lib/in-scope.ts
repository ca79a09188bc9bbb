import type { AnyColumn, SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Scope } from './scope.ts'

/**
 * The condition that a row belongs to the team of a scope and to an event that its member works on. Every query of rows
 * that belong to an event uses it, so that a restricted member finds no more than another team would. For a member with
 * all events it is a comparison of the team alone: their plans do not change.
 * @param event the column with the event of a row; rows without an event are in the scope of members with all events only
 */
export function isInScope({ team, events }: Scope, teamId: AnyColumn | SQL, eventId: AnyColumn | SQL): SQL {
  const ofTeam = sql`${teamId} = ${team}`
  return events === 'all' ? ofTeam : sql`(${ofTeam} and ${eventId} = any(${sql.param([...events])}::text[]))`
}
