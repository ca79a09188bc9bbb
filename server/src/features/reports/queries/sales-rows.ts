import type { ReportGroup, ReportUnit } from '@foyer/contract/report-groups'
import { maxReportGroups, otherGroups } from '@foyer/contract/report-periods'
import type { SalesRow } from '@foyer/contract/sales-report'
import type { SQL } from 'drizzle-orm'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import {
  eventSales,
  eventSalesZones,
  noRate,
  noType,
  salesFold,
  teamSales,
  teamSalesZones,
} from '../../../schema/reports.ts'
import { teams } from '../../../schema/teams.ts'
import { figureColumns, salesFacts } from './facts.ts'

/** The sales to add up. Days are 'YYYY-MM-DD', both included. */
export interface SalesFilter {
  from: string
  to: string
  by: ReportUnit
  group: ReportGroup
  /** Only this event, per day in its own time zone. */
  event?: string | undefined
}

/**
 * Adds up sales: what is rolled up, and the facts since. Groups of events and ticket types, and the sales of one event,
 * are per day in the time zone of the event, all others in the one of the team.
 * @returns a row for each period and group with sales, in order; groups beyond the 20 with the highest gross amounts are one
 */
export async function salesRows(db: Db, scope: Scope, filter: SalesFilter): Promise<SalesRow[]> {
  // one snapshot: facts move from the tables of facts to the rolled up ones at once
  return await db.transaction(
    async (tx) => {
      const [fold] = await tx.select().from(salesFold)
      const foldedUntil = fold?.foldedUntil ?? new Date(0)
      const ofEvents = filter.event !== undefined || filter.group === 'event' || filter.group === 'type'
      const source = ofEvents
        ? eventFigures(scope, filter, foldedUntil, await eventsInOtherZone(tx, scope, filter.event))
        : teamFigures(scope, filter, foldedUntil, await isTeamInOtherZone(tx, scope))
      const { rows } = await tx.execute<SalesRow & Record<string, unknown>>(sql`
        with figures as (
          select date_trunc(${filter.by}, day)::date::text as start, currency, ${keyOf[filter.group]} as key, ${rawSums}
          from (${source}) figures
          where day between ${filter.from}::date and ${filter.to}::date
          group by 1, 2, 3
        ), ranked as (
          select currency, key, row_number() over (
            partition by currency order by sum(gross_cents) desc, sum(tickets) desc, key
          ) as rank
          from figures group by 1, 2
        )
        select start, currency, case when rank <= ${maxReportGroups} then key else ${otherGroups} end as key, ${sums}
        from figures join ranked using (currency, key)
        group by 1, 2, 3 order by 1, 2, 3`)
      return rows
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const keyOf: Record<ReportGroup, SQL> = {
  none: sql`''`,
  event: sql`event_id`,
  type: sql`ticket_type_id`,
  method: sql`method::text`,
  rate: sql`tax_rate_bp::text`,
}

const figures = sql.join(
  figureColumns.map((name) => sql.identifier(name)),
  sql`, `,
)
const rawSums = sql.join(
  figureColumns.map((column) => sql`sum(${sql.identifier(column)}) as ${sql.identifier(column)}`),
  sql`, `,
)
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const sums = sql.join(
  // float8 holds whole numbers up to 2⁵³ exactly, and node-postgres reads it as a number
  figureColumns.map((name) => sql`sum(${sql.identifier(name)})::float8 as ${sql.identifier(camelCase(name))}`),
  sql`, `,
)

/** Rows that have the key of a group: those that count orders have no ticket type and no rate. */
const hasKey = ({ group }: SalesFilter): SQL => {
  if (group === 'type') return sql`ticket_type_id <> ${noType}`
  if (group === 'rate') return sql`tax_rate_bp <> ${noRate}`
  return sql`true`
}

function eventFigures(scope: Scope, filter: SalesFilter, foldedUntil: Date, inOtherZone: readonly string[]): SQL {
  const others = sql.param(inOtherZone)
  const ofEvent = (column: SQL) => (filter.event === undefined ? sql`true` : sql`${column} = ${filter.event}`)
  const factsOf = (facts: SQL) => sql`
    select f.event_id, f.ticket_type_id, (f.at at time zone e.time_zone)::date as day, f.currency, f.method, f.tax_rate_bp, ${figures}
    from (${facts}) f join ${events} e on e.id = f.event_id where ${hasKey(filter)}`
  const ofScope = sql`o.team_id = ${scope.team} and ${ofEvent(sql`o.event_id`)}`
  return sql`
    select event_id, ticket_type_id, day, currency, method, tax_rate_bp, ${figures} from ${eventSales}
    where team_id = ${scope.team} and ${ofEvent(sql`event_id`)} and day between ${filter.from}::date and ${filter.to}::date
      and event_id <> all(${others}::text[]) and ${hasKey(filter)}
    union all
    ${factsOf(salesFacts({ after: foldedUntil }, ofScope))}
    ${
      inOtherZone.length === 0
        ? sql``
        : sql`union all ${factsOf(salesFacts({ until: foldedUntil }, sql`${ofScope} and o.event_id = any(${others}::text[])`))}`
    }`
}

function teamFigures(scope: Scope, filter: SalesFilter, foldedUntil: Date, isInOtherZone: boolean): SQL {
  const facts = salesFacts(isInOtherZone ? {} : { after: foldedUntil }, sql`o.team_id = ${scope.team}`)
  return sql`
    select day, currency, method, tax_rate_bp, ${figures} from ${teamSales}
    where team_id = ${scope.team} and day between ${filter.from}::date and ${filter.to}::date
      and not ${isInOtherZone} and ${hasKey(filter)}
    union all
    select (f.at at time zone t.time_zone)::date as day, f.currency, f.method, f.tax_rate_bp, ${figures}
    from (${facts}) f join ${teams} t on t.id = f.team_id where ${hasKey(filter)}`
}

async function eventsInOtherZone(tx: Db, scope: Scope, event: string | undefined): Promise<string[]> {
  const rows = await tx
    .select({ id: events.id })
    .from(eventSalesZones)
    .innerJoin(events, eq(events.id, eventSalesZones.eventId))
    .where(
      and(
        eq(events.teamId, scope.team),
        ne(eventSalesZones.timeZone, events.timeZone),
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
