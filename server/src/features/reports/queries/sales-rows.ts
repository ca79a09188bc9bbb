import { maxReportGroups, otherGroups } from '@foyer/contract/report-periods'
import type { SalesRow } from '@foyer/contract/sales-report'
import type { SQL } from 'drizzle-orm'
import { and, eq, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { inventory } from '../../../schema/inventory.ts'
import { eventSalesZones, salesFold, teamSalesZones } from '../../../schema/reports.ts'
import { teams } from '../../../schema/teams.ts'
import { reported, sums } from './figures.ts'
import type { SalesFilter } from './sources.ts'
import { keyOf, periodStart, salesInScope, salesOfEvent, salesOfTeam } from './sources.ts'
import { topGroups } from './top-groups.ts'

/**
 * Adds up sales: what is rolled up, and the facts since. Groups of events and ticket types, the sales of one event, and all
 * for a member with chosen events are per day in the time zone of the event, all others in the one of the team (0145).
 * @returns a row for each period and group with sales, in order; groups beyond the 20 with the highest gross amounts are one
 */
export async function salesRows(db: Db, scope: Scope, filter: SalesFilter): Promise<SalesRow[]> {
  // one snapshot: facts move from the tables of facts to the rolled up ones at once
  return await db.transaction(
    async (tx) => {
      const query = await queryOf(tx, scope, filter, await foldedUntilOf(tx))
      const { rows } = await tx.execute<SalesRow & Record<string, unknown>>(query)
      return rows
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** The time up to which all sales are rolled up. */
export const foldedUntilOf = async (tx: Db): Promise<Date> =>
  (await tx.select().from(salesFold))[0]?.foldedUntil ?? new Date(0)

async function queryOf(tx: Db, scope: Scope, filter: SalesFilter, foldedUntil: Date): Promise<SQL> {
  const { group, event } = filter
  if (event === undefined && scope.events === 'all' && group !== 'event' && group !== 'type') {
    const state = { foldedUntil, inOtherZone: await isTeamInOtherZone(tx, scope) }
    return byPeriodAndKey(filter, salesOfTeam(scope, filter, state))
  }
  const state = { foldedUntil, inOtherZone: await eventsInOtherZone(tx, scope, event) }
  if (event !== undefined) return byPeriodAndKey(filter, salesOfEvent(scope, { ...filter, event }, state))
  if (scope.events !== 'all') return byPeriodAndKey(filter, salesInScope(scope, filter, state))
  return topGroups(scope, filter, state)
}

/** The rows of a report from few rows of sales: all of them are read before it is known which groups are shown. */
function byPeriodAndKey(filter: SalesFilter, source: SQL): SQL {
  const { from, to, group, maxGroups = maxReportGroups } = filter
  return sql`
  with figures as (
    select ${periodStart(filter)} as start, currency, ${keyOf[group]} as key, ${sums}
    from (${source}) figures
    where day between ${from}::date and ${to}::date
    group by 1, 2, 3
  ), ranked as (
    select currency, key, row_number() over (
      partition by currency order by sum(gross_cents) desc, sum(tickets) desc, key
    ) as rank
    from figures group by 1, 2
  )
  select start, currency, case when rank <= ${maxGroups} then key else ${otherGroups} end as key, ${reported}
  from figures join ranked using (currency, key)
  group by 1, 2, 3 order by 1, 2, 3`
}

/** An event that has sold more tickets has its former days until it is rolled up again: reading its facts takes seconds. */
const maxReadTickets = 20_000

/** The events whose facts are read, because they are rolled up in a zone that has changed since. */
export async function eventsInOtherZone(tx: Db, scope: Scope, event: string | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: events.id })
    .from(eventSalesZones)
    .innerJoin(events, eq(events.id, eventSalesZones.eventId))
    .innerJoin(inventory, eq(inventory.id, events.id))
    .where(
      and(
        isInScope(scope, events.teamId, events.id),
        ne(eventSalesZones.timeZone, events.timeZone),
        lte(inventory.sold, maxReadTickets),
        event === undefined ? undefined : eq(events.id, event),
      ),
    )
  return rows.map(({ id }) => id)
}

async function isTeamInOtherZone(tx: Db, scope: Scope): Promise<boolean> {
  const rows = await tx
    .select({ id: teams.id })
    .from(teamSalesZones)
    .innerJoin(teams, eq(teams.id, teamSalesZones.teamId))
    .where(and(eq(teams.id, scope.team), ne(teamSalesZones.timeZone, teams.timeZone)))
  return rows.length > 0
}

/** A period with every sale. */
export const wholeTime = { from: '0001-01-01', to: '9999-12-31' } as const

/** The tickets of an event by ticket type, per day: those sold less those cancelled. */
export async function ticketChanges(db: Db, scope: Scope, event: string) {
  const rows = await salesRows(db, scope, { ...wholeTime, by: 'day', group: 'type', event })
  return rows.flatMap(({ start, key, tickets }) => (tickets === 0 ? [] : [{ day: start, type: key, tickets }]))
}
