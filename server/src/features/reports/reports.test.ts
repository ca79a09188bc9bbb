import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventPaidByCard, startStripeTestBed } from '../../test/card-payments.ts'
import { signUp } from '../../test/client.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'

const { app, stripe } = await startStripeTestBed()
const { db } = app
const organiser = await signUp(app.publicUrl)

/** The facts that the orders of an event left, oldest first: tickets sold or no longer, money in and out. */
async function factsOf({ id }: EventOnSale) {
  const { rows } = await db.execute<{ fact: string }>(sql`
    select fact from (
      select f.at, 1 as place, f.kind || ' ' || f.sold_change as fact from order_entries f join orders o on o.id = f.order_id
      where o.event_id = ${id} and f.sold_change is not null
      union all
      select f.at, 2, f.method || ' ' || f.received_cents || ' -' || f.refunded_cents
      from money_entries f join orders o on o.id = f.order_id where o.event_id = ${id}
    ) facts order by at, place`)
  return rows.map(({ fact }) => fact)
}

const soldByType = async (sale: EventOnSale) =>
  (await sale.organiser.ok(`GET /api/v1/events/${sale.id}/sales-series`)).types.map(
    ({ name, sold }: { name: string; sold: number[] }) => [name, sold.at(-1) ?? 0],
  )

it('a free order counts when it is placed, when it is cancelled and when it is reactivated', async () => {
  const sale = await eventOnSale(organiser)
  const { token } = await sale.placeOrder({ quantity: 2, paymentMethod: 'free' })
  expect(await soldByType(sale)).toEqual([['Seat', 2]])
  await sale.act(token, 'cancel', {})
  expect(await soldByType(sale)).toEqual([['Seat', 0]])
  await sale.act(token, 'reactivate')
  expect(await soldByType(sale)).toEqual([['Seat', 2]])
  expect(await factsOf(sale)).toEqual(['placed 1', 'cancelled -1', 'reactivated 1'])
})

it('a bank transfer counts when it has arrived, and what is sent back when it is sent', async () => {
  const sale = await eventOnSale(organiser, {
    title: 'Paid',
    types: [
      { name: 'Regular', priceCents: 1500, capacity: 10 },
      { name: 'Child', priceCents: 0, capacity: 10 },
    ],
  })
  const { token } = await sale.placeOrder({ quantity: [2, 1] })
  expect(await factsOf(sale)).toEqual([])
  await sale.act(token, 'mark-paid')
  expect(await soldByType(sale)).toEqual([
    ['Regular', 2],
    ['Child', 1],
  ])
  await sale.act(token, 'refund', {})
  const late = { amountCents: 3000, receivedOn: '2026-01-31', receivedCents: 3000 }
  await sale.act(token, 'late-transfer', late)
  await sale.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 6000 })
  expect(await factsOf(sale)).toEqual([
    'paid 1',
    'transfer 3000 -0',
    'cancelled -1',
    'transfer 3000 -0',
    'transfer 0 -3000',
    'transfer 0 -3000',
  ])
})

it('a card payment counts once, however often Stripe reports it', async () => {
  const sale = await eventPaidByCard(app, stripe)
  const { session } = await sale.sellByCard()
  await sale.sendEvent('checkout.session.completed', session)
  expect(await factsOf(sale)).toEqual(['paid 1', 'card 1200 -0'])
})

it('the history of earlier versions gives the same facts', async () => {
  const recorded = await db.execute(sql`select id, sold_change from order_entries order by id`)
  await db.execute(sql`update order_entries set sold_change = null`)
  await db.execute(sql.raw(await backfill()))
  expect((await db.execute(sql`select id, sold_change from order_entries order by id`)).rows).toEqual(recorded.rows)
  expect(recorded.rows.filter(({ sold_change }) => sold_change !== null).length).toBeGreaterThan(5)
})

/** The statement of the migration that finds when tickets were sold in the history of earlier versions. */
async function backfill(): Promise<string> {
  const folder = new URL('../../../migrations/', import.meta.url)
  const file = (await readdir(folder)).find((name) => name.endsWith('_sales-reports.sql')) ?? ''
  const statements = (await readFile(new URL(file, folder), 'utf8')).split('--> statement-breakpoint')
  return statements.find((statement) => statement.includes('UPDATE "order_entries"')) ?? ''
}

it('the days of the sale are those of all ticket types, where the event takes place', async () => {
  const sale = await eventOnSale(organiser, {
    title: 'Windows',
    types: [
      {
        name: 'Early',
        priceCents: 0,
        capacity: 3,
        salesFrom: '2026-01-01T23:30:00Z',
        salesUntil: '2026-03-01T10:00:00Z',
      },
      {
        name: 'Late',
        priceCents: 0,
        capacity: 4,
        salesFrom: '2026-03-01T10:00:00Z',
        salesUntil: '2099-01-01T10:00:00Z',
      },
    ],
  })
  expect(await organiser.ok(`GET /api/v1/events/${sale.id}/sales-series`)).toEqual({
    days: [],
    types: sale.types.map((id, at) => ({ id, name: ['Early', 'Late'][at], sold: [] })),
    capacity: 7,
    salesFrom: '2026-01-02',
    salesUntil: '2099-01-01',
  })
})

it('another team gets no series of an event', async () => {
  const sale = await eventOnSale(organiser, { title: 'Ours' })
  const other = await signUp(app.publicUrl)
  expect((await other.send(`GET /api/v1/events/${sale.id}/sales-series`)).status).toBe(404)
})
