import type { Organiser } from '@foyer/server/test/client'
import { signUp } from '@foyer/server/test/client'
import type pg from 'pg'
import { inDatabase } from './database.ts'

/**
 * Signs up an organiser and adds that many events, spread over ten years, each with as many orders as asked for. One
 * event in a hundred is at a harbour.
 */
export async function organiserWith(
  url: string,
  dataDir: string,
  count: number,
  ordersPerEvent = 10,
): Promise<Organiser> {
  const organiser = await signUp(url)
  await inDatabase(dataDir, async (client) => {
    await client.query(
      `insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
       select 'evt_' || $2 || '_' || n, $1, name, 'bench-' || $2 || '-' || n,
         now() + ((n * 7919) % 3650 - 1825) * interval '1 day', n % 20 = 0, 'Europe/Berlin', 'https://example.org/',
         (array['test', 'On Sale', 'Closed']::event_status[])[1 + n % 3], 'EUR'
       from (select n, 'Evening no' || n || 'x ' || case when n % 100 = 0 then 'at the harbour' else 'in town' end as name
         from generate_series(1, $2::int) n) made`,
      [organiser.me.lastTeam, count],
    )
    await client.query(
      `insert into inventory (id, event_id, kind) select id, id, 'event' from events on conflict do nothing`,
    )
    await addOrders(client, organiser.me.lastTeam, ordersPerEvent)
    await client.query('vacuum analyze')
  })
  return organiser
}

/** Adds orders with one ticket each. One buyer in 100 is called Rossi; one order in 1,000 is cancelled, and another overpaid. */
async function addOrders(client: pg.Client, team: string, perEvent: number): Promise<void> {
  await client.query(
    `insert into inventory (id, event_id, kind, counts_in, capacity)
     select 'tty_' || id, id, 'ticket-type', array[id], 1000 from events where team_id = $1`,
    [team],
  )
  await client.query(
    `insert into ticket_types (id, event_id, name, price_cents, tax_rate_bp, min_per_order, max_per_order, hidden, position)
     select 'tty_' || id, id, 'Seat', 1200, 700, 1, 10, false, 1 from events where team_id = $1`,
    [team],
  )
  await client.query(
    `insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email,
       payment_method, placed_at, paid_at, reserved_at, unsettled_cents)
     select 'ord_' || event_id || '_' || n, $1, event_id, right($1, 6) || 'N' || n || 'X', false,
       (case when n % 1000 = 0 then 'cancelled' else 'paid' end)::order_status, 'en', 'EUR', 1200,
       case when n % 100 = 0 then 'Chiara Rossi' else 'Robin Sample' end, left(md5(n::text), 8) || '@example.org',
       'transfer', now(), now(), now() - interval '1 year' + n * interval '30 seconds',
       case when n % 1000 = 1 then -100 end
     from (select id as event_id, row_number() over (order by id) * $2::int + seat as n
       from events, generate_series(0, $2::int - 1) seat where team_id = $1) made`,
    [team, perEvent],
  )
  await client.query(
    `insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp)
     select 'tic_' || id, number, id, 'tty_' || event_id, '', 1200, 700 from orders where team_id = $1`,
    [team],
  )
}
