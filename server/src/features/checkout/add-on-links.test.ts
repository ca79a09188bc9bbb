import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recipient } from '../../test/invoices.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { expireOrders } from '../orders/commands/expire-orders.ts'

const { app, organiser, buyer } = await startTestBed()

/** A paid order that went to a wrong address, with what a reader of that address and its team do. */
async function misaddressedOrder() {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Day', priceCents: 5000, capacity: 20 }] })
  const group = { name: 'Meal', minPerTicket: 0, maxPerTicket: 2 }
  const addOns = [{ name: 'Meal', priceCents: 1000, taxRateBp: 1900, capacity: 9 }]
  const { addOns: meals } = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, { ...group, addOns })
  const { token } = await sale.placeOrder({ email: 'wrong@example.com' })
  await sale.act(token, 'mark-paid')
  const { id, tickets } = await sale.order(token)
  const items = [{ ticketId: tickets[0].id, addOns: [{ ticketTypeId: meals[0].id, quantity: 1 }] }]
  const add = async (link = token) =>
    (await buyer.send(`POST /api/v1/public/orders/${link}/add-ons`, { items })).body.token
  /** Also says which company the invoice is for. */
  const correct = async () => {
    const change = { name: 'Robyn Right', email: 'right@example.com', newCodes: true }
    await organiser.ok(`PATCH /api/v1/orders/${id}`, change)
    await organiser.ok(`PUT /api/v1/orders/${id}/invoice-address`, recipient)
  }
  return { add, correct }
}

it('a lapsed reservation of add-ons is not reserved again by the former address of a corrected order', async () => {
  const { add, correct } = await misaddressedOrder()
  const added = await add()
  await app.db.execute(sql`update orders set hold_expires_at = now() where status = 'reserved'`)
  await expireOrders(app.db, app)
  await correct()
  const { status, body } = await buyer.send(`POST /api/v1/public/orders/${added}/extend`, {
    email: 'wrong@example.com',
  })
  expect([status, body.code]).toEqual([410, 'link-replaced'])
})

it('add-ons that are reserved by the former link while it is replaced show nothing of the corrected order', async () => {
  const { add, correct } = await misaddressedOrder()
  const answers: Promise<string>[] = []
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from inventory for update`)
    answers.push(add())
    await expect.poll(() => lockWaiters(app)).toBe(1)
    await correct()
  })
  const [added] = await Promise.all(answers)
  const shown = await buyer.ok(`GET /api/v1/public/orders/${added}`)
  expect(shown).toMatchObject({ status: 'reserved', totalCents: 1000 })
  expect(JSON.stringify(shown)).not.toMatch(/Robyn|right@example|Alpha/)
})
