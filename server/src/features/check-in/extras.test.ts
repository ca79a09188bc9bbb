import type { Roster } from '@foyer/contract/check-in-devices'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { makeList, openDevice } from '../../test/door.ts'
import { formOf, question } from '../../test/order-form.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()

const types = [{ name: 'Stalls', priceCents: 0, capacity: 20 }]

it('gives devices the add-ons of a ticket and the answers shown at the door, and what changes of them', async () => {
  const sale = await eventOnSale(organiser, { types })
  const group = { name: 'Extras', minPerTicket: 0, maxPerTicket: 4 }
  const addOn = { priceCents: 0, taxRateBp: 0, capacity: 9 }
  const { id: groupId, addOns } = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
    ...group,
    addOns: ['Dinner', 'T-shirt M'].map((name) => ({ ...addOn, name })),
  })
  const [dinner, shirt] = addOns
  const sizes = [{ id: 'vegan', texts: { en: 'Vegan', de: 'Vegane Kost' } }]
  const questions = [
    question('diet', { kind: 'choice', choices: sizes, per: 'ticket', atDoor: true }),
    question('company', { per: 'order', atDoor: true }),
    question('birthday', { per: 'order' }),
  ]
  const form = await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, formOf(questions))
  const { token } = await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, {
    items: [
      {
        ticketTypeId: sale.types[0],
        quantity: 1,
        addOns: [
          { ticketTypeId: dinner.id, quantity: 2 },
          { ticketTypeId: shirt.id, quantity: 1 },
        ],
      },
    ],
  })
  const [ticket] = (await sale.view(token)).tickets
  const answer = (id: string, value: string) => ({ question: id, values: [value] })
  await sale.complete(token, {
    paymentMethod: 'free',
    answers: [{ ...answer('diet', 'vegan'), ticket: ticket.id }, answer('company', 'ACME'), answer('birthday', 'May')],
  })
  const { id } = await makeList(organiser, sale.id)
  const device = await openDevice(organiser, id)
  const extras = {
    addOns: ['Dinner', 'Dinner', 'T-shirt M'],
    answers: expect.toSatisfy((answers: unknown[]) => answers.length === 2),
  }
  const whole = await device.roster()
  expect(whole.tickets).toMatchObject([extras])
  expect(whole.questions).toMatchObject([
    { id: 'diet', choices: sizes },
    { id: 'company', labels: { en: 'What is company?' } },
  ])
  expect(await device.scan({ ticket: ticket.id })).toMatchObject({ ticket: extras })
  const [{ ticket: onDashboard }] = (await organiser.ok(`GET /api/v1/check-in-lists/${id}/dashboard`)).scans
  expect(onDashboard).not.toHaveProperty('answers')

  // an add-on that is bought later, in an order of its own
  await app.db.execute(sql`update order_entries set at = at - interval '1 hour'`)
  const later = await sale.buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, {
    items: [{ ticketId: ticket.id, addOns: [{ ticketTypeId: shirt.id, quantity: 1 }] }],
  })
  expect((await device.scan({ ticket: ticket.id })).ticket?.addOns).toHaveLength(3)
  const before = await device.roster(whole.version)
  await sale.complete(later.token, { paymentMethod: 'free' })
  const changed = await device.roster(before.version)
  expect(changed).toMatchObject({ full: false, tickets: [{ addOns: [...extras.addOns, 'T-shirt M'] }] })

  // the words of the roster are its version
  const renamed = addOns.map((each: { id: string; name: string }) => ({
    ...addOn,
    id: each.id,
    name: `${each.name}!`,
  }))
  await organiser.ok(`PATCH /api/v1/add-on-groups/${groupId}`, { addOns: renamed })
  const again = await device.roster(changed.version)
  expect(again).toMatchObject({
    full: true,
    tickets: [{ addOns: ['Dinner!', 'Dinner!', 'T-shirt M!', 'T-shirt M!'] }],
  })
  const hidden = { ...form, questions: questions.map(({ atDoor: _, ...rest }) => rest) }
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, hidden)
  const without = await device.roster(again.version)
  expect(without.full).toBe(true)
  expect(JSON.stringify(without)).not.toMatch(/answers|questions|ACME/)
  await organiser.ok(`PUT /api/v1/events/${sale.id}/order-questions`, { ...form, version: form.version + 1 })
  await organiser.ok(`PATCH /api/v1/check-in-lists/${id}`, { names: false })
  expect(JSON.stringify(await device.roster())).not.toMatch(/answers|questions|ACME/)
  expect(JSON.stringify(await device.scan({ ticket: ticket.id }))).not.toMatch(/answers|ACME/)
})

it('admits on a list of an add-on only the tickets that have it, once however many they have, with a network and without', async () => {
  const sale = await eventOnSale(organiser, { types })
  const addOn = { priceCents: 0, taxRateBp: 0, capacity: 9 }
  const { addOns } = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
    name: 'Evening',
    minPerTicket: 0,
    maxPerTicket: 4,
    addOns: ['Dinner', 'Concert'].map((name) => ({ ...addOn, name })),
  })
  const [dinner, concert] = addOns
  const item = (addOnId: string, quantity: number) => ({
    ticketTypeId: sale.types[0],
    quantity: 1,
    ...(quantity > 0 && { addOns: [{ ticketTypeId: addOnId, quantity }] }),
  })
  const { token } = await sale.buyer.ok(`POST /api/v1/public/events/${sale.slug}/orders`, {
    items: [item(dinner.id, 2), item(concert.id, 1), item('', 0)],
  })
  await sale.complete(token, { paymentMethod: 'free' })
  const holders = async (device: { roster(): Promise<Roster> }) => {
    const { tickets } = await device.roster()
    return tickets.map(({ addOns: held = [], lacksAddOn }) => `${held.join()} ${lacksAddOn ?? false}`).sort()
  }
  const lists = `POST /api/v1/events/${sale.id}/check-in-lists`
  expect((await organiser.send(lists, { name: 'Dinner', addOns: sale.types })).body.errors).toMatchObject([
    { path: 'body.addOns', code: 'not-of-event' },
  ])
  const { id } = await makeList(organiser, sale.id, { addOns: [dinner.id] })
  const device = await openDevice(organiser, id)
  expect(await holders(device)).toEqual([' true', 'Concert true', 'Dinner,Dinner false'])
  const { tickets, types: rosterTypes, link, version } = await device.roster()
  expect({ onList: rosterTypes[0]?.onList, addOns: link.list.addOns }).toEqual({ onList: true, addOns: ['Dinner'] })
  const ticketWith = (name: string) => tickets.find(({ addOns: held = [] }) => (held[0] ?? '') === name)?.id ?? ''
  const verdict = async (ticket: string) => (await device.scan({ ticket })).verdict
  expect(await verdict(ticketWith('Dinner'))).toBe('admitted')
  expect(await verdict(ticketWith('Dinner'))).toBe('already-in')
  expect([await verdict(ticketWith('Concert')), await verdict(ticketWith(''))]).toEqual(['wrong-list', 'wrong-list'])
  const late = await device.scan({ ticket: ticketWith('Concert'), shown: 'admitted' })
  const dashboard = () => organiser.ok(`GET /api/v1/check-in-lists/${id}/dashboard`)
  expect(await dashboard()).toMatchObject({ inside: 1, admitted: 1, expected: 1, conflicts: [{ id: late.id }] })

  // one that is bought later counts once its order is paid
  await app.db.execute(sql`update order_entries set at = at - interval '1 hour'`)
  const later = await sale.buyer.ok(`POST /api/v1/public/orders/${token}/add-ons`, {
    items: [{ ticketId: ticketWith(''), addOns: [{ ticketTypeId: dinner.id, quantity: 1 }] }],
  })
  expect(await verdict(ticketWith(''))).toBe('wrong-list')
  await sale.complete(later.token, { paymentMethod: 'free' })
  const [changed] = (await device.roster(version)).tickets.filter((ticket) => ticket.id === ticketWith(''))
  expect(changed).not.toHaveProperty('lacksAddOn')
  expect(await verdict(ticketWith(''))).toBe('admitted')
  expect(await dashboard()).toMatchObject({ inside: 2, expected: 2 })

  await organiser.ok(`PATCH /api/v1/check-in-lists/${id}`, { addOns: [dinner.id, concert.id] })
  expect(await holders(device)).toEqual(['Concert false', 'Dinner false', 'Dinner,Dinner false'])
  // a list can be saved that names an add-on that is gone
  const other = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
    name: 'Day',
    minPerTicket: 0,
    maxPerTicket: 1,
    addOns: [{ ...addOn, name: 'Tour' }],
  })
  const asked = [dinner.id, other.addOns[0].id]
  await organiser.ok(`PATCH /api/v1/check-in-lists/${id}`, { addOns: asked })
  await organiser.ok(`DELETE /api/v1/add-on-groups/${other.id}`)
  expect(await organiser.ok(`PATCH /api/v1/check-in-lists/${id}`, { addOns: asked })).toMatchObject({ addOns: asked })
  await organiser.ok(`PATCH /api/v1/check-in-lists/${id}`, { addOns: null })
  expect((await dashboard()).expected).toBe(3)
})
