import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { testClient } from '../../test/client.ts'
import { invoiceSettings, issueInvoices, recipient } from '../../test/invoices.ts'
import { mailText } from '../../test/mails.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'
import { withoutSpans } from '../../test/without-spans.ts'
import { cancelLostAddOns } from './commands/cancel-lost-add-ons.ts'

const { app, organiser, buyer } = await startTestBed()
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))
const buyers = [buyer, testClient(other.publicUrl)]

const cancellation = { hoursBefore: 48, feeCents: 100, feeBp: 1000, refund: 'automatic' }

/** An event whose tickets need a T-shirt and may have two of three meals. */
async function festival(changes: object = {}) {
  const types = [
    { name: 'Day', priceCents: 5000, capacity: 20 },
    { name: 'Volunteer', priceCents: 0, capacity: 20 },
  ]
  const sale = await eventOnSale(organiser, { types, changes: { cancellation, ...changes } })
  const group = (name: string, minPerTicket: number, maxPerTicket: number, addOn: object, more: object = {}) =>
    organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
      ...{ name, minPerTicket, maxPerTicket, ...more },
      addOns: [{ name, taxRateBp: 1900, ...addOn }],
    })
  const shirts = await group('T-shirt', 1, 1, { priceCents: 0, capacity: 50 }, { ticketTypeIds: [sale.types[0]] })
  const meals = await group('Meal', 0, 2, { priceCents: 1000, capacity: 3 })
  const [shirt, meal] = [shirts.addOns[0].id, meals.addOns[0].id]
  const [day = '', volunteer = ''] = sale.types
  /** A paid order of tickets for a day, with their T-shirts. */
  const order = async (quantity = 1, addOns: object[] = []) => {
    const items = [{ ticketTypeId: day, quantity, addOns: [{ ticketTypeId: shirt, quantity: 1 }, ...addOns] }]
    const { token } = await buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items })
    await sale.complete(token)
    await sale.act(token, 'mark-paid')
    const { tickets } = await sale.view(token)
    return { token, ids: tickets.map(({ id }: { id: string }) => id) }
  }
  /** Adds meals to a ticket. */
  const add = (token: string, ticketId: string, quantity = 1, client = buyer, headers?: Record<string, string>) =>
    client.send(
      `POST /api/v1/public/orders/${token}/add-ons`,
      { items: [{ ticketId, addOns: [{ ticketTypeId: meal, quantity }] }] },
      headers,
    )
  /** Adds meals to a ticket and pays for them. */
  const addPaid = async (token: string, ticketId: string, quantity = 1) => {
    const { body } = await add(token, ticketId, quantity)
    await sale.complete(body.token)
    await sale.act(body.token, 'mark-paid')
    return body.token
  }
  const mealsOf = async () => {
    const [, group] = await organiser.ok(`GET /api/v1/events/${sale.id}/add-on-groups`)
    const { held, sold } = group.addOns[0]
    return { held, sold }
  }
  return { sale, day, volunteer, shirt, meal, meals, order, add, addPaid, mealsOf }
}

describe('add-ons that a buyer adds to a ticket', () => {
  it('are an order of their own with its price, number and confirmation, and belong to the ticket', async () => {
    const { sale, order, add, meal, mealsOf } = await festival()
    const { token, ids } = await order()
    const main = await sale.view(token)
    expect(await mailText(app, main.email, 'orderConfirmed')).not.toMatch(/Ticket 2|· T-shirt/)
    const { status, body } = await add(token, ids[0], 2)
    expect([status, body]).toMatchObject([201, { status: 'reserved', totalCents: 2000 }])
    expect(await sale.view(body.token)).toMatchObject({
      ...{ tickets: [], addsTo: main.number, addsToToken: token, totalCents: 2000, form: { questions: [] } },
      extras: [{ ticketId: ids[0], ticketType: meal, taxRateBp: 1900 }, { ticketId: ids[0] }],
    })
    expect((await sale.complete(body.token)).body).toMatchObject({ status: 'pending', transfer: { amountCents: 2000 } })
    await sale.act(body.token, 'mark-paid')
    expect(await mealsOf()).toEqual({ held: 0, sold: 2 })
    const added = await sale.order(body.token)
    expect(added).toMatchObject({
      status: 'paid',
      actions: ['refund', 'refund-part', 'edit', 'note', 'resend', 'late-transfer'],
      addsTo: { number: main.number },
      mails: [{}, { kind: 'orderConfirmed' }],
    })
    expect(await sale.order(token)).toMatchObject({
      addOnOrders: [{ id: added.id, number: added.number, status: 'paid' }],
      totalCents: 5000,
    })
    expect(await sale.view(token)).toMatchObject({
      addOnOrders: [{ token: body.token, status: 'paid', totalCents: 2000, addOns: [{ typeName: 'Meal' }, {}] }],
    })
    expect(await organiser.ok(`GET /api/v1/orders?q=${added.number}`)).toMatchObject([{ tickets: 0, addOns: 2 }])
    expect((await organiser.ok(`GET /api/v1/orders/totals?q=${added.number}`)).sums).toEqual([
      { currency: 'EUR', tickets: 0, addOns: 2, totalCents: 2000 },
    ])
    const { body: page } = await buyer.send(`GET /de/o/${body.token}`)
    expect(
      page.includes(`href="/de/o/${token}">Ihre Tickets: Bestellung <span class="whole">${main.number}</span></a>`),
    ).toBe(true)
    const { email } = await sale.view(token)
    expect(await mailText(app, email, 'orderConfirmed')).toContain('Your add-ons are now on your tickets')
    // in the files and filters of the event
    const attendees = await organiser.ok(`GET /api/v1/events/${sale.id}/attendees?type=${meal}`)
    expect(attendees).toMatchObject([{ id: ids[0] }])
  })

  it('count with those that the ticket has, and none is required', async () => {
    const { order, add, meal, volunteer, shirt } = await festival()
    const { token, ids } = await order(2, [{ ticketTypeId: meal, quantity: 1 }])
    expect((await add(token, ids[0], 2)).body).toMatchObject({
      code: 'validation',
      errors: [{ path: 'body.items.0.addOns', code: 'add-on-too-many', limit: 1 }],
    })
    const send = (items: object[]) => buyer.send(`POST /api/v1/public/orders/${token}/add-ons`, { items })
    const one = (ticketTypeId: string) => ({ ticketId: ids[0], addOns: [{ ticketTypeId, quantity: 1 }] })
    const errorsOf = async (...items: object[]) => (await send(items)).body.errors
    expect(await errorsOf(one(shirt))).toMatchObject([{ code: 'add-on-too-many', limit: 0 }])
    expect(await errorsOf(one(volunteer))).toMatchObject([{ code: 'not-allowed' }])
    expect(await errorsOf(one(meal), one(meal))).toMatchObject([{ path: 'body.items.1.ticketId', code: 'not-allowed' }])
    expect(await errorsOf({ ...one(meal), ticketId: 'tic_unknown' })).toMatchObject([{ path: 'body.items.0.ticketId' }])
    // the last of the three
    expect((await add(token, ids[0])).status).toBe(201)
    expect((await add(token, ids[1])).body).toMatchObject({
      code: 'sold-out',
      errors: [{ path: 'body.items.0.addOns.0.quantity', code: 'not-enough-left', limit: 0 }],
    })
  })

  it('are refused for an order that is not paid or is one of add-ons, for a closed sale and after the event', async () => {
    const { sale, order, add, addPaid } = await festival()
    const { token, ids } = await order()
    const added = await addPaid(token, ids[0])
    expect((await add(added, ids[0])).body).toMatchObject({ code: 'transition-refused' })
    const unpaid = await sale.reserve([0, 1])
    expect((await add(unpaid.token, ids[0])).body).toMatchObject({ code: 'transition-refused' })
    await organiser.ok(`PUT /api/v1/events/${sale.id}/status`, { status: 'Closed' })
    expect((await add(token, ids[0])).body).toMatchObject({ code: 'not-on-sale' })
    await organiser.ok(`PUT /api/v1/events/${sale.id}/status`, { status: 'On Sale' })
    await organiser.ok(`PATCH /api/v1/events/${sale.id}`, { date: '2020-01-01T18:00:00Z' })
    expect((await add(token, ids[0])).body).toMatchObject({ code: 'not-on-sale' })
  })

  it('are reserved once per idempotency key', async () => {
    const { order, add, mealsOf } = await festival()
    const { token, ids } = await order()
    const headers = { 'idempotency-key': 'a-key-of-the-buyer-of-meals' }
    const [first, again] = [await add(token, ids[0], 1, buyer, headers), await add(token, ids[0], 1, buyer, headers)]
    expect(again.body.token).toBe(first.body.token)
    expect((await add(token, ids[0], 2, buyer, headers)).body).toMatchObject({ code: 'idempotency-mismatch' })
    expect(await mealsOf()).toEqual({ held: 1, sold: 0 })
  })

  it('go to one of two requests at once in two processes, for the last one left and for the last one of a ticket', async () => {
    const { order, add, meal, mealsOf } = await festival()
    const both = await order(2, [{ ticketTypeId: meal, quantity: 1 }])
    const race = (requests: [string, string][]) =>
      raceOnLock(
        app,
        'inventory',
        requests.map(
          ([token, id], at) =>
            async () =>
              (await add(token, id, 1, buyers[at])).status,
        ),
      )
    const requests = both.ids.map((id: string): [string, string] => [both.token, id])
    expect((await race(requests)).sort()).toEqual([201, 409])
    expect(await mealsOf()).toEqual({ held: 1, sold: 2 })
    const next = await festival()
    const { token, ids } = await next.order(1, [{ ticketTypeId: next.meal, quantity: 1 }])
    const ofTicket = await raceOnLock(
      app,
      'inventory',
      buyers.map((client) => async () => (await next.add(token, ids[0], 1, client)).status),
    )
    expect(ofTicket.sort()).toEqual([201, 422])
    expect(await next.mealsOf()).toEqual({ held: 1, sold: 1 })
  })
})

describe('add-ons whose ticket is cancelled', () => {
  it('are cancelled and refunded as a whole if the team has cancelled the ticket', async () => {
    const { sale, order, addPaid, add, mealsOf } = await festival()
    const { token, ids } = await order(2)
    const paid = await addPaid(token, ids[0])
    const reserved = (await add(token, ids[0])).body.token
    const kept = await addPaid(token, ids[1])
    const cancelled = { ticketIds: [ids[0]], feeCents: 0 }
    const preview = await sale.act(token, 'cancel-tickets/preview', cancelled)
    expect(preview.body.addOnOrders).toEqual([(await sale.view(paid)).number, (await sale.view(reserved)).number])
    await sale.act(token, 'cancel-tickets', cancelled)
    expect((await sale.complete(reserved)).body).toMatchObject({ code: 'hold-expired' })
    expect((await add(token, ids[0])).body.errors).toMatchObject([{ path: 'body.items.0.ticketId' }])
    expect(await cancelLostAddOns(app.db, app)).toBe(2)
    expect(await cancelLostAddOns(app.db, app)).toBe(0)
    expect(await sale.order(paid)).toMatchObject({
      status: 'cancelled',
      refunds: [{ amountCents: 1000 }],
    })
    expect((await sale.view(reserved)).status).toBe('cancelled')
    expect((await sale.view(kept)).status).toBe('paid')
    expect(await mealsOf()).toEqual({ held: 0, sold: 1 })
  })

  it('are cancelled with it while they await a transfer, so that the money is late', async () => {
    const { sale, order, add, mealsOf } = await festival()
    const { token, ids } = await order(2)
    const pendingFor = async (ticketId: string) => {
      const { body } = await add(token, ticketId)
      await sale.complete(body.token)
      return body.token
    }
    const [first, second] = [await pendingFor(ids[0]), await pendingFor(ids[1])]
    await sale.act(token, 'cancel-tickets', { ticketIds: [ids[0]], feeCents: 0 })
    const statuses = async () => [(await sale.view(first)).status, (await sale.view(second)).status]
    expect(await statuses()).toEqual(['cancelled', 'pending'])
    expect((await sale.act(first, 'mark-paid')).body.code).toBe('transition-refused')
    expect((await sale.order(first)).actions).toContain('late-transfer')
    await sale.act(token, 'refund', {})
    expect(await statuses()).toEqual(['cancelled', 'cancelled'])
    expect(await mealsOf()).toEqual({ held: 0, sold: 0 })
    expect((await sale.order(second)).mails).toMatchObject([{}, { kind: 'orderCancelled' }])
  })

  it('are cancelled and refunded by a member, less a fee, after a look; the tickets stay valid', async () => {
    const { sale, order, add, addPaid, mealsOf } = await festival()
    const { token, ids } = await order()
    const added = await addPaid(token, ids[0], 2)
    const { extras } = await sale.order(added)
    const ticketIds = extras.map(({ id }: { id: string }) => id)
    const preview = await sale.act(added, 'cancel-tickets/preview', { ticketIds, feeCents: 500 })
    expect(preview.body).toMatchObject({ dueCents: 500, refunds: [{ amountCents: 1500 }] })
    expect(preview.body.mail.text).toContain('Its add-ons are no longer valid')
    expect((await sale.act(added, 'cancel-tickets', { ticketIds, feeCents: 500 })).body).toMatchObject({
      ...{ status: 'cancelled', refundedCents: 1500 },
    })
    expect(await mealsOf()).toEqual({ held: 0, sold: 0 })
    expect(await sale.order(token)).toMatchObject({ status: 'paid', tickets: [{ id: ids[0] }] })
    const unpaid = (await add(token, ids[0])).body.token
    await sale.complete(unpaid)
    expect((await sale.act(unpaid, 'cancel-tickets', { ticketIds, feeCents: 0 })).body.code).toBe('transition-refused')
  })

  it('are not sold if they are free', async () => {
    const { sale, order } = await festival()
    const addOns = [{ name: 'Map', priceCents: 0, taxRateBp: 1900, capacity: 9 }]
    const { addOns: maps } = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
      ...{ name: 'Map', minPerTicket: 0, maxPerTicket: 1, addOns },
    })
    const { token, ids } = await order()
    const items = [{ ticketId: ids[0], addOns: [{ ticketTypeId: maps[0].id, quantity: 1 }] }]
    const added = (await buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items })).token
    await sale.act(token, 'refund', {})
    expect((await sale.complete(added, { paymentMethod: 'free' })).body).toMatchObject({ code: 'hold-expired' })
  })

  it('keep the part of their price that the policy names if the buyer has cancelled the ticket', async () => {
    const { sale, order, addPaid } = await festival()
    const { token, ids } = await order(2)
    const added = await addPaid(token, ids[0], 2)
    const { status } = await buyer.send(`POST /api/v1/public/orders/${token}/cancel-tickets`, { ticketIds: [ids[0]] })
    expect(status).toBe(200)
    await cancelLostAddOns(app.db, app)
    expect(await sale.order(added)).toMatchObject({ status: 'cancelled', refunds: [{ amountCents: 1800 }] })
  })

  it('do not come back without it', async () => {
    const { sale, order, addPaid, mealsOf } = await festival()
    const { token, ids } = await order()
    const added = await addPaid(token, ids[0])
    await sale.act(token, 'refund', {})
    await cancelLostAddOns(app.db, app)
    expect((await sale.view(added)).status).toBe('cancelled')
    expect((await sale.act(added, 'reactivate')).body).toMatchObject({ code: 'sold-out' })
    expect(await mealsOf()).toEqual({ held: 0, sold: 0 })
  })
})

it('are bought on the page of the order without a script, and stand on its tickets', async () => {
  const bookingFee = {
    name: 'Service',
    per: 'order',
    cents: 99,
    bp: 0,
    taxRateBp: 700,
    paidBy: 'buyer',
    refunded: false,
  }
  const { sale, order, addPaid, meal, meals } = await festival({ bookingFee })
  const { token, ids } = await order()
  const path = `/en/o/${token}/add-ons`
  const page = async (at: string): Promise<string> => await buyer.ok(`GET ${at}`)
  expect(await page(`/en/o/${token}`)).toContain(`href="${path}"`)
  const asked = await page(path)
  expect(asked).toContain('Optional. Choose up to 2 for this ticket.')
  expect(asked).not.toContain('T-shirt')
  const field = `add-on.${ids[0]}.0.${meal}`
  const none = await buyer.form(path, { [field]: '0' })
  expect([none.status, none.body.includes('Choose at least one add-on.')]).toEqual([422, true])
  const many = await buyer.form(path, { [field]: '3' })
  expect([many.status, many.body.includes('choose no more than 2 under “Meal”')]).toEqual([422, true])
  expect(many.body).toContain(`href="#add-on.${ids[0]}.0.${meals.id}"`)
  const sent = await buyer.form(path, { [field]: '1' })
  expect(sent.status).toBe(303)
  const at = sent.headers.get('location') ?? ''
  const checkout = await page(at)
  expect(checkout).toContain('€10.00')
  const terms = 'If you cancel a ticket, its add-ons are cancelled too, and you get their price back, less 10%.'
  const texts = [
    'Your add-ons are reserved until',
    'we’ll reserve your add-ons again',
    'Your add-ons are confirmed once',
    terms,
  ]
  for (const text of texts) expect(checkout).toContain(text)
  await app.db.execute(sql`update orders set hold_expires_at = now() where status = 'reserved'`)
  const extended = await buyer.form(at, { do: 'extend', name: 'Robin', email: 'robin@example.org' })
  expect(extended.body.match(/Your add-ons are (reserved again|reserved) until/g)).toEqual([
    ...['Your add-ons are reserved again until', 'Your add-ons are reserved until'],
  ])
  // filled in from the main order
  const buyerOf = await sale.view(token)
  expect(checkout).toMatch(new RegExp(`<input(?=[^>]*name="name")(?=[^>]*value="${buyerOf.name}")`))
  expect(checkout).toMatch(new RegExp(`<input(?=[^>]*name="email")(?=[^>]*value="${buyerOf.email}")`))
  await buyer.form(at, { do: 'cancel' })
  const added = await addPaid(token, ids[0], 2)
  const paid = await page(`/en/o/${added}`)
  expect([paid.includes('You can cancel tickets yourself'), paid.includes(terms)]).toEqual([false, true])
  const preview = await sale.act(token, 'cancel-tickets/preview', { ticketIds: ids, feeCents: 0 })
  expect(preview.body).toMatchObject({ addOnOrders: [(await sale.view(added)).number], keepsAddOnFee: true })
  const main = await page(`/en/o/${token}`)
  expect(withoutSpans(main)).toContain('Day + T-shirt + 2 × Meal')
  expect(main).not.toContain(`href="${path}"`)
  expect(await page(path)).toContain('There are no add-ons left for your tickets.')
  expect(await page(`/en/o/${token}/cancel-tickets`)).toContain(
    'Add-ons you bought later are cancelled with their ticket, and you get their price back, less 10%. Their booking fee isn’t refunded.',
  )
})

it('that are reserved are not shown to the former address of the order once its link is replaced', async () => {
  const { sale, order, add } = await festival()
  const { token, ids } = await order()
  const { body } = await add(token, ids[0])
  const { id } = await sale.order(token)
  await organiser.ok(`PATCH /api/v1/orders/${id}`, { name: 'Robyn', email: 'right@example.com', newCodes: true })
  expect((await buyer.send(`GET /api/v1/public/orders/${body.token}`)).body.code).toBe('link-replaced')
})

it('have each cent of their price and fee on one invoice, and of their refund on one credit note', async () => {
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, invoiceSettings)
  const { sale, order, meal } = await festival({
    // for tickets only
    discounts: [{ name: 'Seventh', rule: { kind: 'percent', bp: 1430 } }],
    bookingFee: { name: 'Service', per: 'order', cents: 99, bp: 333, taxRateBp: 700, paidBy: 'buyer', refunded: true },
  })
  const documentsOf = async (token: string) => {
    const { documents } = await buyer.ok(`GET /api/v1/public/orders/${token}/invoicing`)
    return documents.map(({ kind, grossCents }: { kind: string; grossCents: number }) => [kind, grossCents])
  }
  const ask = (token: string) => buyer.ok(`PUT /api/v1/public/orders/${token}/invoice-address`, recipient)
  const { token, ids } = await order(2)
  await ask(token)
  const items = ids.map((ticketId: string) => ({ ticketId, addOns: [{ ticketTypeId: meal, quantity: 1 }] }))
  const added = (await buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, { items })).token
  // 0.99 and 3.33 % of two meals
  const prices = (await sale.view(added)).extras.map(({ priceCents }: { priceCents: number }) => priceCents)
  expect(prices).toEqual([1000, 1000, 166])
  await sale.complete(added)
  await ask(added)
  await sale.act(added, 'mark-paid')
  await issueInvoices(app)
  for (const ticketId of ids) {
    await sale.act(token, 'cancel-tickets', { ticketIds: [ticketId], feeCents: 0 })
    await cancelLostAddOns(app.db, app)
    await issueInvoices(app)
  }
  expect(await documentsOf(token)).toEqual([
    ['invoice', 8954],
    ['credit-note', -4285],
    ['credit-note', -4669],
  ])
  expect(await documentsOf(added)).toEqual([
    ['invoice', 2166],
    ['credit-note', -1000],
    ['credit-note', -1166],
  ])
  expect((await sale.order(added)).refunds).toMatchObject([{ amountCents: 1000 }, { amountCents: 1166 }])
})
