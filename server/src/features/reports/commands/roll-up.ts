import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { events } from '../../../schema/events.ts'
import { eventSales, eventSalesZones, teamSales, teamSalesZones } from '../../../schema/reports.ts'
import { teams } from '../../../schema/teams.ts'
import { figureColumns } from '../queries/facts.ts'

const columns = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
const figures = columns(figureColumns)
const sums = sql.join(
  figureColumns.map((name) => sql`sum(f.${sql.identifier(name)})`),
  sql`, `,
)
const added = sql.join(
  figureColumns.map((name) => {
    const column = sql.identifier(name)
    return sql`${column} = r.${column} + excluded.${column}`
  }),
  sql`, `,
)

/**
 * The statement that adds the rows of the common table expression `facts` to the sales of their events. Days are in the
 * zone in which an event's sales are rolled up already, and for a new event in its own.
 */
export const addToEventSales = (): SQL => sql`
  insert into ${eventSales} as r (event_id, day, currency, ticket_type_id, method, tax_rate_bp, team_id, ${figures})
  select f.event_id, (f.at at time zone coalesce(z.time_zone, e.time_zone))::date, f.currency, f.ticket_type_id, f.method,
    f.tax_rate_bp, f.team_id, ${sums}
  from facts f join ${events} e on e.id = f.event_id left join ${eventSalesZones} z on z.event_id = f.event_id
  group by 1, 2, 3, 4, 5, 6, 7
  on conflict (event_id, day, currency, ticket_type_id, method, tax_rate_bp) do update set ${added}`

/** As `addToEventSales`, for the sales of the teams. */
export const addToTeamSales = (): SQL => sql`
  insert into ${teamSales} as r (team_id, day, currency, method, tax_rate_bp, ${figures})
  select f.team_id, (f.at at time zone coalesce(z.time_zone, t.time_zone))::date, f.currency, f.method, f.tax_rate_bp, ${sums}
  from facts f join ${teams} t on t.id = f.team_id left join ${teamSalesZones} z on z.team_id = f.team_id
  group by 1, 2, 3, 4, 5
  on conflict (team_id, day, currency, method, tax_rate_bp) do update set ${added}`

/** The statements that store the zones of events and teams that `facts` is the first of. */
export const addEventZones = (): SQL => sql`
  insert into ${eventSalesZones} (event_id, time_zone)
  select distinct e.id, e.time_zone from facts f join ${events} e on e.id = f.event_id on conflict do nothing`

export const addTeamZones = (): SQL => sql`
  insert into ${teamSalesZones} (team_id, time_zone)
  select distinct t.id, t.time_zone from facts f join ${teams} t on t.id = f.team_id on conflict do nothing`
