import { randomUUID } from 'node:crypto'
import type { Roster, ScanResult } from '@foyer/contract/check-in-devices'
import { sql } from 'drizzle-orm'
import { ticketCodeOf } from '../features/orders/rules/links.ts'
import type { TestApp } from './app.ts'
import type { ClientResponse, Organiser } from './client.ts'
import { testClient } from './client.ts'

/** A scan that was sent; without `kind` an entry, without `at` of now. */
export interface TestScan {
  id?: string
  kind?: 'entry' | 'exit' | 'undo'
  code?: string
  ticket?: string
  hash?: string
  of?: string
  at?: string
  shown?: string
}

/** A phone that has opened a check-in link. */
export interface TestDevice {
  id: string
  token: string
  /** Sends scans, which may be refused as a whole. */
  send(scans: readonly TestScan[], sentAt?: string): Promise<ClientResponse>
  /** Sends one scan, which must be recorded. */
  scan(scan: TestScan): Promise<ScanResult>
  roster(since?: string): Promise<Roster>
  /** Takes money for the order of a ticket, which may be refused as a whole. Without `id` with a new one. */
  pay(payment: TestPayment): Promise<ClientResponse>
}

/** Money that was taken; without `method` in cash. */
interface TestPayment {
  id?: string
  ticket: string | undefined
  method?: string
  amountCents: number
}

/** Makes a check-in list of an event. */
export const makeList = (organiser: Organiser, eventId: string, fields: object = {}) =>
  organiser.ok(`POST /api/v1/events/${eventId}/check-in-lists`, { name: 'Everyone', ...fields })

/** Opens a phone on a new link of a list. */
export async function openDevice(organiser: Organiser, listId: string, fields: object = {}): Promise<TestDevice> {
  const link = await organiser.ok(`POST /api/v1/check-in-lists/${listId}/links`, { gate: 'Main entrance', ...fields })
  return deviceAt(organiser.url, link.token)
}

/** A phone with the token of a link. */
export function deviceAt(url: string, token: string): TestDevice {
  const client = testClient(url)
  const id = randomUUID()
  const send: TestDevice['send'] = (scans, sentAt = new Date().toISOString()) =>
    client.send(`POST /api/v1/check-in/${token}/scans`, {
      device: id,
      sentAt,
      scans: scans.map((scan) => ({ id: randomUUID(), kind: 'entry', at: sentAt, ...scan })),
    })
  return {
    id,
    token,
    send,
    scan: async (scan) => {
      const { status, body } = await send([scan])
      if (status !== 200) throw new Error(`The scan was answered with ${status}: ${JSON.stringify(body)}`)
      return body.results[0]
    },
    pay: (payment) =>
      client.send(`POST /api/v1/check-in/${token}/payments`, {
        id: randomUUID(),
        device: id,
        method: 'cash',
        ...payment,
      }),
    async roster(since) {
      const pages: Roster[] = []
      for (let next: string | undefined = ''; next !== undefined; next = pages.at(-1)?.next) {
        const query = new URLSearchParams({ ...(since && { since }), ...(next && { cursor: next }) })
        pages.push(await client.ok(`GET /api/v1/check-in/${token}/roster?${query}`))
      }
      const [first] = pages
      if (!first) throw new Error('The roster has no page')
      return { ...first, tickets: pages.flatMap(({ tickets }) => tickets) }
    },
  }
}

/** The codes of the tickets of an order, as its PDF shows them. @param orderId undefined: of all orders */
export async function codesOf({ db, signer }: Pick<TestApp, 'db' | 'signer'>, eventId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; seed: Buffer }>(
    sql`select t.id, t.seed from tickets t join orders o on o.id = t.order_id where o.event_id = ${eventId} order by t.id`,
  )
  return rows.map((ticket) => ticketCodeOf(signer, ticket))
}
/** Adds paid tickets to an event, in one order per hundred, without their mails. */
export async function addPaidTickets(
  { db }: Pick<TestApp, 'db'>,
  { id: eventId, types }: { id: string; types: readonly string[] },
  tickets: number,
): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email,
        payment_method, placed_at, paid_at)
      select 'ord_' || lpad(n::text, 26, '0') || right(e.id, 4), e.team_id, e.id, 'L' || lpad(n::text, 7, '0') || right(e.id, 4),
        false, 'paid', 'en', e.currency, 0, 'Guest ' || n, 'guest@example.test', 'free', now(), now()
      from events e, generate_series(1, ceil(${tickets} / 100.0)::int) as n where e.id = ${eventId}
      returning id, right(id, 4) as event_end
    ), numbered as (select id, event_end, row_number() over (order by id) - 1 as at from made)
    insert into tickets (id, order_id, ticket_type_id, number, seed, name, price_cents, tax_rate_bp)
    select 'tic_' || lpad((o.at * 100 + n)::text, 22, '0') || o.event_end, o.id, ${types[0]},
      'T' || lpad((o.at * 100 + n)::text, 7, '0') || o.event_end,
      decode(md5(random()::text || o.id || n), 'hex'), 'Attendee ' || (o.at * 100 + n), 0, 0
    from numbered o, generate_series(1, 100) as n where o.at * 100 + n <= ${tickets}`)
}
