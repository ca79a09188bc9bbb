import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { diet, formOf } from '../../test/order-form.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { withoutSpans } from '../../test/without-spans.ts'
import { offerAt } from '../inventory/queries.ts'

const { app, organiser } = await startTestBed()

const size = (name: string, capacity = 20) => ({ name, priceCents: 1500, taxRateBp: 1900, capacity })

const onSale = () => eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 50 }] })

const addGroup = (id: string, more: object = {}) =>
  organiser.ok(`POST /api/v1/events/${id}/add-on-groups`, {
    name: 'T-shirt',
    minPerTicket: 0,
    maxPerTicket: 2,
    addOns: [size('S'), size('M')],
    ...more,
  })

const versionOf = async (slug: string) => (await offerAt(app.db, slug))?.version ?? 0

it('each change of add-ons is a change of the offer; they are no ticket types and no seats of the event', async () => {
  const sale = await onSale()
  const versions = [await versionOf(sale.slug)]
  const note = async () => versions.push(await versionOf(sale.slug))
  const { id, addOns } = await addGroup(sale.id, { ticketTypeIds: sale.types })
  await note()
  const other = await addGroup(sale.id, { name: 'Dinner' })
  await organiser.ok(`PUT /api/v1/events/${sale.id}/add-on-groups/order`, { ids: [other.id, id] })
  await note()
  await organiser.ok(`PATCH /api/v1/add-on-groups/${id}`, {
    addOns: [size('L'), { ...size('XS', 5), id: addOns[0].id }],
  })
  await note()
  await organiser.ok(`DELETE /api/v1/add-on-groups/${other.id}`)
  await note()
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
  const offer = await offerAt(app.db, sale.slug)
  expect(offer?.addOnGroups).toMatchObject([{ id, ticketTypeIds: sale.types }])
  const offered = offer?.types.filter(({ kind }) => kind === 'add-on')
  expect(offered?.map(({ id: each, capacity }) => [each === addOns[0].id, capacity])).toEqual([
    [false, 20],
    [true, 5],
  ])
  expect(await organiser.ok(`GET /api/v1/events/${sale.id}/ticket-types`)).toHaveLength(1)
  expect(await organiser.ok(`GET /api/v1/events/${sale.id}`)).toMatchObject({ ticketsSold: '0/50' })
  // nothing that is for ticket types takes an add-on
  for (const [call, body] of [
    [`POST /api/v1/events/${sale.id}/shared-capacities`, { name: 'Hall', capacity: 9, ticketTypeIds: [addOns[0].id] }],
    [`POST /api/v1/events/${sale.id}/add-on-groups`, { ...shirts, ticketTypeIds: [addOns[0].id] }],
    [`PATCH /api/v1/ticket-types/${addOns[0].id}`, { name: 'Seat' }],
  ] as const)
    expect((await organiser.send(call, body)).status).toBeGreaterThanOrEqual(400)
})

it('are in orders as in the choice: group by group, also after both were sorted', async () => {
  const sale = await onSale()
  const shirt = await addGroup(sale.id)
  const dinner = await addGroup(sale.id, { name: 'Dinner', addOns: [size('Soup'), size('Salad')] })
  const addOns = [...shirt.addOns, ...dinner.addOns].map(({ id }) => ({ ticketTypeId: id, quantity: 1 }))
  const items = [{ ticketTypeId: sale.types[0], quantity: 1, addOns }]
  const { token } = await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, { items })
  const ordered = async () => (await sale.view(token)).extras.map(({ typeName }: { typeName: string }) => typeName)
  const chosen = async () => {
    const { addOnGroups } = await sale.buyer.ok(`GET /api/v1/public/events/${sale.slug}`)
    return addOnGroups.flatMap((group: typeof shirt) => group.addOns.map(({ name }: { name: string }) => name))
  }
  expect([await ordered(), await chosen()]).toEqual(Array(2).fill(['S', 'M', 'Soup', 'Salad']))
  await organiser.ok(`PUT /api/v1/events/${sale.id}/add-on-groups/order`, { ids: [dinner.id, shirt.id] })
  const [soup, salad] = dinner.addOns
  await organiser.ok(`PATCH /api/v1/add-on-groups/${dinner.id}`, {
    addOns: [salad, soup].map(({ id, name }) => ({ ...size(name), id })),
  })
  const sorted = Array(2).fill(['Salad', 'Soup', 'S', 'M'])
  expect([await ordered(), await chosen()]).toEqual(sorted)
  // before, each group counted its own from 0
  await app.db.execute(sql`update ticket_types t set position = t.position
    - (select min(o.position) from ticket_types o where o.add_on_group_id = t.add_on_group_id)
    where kind = 'add-on' and event_id = ${sale.id}`)
  expect(await ordered()).not.toEqual(sorted[0])
  const migration = new URL('../../../migrations/0096_sort-add-ons.sql', import.meta.url)
  await app.db.execute(readFileSync(migration, 'utf8'))
  expect([await ordered(), await chosen()]).toEqual(sorted)
})

const shirts = { name: 'T-shirt', minPerTicket: 0, maxPerTicket: 2, addOns: [size('S')] }

it('an add-on with orders stays, with the capacity that they need; a small business keeps its usual rate', async () => {
  const sale = await onSale()
  const { id, addOns } = await addGroup(sale.id)
  const [small, medium] = addOns
  const { id: order } = await sale.order((await sale.placeOrder({ paymentMethod: 'free' })).token)
  await app.db.execute(sql`
    insert into tickets (id, order_id, ticket_type_id, kind, number, seed, price_cents, tax_rate_bp)
    select 'tic_add_on_' || id, order_id, ${small.id}, 'add-on', 'ADD0', seed, 0, 0 from tickets where order_id = ${order}`)
  await app.db.execute(sql`update inventory set sold = 1 where id = ${small.id}`)
  const change = (body: object) => organiser.send(`PATCH /api/v1/add-on-groups/${id}`, body)
  const inUse = (path: string) => ({ status: 409, body: { errors: [{ path, code: 'orders-in-it' }] } })
  expect(await change({ addOns: [{ ...size('M'), id: medium.id }] })).toMatchObject(inUse('body.addOns'))
  expect(await organiser.send(`DELETE /api/v1/add-on-groups/${id}`)).toMatchObject(inUse('params.id'))
  expect(await change({ addOns: [size('L'), { ...size('S', 0), id: small.id }] })).toMatchObject({
    status: 422,
    body: { errors: [{ path: 'body.addOns.1.capacity', code: 'below-seats-taken', limit: 1 }] },
  })
  await app.db.execute(sql`update teams set small_business_in = 'DE' where id = ${organiser.me.lastTeam}`)
  await app.db.execute(
    sql`update ticket_types set usual_tax_rate_bp = tax_rate_bp, tax_rate_bp = 0 where event_id = ${sale.id}`,
  )
  const kept = { id: small.id, ...size('S', 1), taxRateBp: 0 }
  expect(await change({ addOns: [kept] })).toMatchObject({
    body: { addOns: [{ id: small.id, taxRateBp: 0, capacity: 1, sold: 1, left: 0 }] },
  })
  const { rows } = await app.db.execute(sql`select usual_tax_rate_bp as usual from ticket_types where id = ${small.id}`)
  expect(rows).toEqual([{ usual: 1900 }])
})

it('buyers choose add-ons for each ticket after the tickets; what is missing is said, and nothing is lost', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 50 }] })
  const [type = ''] = sale.types
  const { id, addOns } = await addGroup(sale.id, { name: 'Workshop', minPerTicket: 1, maxPerTicket: 1 })
  const free = [
    ['free', type],
    ['name', 'Zoë Käufer'],
    ['email', 'zoe@example.com'],
    ['do', 'fill'],
  ] as const
  const post = (...fields: (readonly [string, string])[]) =>
    sale.buyer.form(
      `/en/e/${sale.slug}`,
      [[`quantity.${type}`, '2'], ...fields].map(([name, value]) => [name ?? '', value ?? '']),
    )
  const asked = await post(...free, ['add-ons', 'ask'])
  expect(asked.status).toBe(200)
  expect(asked.body).toContain('Ticket 2: Seat')
  const one = [`add-on.${type}.0.${id}`, addOns[1].id] as const
  const missing = await post(...free, ['add-ons', 'chosen'], one)
  expect(missing.status).toBe(422)
  expect(missing.body).toContain('Ticket 2: choose one under “Workshop”.')
  expect(missing.body).toContain('name="name" value="Zoë Käufer"')
  const done = await post(['once', 'a-key-that-is-drawn-at-random'], ['add-ons', 'chosen'], one, [
    `add-on.${type}.1.${id}`,
    addOns[0].id,
  ])
  expect(done.status).toBe(303)
  const [group] = await organiser.ok(`GET /api/v1/events/${sale.id}/add-on-groups`)
  expect(group.addOns.map(({ held }: { held: number }) => held)).toEqual([1, 1])
})

it('each ticket gets its message, and the lines of the order name the add-ons with their prices', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 1000, capacity: 50 }] })
  const [type = ''] = sale.types
  const { id } = await addGroup(sale.id, { name: 'Workshop', minPerTicket: 1, maxPerTicket: 2 })
  const dinner = { name: 'Dinner', priceCents: 2500, taxRateBp: 1900, capacity: 1 }
  const meals = await addGroup(sale.id, { name: 'Meals', minPerTicket: 0, maxPerTicket: 2, addOns: [dinner] })
  const [workshop, meal] = [
    (await organiser.ok(`GET /api/v1/events/${sale.id}/add-on-groups`))[0].addOns[0],
    meals.addOns[0],
  ]
  const post = async (...fields: [string, string][]) => {
    const form = [[`quantity.${type}`, '2'], ['add-ons', 'chosen'], ['once', crypto.randomUUID()], ...fields]
    return await sale.buyer.form(
      `/en/e/${sale.slug}`,
      form.map(([name = '', value = '']) => [name, value]),
    )
  }
  const of = (at: number, addOn: string, many: string): [string, string] => [`add-on.${type}.${at}.${addOn}`, many]
  const none = await post()
  expect([none.status, none.body]).toEqual([422, expect.stringContaining('Ticket 1: choose one under “Workshop”.')])
  expect(none.body).toContain(`<a href="#add-on.${type}.1.${id}">Ticket 2: choose one under “Workshop”.</a>`)
  const tooMany = await post(of(0, workshop.id, '3'), of(1, workshop.id, '1'))
  expect(tooMany.body).toContain('Ticket 1: choose no more than 2 under “Workshop”.')
  expect(tooMany.body).toContain('<option value="3" selected="">')
  const soldOut = await post(of(0, workshop.id, '1'), of(0, meal.id, '1'), of(1, workshop.id, '1'), of(1, meal.id, '1'))
  expect([soldOut.status, soldOut.body]).toEqual([409, expect.stringContaining('only 1 left of “Dinner”.')])
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, formOf([{ ...diet, required: false }]))
  const done = await post(of(0, workshop.id, '1'), of(0, meal.id, '1'), of(1, workshop.id, '2'))
  const checkout = withoutSpans((await sale.buyer.send(`GET ${done.headers.get('location')}`)).body)
  // buyers must know which of their tickets has dinner when they answer a question about it
  expect([...checkout.matchAll(/<fieldset class="of-ticket"><legend>([^<]*)/g)].map(([, title]) => title)).toEqual([
    `Ticket 1, Seat + ${workshop.name} + Dinner`,
    `Ticket 2, Seat + 2 × ${workshop.name}`,
  ])
  expect(checkout).toContain('1 × Dinner')
  expect(checkout).toContain(`3 × ${workshop.name}`)
  const held = async () =>
    (await organiser.ok(`GET /api/v1/events/${sale.id}/add-on-groups`)).map(
      (group: { addOns: { held: number }[] }) => group.addOns[0]?.held,
    )
  expect(await held()).toEqual([3, 1])
  const next = (await post()).body
  expect(next).toMatch(/Dinner\s· <span class="whole">€25.00<\/span><small class="soft">Sold out<\/small>/)
  expect(next).not.toContain(`name="add-on.${type}.0.${meal.id}"`)
  // tickets are counted without what is bought with them
  const token = done.headers.get('location')?.split('/').pop() ?? ''
  await sale.complete(token)
  await sale.act(token, 'mark-paid')
  const { types } = await organiser.ok(`GET /api/v1/events/${sale.id}/sales-series`)
  expect(types.map(({ name, sold }: { name: string; sold: number[] }) => [name, sold.at(-1)])).toEqual([['Seat', 2]])
  const { currencies } = await organiser.ok(`GET /api/v1/reports/sales?event=${sale.id}&from=2026-01-01&to=2099-12-31`)
  expect(currencies).toMatchObject([{ groups: [{ periods: [{ tickets: 2, orders: 1, grossCents: 9000 }] }] }])
})
