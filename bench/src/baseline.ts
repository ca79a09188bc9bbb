import { randomBytes } from 'node:crypto'
import type { EventOnSale } from '@foyer/server/test/scenario'
import pg from 'pg'

// The baseline that Foyer is compared with. It writes the same rows of a completed free order, in one transaction per
// order and on one connection per buyer. Each transaction begins with the contended row. The statements are prepared.
const statements = [
  [
    'seat',
    // Lock order: the event's row first, in every transaction. This prevents deadlocks.
    `with event as (update inventory set sold = sold + 1 where id = $1 returning id)
     update inventory set sold = sold + 1 where id = $2 and held + sold < capacity and exists (select from event)`,
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
    'insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp) values ($1, right($1, 9), $2, $3, $4, 0, 0)',
  ],
  ['entry', `insert into order_entries (id, order_id, kind) values ($1, $2, 'placed')`],
  [
    'mail',
    `insert into mails (id, order_id, "to", language, kind, subject, encrypted_content, state, expires_at)
     values ($1, $2, 'robin@example.org', 'en', 'orderConfirmed', 'Your tickets: Rush', $3, 'queued',
       now() + interval '30 days')`,
  ],
] as const

const id = (prefix: string) => `${prefix}_${Date.now().toString(36)}${randomBytes(12).toString('hex')}`
// as long as the encrypted mail that Foyer stores
const encryptedContent = `v1.00000000.${'x'.repeat(500)}`

async function sell(
  client: pg.PoolClient,
  { id: eventId, organiser, types: [ticketTypeId] }: EventOnSale,
): Promise<void> {
  const execute = (name: (typeof statements)[number][0], values: unknown[]) =>
    client.query({ name, text: statements.find(([each]) => each === name)?.[1] ?? '', values })
  const order = id('ord')
  await client.query('begin')
  await execute('seat', [eventId, ticketTypeId])
  await execute('order', [order, organiser.me.lastTeam, eventId, order.slice(-9), order, order.slice(0, 43)])
  await execute('ticket', [id('tic'), order, ticketTypeId, randomBytes(16)])
  await execute('entry', [id('ent'), order])
  await execute('mail', [id('mai'), order, encryptedContent])
  await client.query('commit')
}

/** Sells without batching, for some seconds on a number of connections. @returns orders per second */
export async function sellWithoutBatching(
  url: string,
  sale: EventOnSale,
  connections: number,
  seconds: number,
): Promise<number> {
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
