import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { SaleOpen } from './sale.ts'

// What Foyer is compared with: the same rows of a completed free order, one transaction for each order, every buyer
// with a connection, the row that all of them want first. Statements are prepared; nothing is parsed twice.
const statements = [
  [
    'seat',
    // the event's row first, in every transaction: in any order they would wait for each other in a circle
    `with event as (update stock set sold = sold + 1 where id = $1 returning id)
     update stock set sold = sold + 1 where id = $2 and held + sold < capacity and exists (select from event)`,
  ],
  [
    'order',
    `insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email,
       payment_method, placed_at, paid_at, hold_expires_at, idempotency_key, request_hash)
     values ($1, $2, $3, $4, false, 'paid', 'en', 'EUR', 0, 'Robin', 'robin@example.org', 'free', now(), now(), now(),
       $5, $6)`,
  ],
  [
    'ticket',
    'insert into tickets (id, order_id, ticket_type_id, seed, price_cents, tax_rate_bp) values ($1, $2, $3, $4, 0, 0)',
  ],
  ['entry', `insert into order_entries (id, order_id, kind) values ($1, $2, 'placed')`],
  [
    'mail',
    `insert into mails (id, order_id, "to", language, kind, subject, sealed, state, expires_at)
     values ($1, $2, 'robin@example.org', 'en', 'orderConfirmed', 'Your tickets: Rush', $3, 'queued',
       now() + interval '30 days')`,
  ],
] as const

const id = (prefix: string) => `${prefix}_${Date.now().toString(36)}${randomBytes(12).toString('hex')}`
// as long as what Foyer seals
const sealed = `v1.00000000.${'x'.repeat(500)}`

async function sell(client: pg.PoolClient, { eventId, teamId, ticketTypeId }: SaleOpen): Promise<void> {
  const run = (name: (typeof statements)[number][0], values: unknown[]) =>
    client.query({ name, text: statements.find(([each]) => each === name)?.[1] ?? '', values })
  const order = id('ord')
  await client.query('begin')
  await run('seat', [eventId, ticketTypeId])
  await run('order', [order, teamId, eventId, order.slice(-9), order, order.slice(0, 43)])
  await run('ticket', [id('tic'), order, ticketTypeId, randomBytes(16)])
  await run('entry', [id('ent'), order])
  await run('mail', [id('mai'), order, sealed])
  await client.query('commit')
}

/** Sells for some seconds with so many connections. @returns orders a second */
export async function sellOneByOne(url: string, sale: SaleOpen, connections: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const until = performance.now() + seconds * 1000
  let sold = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const client = await pool.connect()
      while (performance.now() < until) {
        await sell(client, sale)
        sold += 1
      }
      client.release()
    }),
  )
  await pool.end()
  return sold / seconds
}
