import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { indexNewTexts } from './commands/index-new-texts.ts'

const { app, organiser } = await startTestBed()
const { id: event } = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 5 }] })

// fewer than what fills the list: more entries than that are moved by the statement that adds them
const newOrders = () =>
  app.db.execute(sql`
    insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, reserved_at)
    select 'ord_' || n, ${organiser.me.lastTeam}, ${event}, 'M' || n, false, 'paid', 'en', 'EUR', 0, 'Robin ' || md5(n::text), now()
    from generate_series(1, 2000) n`)

it('moves what sales have added to the search indexes, in any number of processes', async () => {
  await indexNewTexts(app.db)
  await newOrders()
  const pages = await Promise.all([indexNewTexts(app.db), indexNewTexts(app.db), indexNewTexts(app.db)])
  // 128 KB, after which earlier versions moved them within the sale
  expect(Math.max(...pages)).toBeGreaterThan(16)
  expect(await indexNewTexts(app.db)).toBe(0)
})

it('leaves new orders to be found before and after', async () => {
  const find = async () =>
    (await organiser.ok('GET /api/v1/orders?q=M1999')).map(({ number }: { number: string }) => number)
  expect(await find()).toEqual(['M1999'])
  await app.db.execute(sql`update orders set name = 'Alex' where number = 'M1998'`)
  expect((await organiser.ok('GET /api/v1/orders?q=Alex')).length).toBe(1)
  await indexNewTexts(app.db)
  expect((await organiser.ok('GET /api/v1/orders?q=Alex')).length).toBe(1)
})
