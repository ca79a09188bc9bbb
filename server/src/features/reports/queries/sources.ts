import type { ReportGroup, ReportUnit } from '@foyer/contract/report-groups'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { isInScope } from '../../../lib/in-scope.ts'
import type { Scope } from '../../../lib/scope.ts'
import { events } from '../../../schema/events.ts'
import { eventSales, noRate, noType, teamSales, teamSalesQuarterHours } from '../../../schema/reports.ts'
import { teams } from '../../../schema/teams.ts'
import { salesFacts } from './facts.ts'
import { figures, sums } from './figures.ts'

/** The sales to add up. Days are 'YYYY-MM-DD', both included. */
export interface SalesFilter {
  from: string
  to: string
  by: ReportUnit
  group: ReportGroup
  /** Only this event, per day in its own time zone. */
  event?: string | undefined
  /** The most groups that are not added up as one. Tests show fewer. */
  maxGroups?: number
}

/** How far sales are rolled up. */
export interface FoldState<InOtherZone> {
  foldedUntil: Date
  /** Whether the team is rolled up in a zone that has changed since, or the events that are. */
  inOtherZone: InOtherZone
}

/** The column with the group of a row. */
export const keyOf: Record<ReportGroup, SQL> = {
  none: sql`''`,
  event: sql`event_id`,
  type: sql`ticket_type_id`,
  method: sql`method::text`,
  rate: sql`tax_rate_bp::text`,
}

/** The first day of the period of a row's `day`, as text. */
export const periodStart = ({ by }: SalesFilter): SQL => sql`date_trunc(${by}, day)::date::text`

/** Whether a row has the key of the group: those that count orders have no ticket type and no rate. */
export const hasKey = ({ group }: SalesFilter): SQL => {
  if (group === 'type') return sql`ticket_type_id <> ${noType}`
  if (group === 'rate') return sql`tax_rate_bp <> ${noRate}`
  return sql`true`
}

/** The sales of a team, per day in its time zone. While they are rolled up in another zone, they are read by quarters of an hour. */
export function salesOfTeam(scope: Scope, filter: SalesFilter, { foldedUntil, inOtherZone }: FoldState<boolean>): SQL {
  const zone = sql`(select time_zone from ${teams} where id = ${scope.team})`
  const rolledUp = inOtherZone
    ? daysFromQuarterHours(scope, filter, zone)
    : sql`
      select day, currency, method, tax_rate_bp, ${figures} from ${teamSales}
      where team_id = ${scope.team} and day between ${filter.from}::date and ${filter.to}::date and ${hasKey(filter)}`
  return sql`
    ${rolledUp}
    union all
    select (f.at at time zone ${zone})::date as day, f.currency, f.method, f.tax_rate_bp, ${figures}
    from (${salesFacts({ after: foldedUntil }, sql`o.team_id = ${scope.team}`)}) f where ${hasKey(filter)}`
}

/**
 * The days of another zone than the one in which the team's sales are rolled up. One range of the index for each day is
 * twice as fast as the day of each row. @param zone the name of the zone
 */
function daysFromQuarterHours(scope: Scope, filter: SalesFilter, zone: SQL): SQL {
  const startOf = (day: SQL) => sql`(${day})::timestamp at time zone ${zone}`
  return sql`
    select day, sales.* from (
      select greatest(${filter.from}::date, (min(start) at time zone ${zone})::date) as first,
        least(${filter.to}::date, (max(start) at time zone ${zone})::date) as last
      from ${teamSalesQuarterHours} where team_id = ${scope.team}
    ) period, lateral (select first + n as day from generate_series(0, last - first) n) days, lateral (
      select currency, method, tax_rate_bp, ${sums} from ${teamSalesQuarterHours}
      where team_id = ${scope.team} and start >= ${startOf(sql`day`)} and start < ${startOf(sql`day + 1`)}
        and ${hasKey(filter)}
      group by 1, 2, 3
    ) sales`
}

/** The sales of an event of the team, per day in its time zone. While they are rolled up in another zone, its facts are read. */
export function salesOfEvent(
  scope: Scope,
  filter: SalesFilter & { event: string },
  { foldedUntil, inOtherZone }: FoldState<readonly string[]>,
): SQL {
  const isRolledUp = inOtherZone.length === 0
  const ofEvent = sql`${isInScope(scope, sql`o.team_id`, sql`o.event_id`)} and o.event_id = ${filter.event}`
  return sql`
    select event_id, ticket_type_id, day, currency, method, tax_rate_bp, ${figures} from ${eventSales}
    where event_id = ${filter.event} and ${isInScope(scope, sql`team_id`, sql`event_id`)}
      and day between ${filter.from}::date and ${filter.to}::date and ${isRolledUp} and ${hasKey(filter)}
    union all
    select * from (${factsByDay(salesFacts(isRolledUp ? { after: foldedUntil } : {}, ofEvent))}) f where ${hasKey(filter)}`
}

/**
 * The sales of the events of a scope, each per day where it takes place: what is rolled up per event, and the facts since.
 */
export function salesInScope(scope: Scope, filter: SalesFilter, state: FoldState<readonly string[]>): SQL {
  return sql`
    select event_id, ticket_type_id, day, currency, method, tax_rate_bp, ${figures} from ${eventSales}
    where ${isInScope(scope, sql`team_id`, sql`event_id`)} and day between ${filter.from}::date and ${filter.to}::date
      and event_id <> all(${sql.param(state.inOtherZone)}::text[]) and ${hasKey(filter)}
    union all
    select * from (${salesNotRolledUp(scope, state)}) f where ${hasKey(filter)}`
}

/** The sales of all events of the scope that are not rolled up, or in another zone: per day where the event takes place. */
export function salesNotRolledUp(scope: Scope, { foldedUntil, inOtherZone }: FoldState<readonly string[]>): SQL {
  const ofTeam = isInScope(scope, sql`o.team_id`, sql`o.event_id`)
  const since = factsByDay(salesFacts({ after: foldedUntil }, ofTeam))
  if (inOtherZone.length === 0) return since
  const others = sql`${ofTeam} and o.event_id = any(${sql.param(inOtherZone)}::text[])`
  return sql`${since} union all ${factsByDay(salesFacts({ until: foldedUntil }, others))}`
}

const factsByDay = (facts: SQL): SQL => sql`
  select f.event_id, f.ticket_type_id, (f.at at time zone e.time_zone)::date as day, f.currency, f.method, f.tax_rate_bp, ${figures}
  from (${facts}) f join ${events} e on e.id = f.event_id`
