import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../lib/db.ts'
import { signUp } from '../../test/client.ts'
import { statementsOf, tablesReadBy } from '../../test/query-plans.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { listOrders } from './queries/summaries.ts'

// More orders than a search reads one after the other. One in five is of a Rossi; the three oldest are of a Zebra.
const { app, organiser } = await startTestBed()
const { id: event } = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 5 }] })
const addOrders = async (team: string, of: string, first: number, last: number) => {
  await app.db.execute(sql`
    insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, reserved_at)
    select 'ord_' || n, ${team}, ${of}, 'M' || n, false, 'paid', 'en', 'EUR', n % 7 * 100,
      case when n <= 3 then 'Zebra' when n % 5 = 0 then 'Rossi' else 'Meier' end, now() - (12000 - n) * interval '1 minute'
    from generate_series(${first}::int, ${last}::int) n`)
  await app.db.execute(sql`vacuum analyze orders`)
}
await addOrders(organiser.me.lastTeam, event, 1, 12_000)

const scope = { team: organiser.me.lastTeam, role: 'owner', events: 'all', account: organiser.me.id } as never
const listRossi = (db: Db) => listOrders(db, scope, { q: 'rossi', limit: 20 })

/** All pages of a search, as far as asked for. */
async function idsOf(query: string, pages = 1): Promise<string[]> {
  const ids: string[] = []
  for (let path = `/api/v1/orders?limit=40&${query}`; path && pages > 0; pages--) {
    const { status, headers, body } = await organiser.send(`GET ${path}`)
    expect(status).toBe(200)
    ids.push(...body.map(({ id }: { id: string }) => id))
    path = /<([^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? ''
  }
  return ids
}

const expected = (text: string, by: string, limit: number) =>
  app.db
    .execute<{ id: string }>(sql`select id from orders where name = ${text} order by ${sql.raw(by)} limit ${limit}`)
    .then(({ rows }) => rows.map(({ id }) => id))

describe('a search for a word that many orders have', () => {
  it('leads through them in the order of the list', async () => {
    expect(await idsOf('q=rossi', 3)).toEqual(await expected('Rossi', 'reserved_at desc, id desc', 120))
    expect(await idsOf('q=rossi&order=asc', 3)).toEqual(await expected('Rossi', 'reserved_at, id', 120))
    expect(await idsOf('q=rossi&sort=total', 3)).toEqual(await expected('Rossi', 'total_cents desc, id desc', 120))
  })

  it('says that there are more than a thousand', async () => {
    const { headers } = await organiser.send('GET /api/v1/orders?q=rossi&limit=1')
    expect(headers.get('x-total-count')).toBe('1000+')
    expect((await organiser.send('GET /api/v1/orders?limit=1')).headers.get('x-total-count')).toBe('10000+')
  })

  it('reads few of them, and does not ask the index for a page that the first orders fill', async () => {
    const reads = await tablesReadBy(app.databaseUrl, listRossi)
    const rowsOf = (of: string) => reads.reduce((sum, { table, rows }) => sum + (table === of ? rows : 0), 0)
    // five for each that is counted or shown
    expect(rowsOf('orders')).toBeLessThan(5 * 1001 + 5 * 50)
    expect(rowsOf('events')).toBeLessThan(50)
    const ofAll = /^select "id" from "orders" where .*limit/s
    const statements = await statementsOf(app.databaseUrl, listRossi)
    expect(statements.filter(({ text }) => ofAll.test(text))).toEqual([])
  })
})

describe('a search for a word that few orders have', () => {
  it('finds those that are older than any that are read first', async () => {
    expect(await idsOf('q=zebra')).toEqual(['ord_3', 'ord_2', 'ord_1'])
    expect(await idsOf('q=zebra&sort=total&order=asc')).toEqual(['ord_1', 'ord_2', 'ord_3'])
  })

  it('forgives a typing error', async () => {
    expect(await idsOf('q=zerba')).toEqual(['ord_3', 'ord_2', 'ord_1'])
  })
})

it('a filter by disputed payments reads few payments, and so does a search for one by its charge', async () => {
  await app.db.execute(sql`
    insert into payments (id, order_id, method, state, amount_cents, charge)
    select 'pay_' || n, 'ord_' || n, 'card', (case when n <= 2 then 'disputed' else 'confirmed' end)::payment_state, 100, 'ch_' || n
    from generate_series(1, 3000) n`)
  await app.db.execute(sql`vacuum analyze payments`)
  for (const filter of [{ payment: 'disputed' }, { q: 'ch_2' }] as const) {
    const reads = await tablesReadBy(app.databaseUrl, (db) => listOrders(db, scope, { ...filter, limit: 20 }))
    expect(reads.reduce((sum, { table, rows }) => sum + (table === 'payments' ? rows : 0), 0)).toBeLessThan(50)
  }
  expect(await idsOf('payment=disputed')).toEqual(['ord_2', 'ord_1'])
  expect(await idsOf('q=ch_2')).toEqual(['ord_2'])
})

it('counts by the word alone while the team has most orders of the installation', async () => {
  const counts = async () =>
    (await statementsOf(app.databaseUrl, listRossi))
      .map(({ text }) => text)
      .filter((text) => text.startsWith('select count(*)::int from (select 1 from "orders"'))
  expect(await counts()).toEqual([expect.stringContaining(`("orders"."team_id" || '') =`)])
  const other = await eventOnSale(await signUp(app.publicUrl), {
    types: [{ name: 'Seat', priceCents: 0, capacity: 5 }],
  })
  await addOrders(other.organiser.me.lastTeam, other.id, 12_001, 26_000)
  expect(await counts()).toEqual([expect.stringContaining('"orders"."team_id" =')])
  const { headers } = await organiser.send('GET /api/v1/orders?q=zebra&limit=1')
  expect(headers.get('x-total-count')).toBe('3')
})
