import { sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'

/** How many sales `addManySales` adds. */
export const manySales = { events: 100, days: 365, facts: 30_000 }

/**
 * Adds sales of a year to a team: rows that are rolled up, for events that each sell every day, and the facts of the
 * orders of one of them, all but ten of which are rolled up.
 */
export async function addManySales(db: Db, team: string, [event, type]: [event: string, type: string]): Promise<void> {
  const { events, days, facts } = manySales
  const day = sql`current_date - n % ${days}::int`
  const figures = sql`tickets, gross_cents, tax_cents`
  await db.execute(sql`
    insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
    select 'evt_many_' || n, ${team}, 'Evening ' || n, 'many-' || n, now(), false, 'Europe/Berlin', '', 'On Sale', 'EUR'
    from generate_series(1, ${events}) n`)
  await db.execute(sql`
    insert into event_sales (event_id, day, currency, ticket_type_id, method, tax_rate_bp, team_id, orders, ${figures})
    select 'evt_many_' || 1 + n / ${days}::int, ${day}, 'EUR', kind.type, 'transfer', kind.rate, ${team}, kind.orders, kind.tickets,
      kind.tickets * (1000 + n / ${days}::int), 0
    from generate_series(0, ${events * days - 1}) n,
      lateral (values ('', -1, 1, 0), ('tty_many_' || n / ${days}::int, 700, 0, 1)) kind (type, rate, orders, tickets)`)
  await db.execute(sql`
    insert into event_sales_months (event_id, month, currency, ticket_type_id, team_id, tickets, gross_cents)
    select event_id, date_trunc('month', day)::date, currency, ticket_type_id, team_id, sum(tickets), sum(gross_cents)
    from event_sales where ticket_type_id <> '' group by 1, 2, 3, 4, 5`)
  await db.execute(sql`
    insert into event_sales_totals (team_id, day, currency, orders, ${figures})
    select team_id, day, currency, sum(orders), sum(tickets), sum(gross_cents), 0 from event_sales group by 1, 2, 3`)
  await db.execute(sql`
    insert into team_sales_quarter_hours (team_id, start, currency, method, tax_rate_bp, orders, ${figures})
    select team_id, day::timestamptz, currency, method, tax_rate_bp, sum(orders), sum(tickets), sum(gross_cents), 0
    from event_sales group by 1, 2, 3, 4, 5`)
  await db.execute(sql`
    insert into team_sales (team_id, day, currency, method, tax_rate_bp, orders, ${figures})
    select team_id, day, currency, method, tax_rate_bp, sum(orders), sum(tickets), sum(gross_cents), 0
    from event_sales group by 1, 2, 3, 4, 5`)
  await db.execute(sql`insert into team_sales_zones select id, time_zone from teams where id = ${team}`)
  await db.execute(sql`insert into event_sales_zones select id, time_zone from events where team_id = ${team}`)
  await db.execute(sql`
    insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents)
    select 'ord_many_' || n, ${team}, ${event}, 'M' || n, false, 'paid', 'en', 'EUR', 1000 from generate_series(1, ${facts / 5}) n`)
  await db.execute(sql`
    insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
    select 'tic_' || id, number, id, ${type}, '', 1000, 700 from orders where id like 'ord\\_many%'`)
  await db.execute(sql`
    with facts as (
      select n, 'ord_many_' || 1 + n % ${facts / 5}::int as "order", now() - (${facts} - n) * interval '15 minutes' as at
      from generate_series(0, ${facts - 1}) n
    ), sold as (
      insert into order_entries (id, order_id, kind, at, sold_change) select 'ent_' || n, "order", 'paid', at, 1 from facts
    )
    insert into money_entries (id, order_id, at, method, received_cents) select 'mon_' || n, "order", at, 'transfer', 1000 from facts`)
  await db.execute(sql`update sales_fold set folded_until = now() - interval '150 minutes'`)
  // the BRIN index over the time of entries is brought up to date by a vacuum, as by autovacuum
  await db.execute(sql`vacuum analyze`)
}
