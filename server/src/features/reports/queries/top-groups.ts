import { addDays, maxReportGroups, otherGroups, periodOf } from '@foyer/contract/report-periods'
import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import type { Scope } from '../../../lib/scope.ts'
import { eventSales, eventSalesMonths, eventSalesTotals, noType } from '../../../schema/reports.ts'
import { anyFigure, figures, negated, reported, sums, withoutOrders } from './figures.ts'
import type { FoldState, SalesFilter } from './sources.ts'
import { hasKey, keyOf, periodStart, salesNotRolledUp } from './sources.ts'

/**
 * The query for the sales of all events of a team by event or ticket type.
 *
 * A team with a thousand events has hundreds of thousands of rows per event and day in a year. So the groups are ordered
 * by the rows per month, and by day only in months that are not wholly in the period; then the days of the groups that
 * are shown are read; the other groups are the totals less those (0129).
 */
export function topGroups(scope: Scope, filter: SalesFilter, state: FoldState<readonly string[]>): SQL {
  const { from, to, group, maxGroups = maxReportGroups } = filter
  const byType = group === 'type'
  const idColumns = byType ? sql`currency, event_id, ticket_type_id` : sql`currency, event_id`
  const start = sql`${periodStart(filter)} as start`
  const inPeriod = sql`day between ${from}::date and ${to}::date`
  const isRolledUp = sql`event_id <> all(${sql.param(state.inOtherZone)}::text[])`
  return sql`
    with recent as materialized (
      select * from (${salesNotRolledUp(scope, state)}) facts where ${inPeriod}
    ), ranked as materialized (
      select ${idColumns}, row_number() over (
        partition by currency order by sum(gross_cents) desc, sum(tickets) desc, ${keyOf[group]}
      ) as rank
      from (
        ${orderedBy(scope, filter, isRolledUp)}
        union all
        select currency, event_id, ticket_type_id, tickets, gross_cents from recent where ticket_type_id <> ${noType}
      ) sold
      group by ${idColumns}
    ), shown as materialized (
      select ${start}, currency, ${keyOf[group]} as key, ${sums}
      from (
        select currency, event_id, ticket_type_id, day, ${figures} from ${eventSales}
        where event_id = any(array(select event_id from ranked where rank <= ${maxGroups}))
          and team_id = ${scope.team} and ${inPeriod} and ${isRolledUp} and ${hasKey(filter)}
        union all
        select currency, event_id, ticket_type_id, day, ${figures} from recent
      ) sold
      join ranked using (${idColumns}) where rank <= ${maxGroups}
      group by 1, 2, 3
    ), others as (
      select start, currency, ${otherGroups} as key, ${byType ? withoutOrders : figures} from (
        select ${start}, currency, ${figures} from ${eventSalesTotals} where team_id = ${scope.team} and ${inPeriod}
        union all
        select ${start}, currency, ${negated} from ${eventSales}
        where team_id = ${scope.team} and ${inPeriod} and not ${isRolledUp}
        union all
        select ${start}, currency, ${figures} from recent
        union all
        select start, currency, ${negated} from shown
      ) all_groups
    )
    select start, currency, key, ${reported} from (select * from shown union all select * from others) sales
    group by 1, 2, 3 having ${anyFigure} order by 1, 2, 3`
}

/** The tickets and gross amounts by which the groups are ordered, by event and ticket type. */
function orderedBy(scope: Scope, { from, to }: SalesFilter, isRolledUp: SQL): SQL {
  const { months, days } = wholeMonths(from, to)
  const ofMonths = sql`
    select currency, event_id, ticket_type_id, tickets, gross_cents from ${eventSalesMonths}
    where team_id = ${scope.team} and month >= ${months.from}::date and month < ${months.before}::date and ${isRolledUp}`
  const ofDays = days.map(
    (part) => sql`
    select currency, event_id, ticket_type_id, tickets, gross_cents from ${eventSales}
    where team_id = ${scope.team} and day between ${part.from}::date and ${part.to}::date
      and ticket_type_id <> ${noType} and ${isRolledUp}`,
  )
  return sql.join([ofMonths, ...ofDays], sql` union all `)
}

/** The months that are wholly in a period, and the days of the others. */
export function wholeMonths(from: string, to: string) {
  const first = periodOf(addDays(from, -1), 'month') === periodOf(from, 'month') ? nextMonth(from) : from
  const before = periodOf(addDays(to, 1), 'month')
  if (first >= before) return { months: { from: first, before: first }, days: [{ from, to }] }
  const days = [
    { from, to: addDays(first, -1) },
    { from: before, to },
  ]
  return { months: { from: first, before }, days: days.filter((part) => part.from <= part.to) }
}

const nextMonth = (day: string) => periodOf(addDays(periodOf(day, 'month'), 31), 'month')
