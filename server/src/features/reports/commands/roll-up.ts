import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { events } from '../../../schema/events.ts'
import {
  eventSales,
  eventSalesMonths,
  eventSalesTotals,
  eventSalesZones,
  noType,
  teamSales,
  teamSalesQuarterHours,
  teamSalesZones,
} from '../../../schema/reports.ts'
import { teams } from '../../../schema/teams.ts'
import { added, figures, sums } from '../queries/figures.ts'

/**
 * Common table expressions that add those of `facts` to the sales of the events. Days are in the zone in which an event's
 * sales are rolled up already, and for a new event in its own.
 * @param facts a query for the facts
 */
export const addedToEvents = (facts: SQL): SQL => sql`
  facts as materialized (${facts}),
  event_rows as materialized (
    select f.event_id, (f.at at time zone coalesce(z.time_zone, e.time_zone))::date as day, f.currency, f.ticket_type_id,
      f.method, f.tax_rate_bp, f.team_id, ${sums}
    from facts f join ${events} e on e.id = f.event_id left join ${eventSalesZones} z on z.event_id = f.event_id
    group by 1, 2, 3, 4, 5, 6, 7
  ), by_event as (
    insert into ${eventSales} as r (event_id, day, currency, ticket_type_id, method, tax_rate_bp, team_id, ${figures})
    select event_id, day, currency, ticket_type_id, method, tax_rate_bp, team_id, ${figures} from event_rows
    on conflict (event_id, day, currency, ticket_type_id, method, tax_rate_bp) do update set ${added}
  ), by_month as (
    insert into ${eventSalesMonths} as r (event_id, month, currency, ticket_type_id, team_id, tickets, gross_cents)
    select event_id, date_trunc('month', day)::date, currency, ticket_type_id, team_id, sum(tickets), sum(gross_cents)
    from event_rows where ticket_type_id <> ${noType} group by 1, 2, 3, 4, 5
    on conflict (event_id, month, currency, ticket_type_id)
    do update set tickets = r.tickets + excluded.tickets, gross_cents = r.gross_cents + excluded.gross_cents
  ), totals as (
    insert into ${eventSalesTotals} as r (team_id, day, currency, ${figures})
    select team_id, day, currency, ${sums} from event_rows group by 1, 2, 3
    on conflict (team_id, day, currency) do update set ${added}
  )`

/** As `addedToEvents`, from the common table expression `facts`, for the sales of the teams. */
export const addedToTeams = (): SQL => sql`
  quarter_hours as materialized (
    select team_id, date_bin('15 minutes', at, 'epoch') as start, currency, method, tax_rate_bp, ${sums}
    from facts group by 1, 2, 3, 4, 5
  ), by_quarter_hour as (
    insert into ${teamSalesQuarterHours} as r (team_id, start, currency, method, tax_rate_bp, ${figures})
    select team_id, start, currency, method, tax_rate_bp, ${figures} from quarter_hours
    on conflict (team_id, start, currency, method, tax_rate_bp) do update set ${added}
  ), by_team as (${addToTeamSales(sql`quarter_hours`)})`

/** The statement that adds sales per quarter of an hour to those per day, in the zone in which the team's are rolled up. */
export const addToTeamSales = (quarterHours: SQL): SQL => sql`
  insert into ${teamSales} as r (team_id, day, currency, method, tax_rate_bp, ${figures})
  select q.team_id, (q.start at time zone coalesce(z.time_zone, t.time_zone))::date, q.currency, q.method, q.tax_rate_bp, ${sums}
  from ${quarterHours} q join ${teams} t on t.id = q.team_id left join ${teamSalesZones} z on z.team_id = q.team_id
  group by 1, 2, 3, 4, 5
  on conflict (team_id, day, currency, method, tax_rate_bp) do update set ${added}`

/** Common table expressions that store the zones of events and teams that `facts` has the first facts of. */
export const addedZones = (): SQL => sql`
  event_zones as (
    insert into ${eventSalesZones} (event_id, time_zone)
    select distinct e.id, e.time_zone from facts f join ${events} e on e.id = f.event_id on conflict do nothing
  ), team_zones as (
    insert into ${teamSalesZones} (team_id, time_zone)
    select distinct t.id, t.time_zone from facts f join ${teams} t on t.id = f.team_id on conflict do nothing
  )`
