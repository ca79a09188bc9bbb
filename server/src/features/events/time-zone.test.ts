import { sameWallTime } from '@foyer/contract/same-wall-time'
import { wallTimeCases } from '@foyer/contract/test/wall-time-cases'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { makeList } from '../../test/door.ts'
import { formOf, question } from '../../test/order-form.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { schemaColumns } from '../../test/schema-columns.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()

const [from, until] = ['2099-11-01T09:00:00.000Z', '2099-11-10T22:59:59.000Z']
// an hour later in London
const [movedFrom, movedUntil] = ['2099-11-01T10:00:00.000Z', '2099-11-10T23:59:59.000Z']

const discount = { name: 'Early', rule: { kind: 'percent', bp: 1000 } }
const terms = { days: 14, workingDays: false, offeredUntilDays: 2, reminders: [3], late: 'accept' }
const code = { effect: { kind: 'percent', bp: 1000 }, validFrom: from }

const changeZone = (id: string, fields: object = {}) =>
  organiser.ok(`PATCH /api/v1/events/${id}`, { timeZone: 'Europe/London', ...fields })

it('moments that were entered in another time zone than the event has by now are refused, and nothing else', async () => {
  const types = [{ name: 'Seat', priceCents: 0, capacity: 10, salesFrom: from }]
  const sale = await eventOnSale(organiser, { types })
  const of = `/api/v1/events/${sale.id}`
  const { id: codeId } = await organiser.ok(`POST ${of}/promo-codes`, { ...code, code: 'OPEN' })
  const list = await makeList(organiser, sale.id, { validFrom: from })
  const links = `/api/v1/check-in-lists/${list.id}/links`
  const link = await organiser.ok(`POST ${links}`, { gate: 'Main', validFrom: from })
  const { timeZone } = await organiser.ok(`GET ${of}`)
  await changeZone(sale.id)
  const [name, seat] = ['Door', { name: 'Late', priceCents: 0, capacity: 1 }]
  const batch = { ...code, count: 2, prefix: 'B' }
  const writes: [path: string, body: object][] = [
    [`PATCH /api/v1/ticket-types/${sale.types[0]}`, { salesFrom: from }],
    [`POST ${of}/ticket-types`, { ...seat, salesUntil: until }],
    [`PATCH /api/v1/promo-codes/${codeId}`, { validFrom: from }],
    [`POST ${of}/promo-codes`, { ...code, code: 'NEW' }],
    [`POST ${of}/promo-codes/batch`, batch],
    [`POST ${of}/promo-codes/import`, { codes: [{ ...code, code: 'FILE' }] }],
    [`PATCH /api/v1/check-in-lists/${list.id}`, { validFrom: from }],
    [`POST ${of}/check-in-lists`, { name, validFrom: from }],
    [`PATCH /api/v1/check-in-links/${link.id}`, { validFrom: from }],
    [`POST ${links}`, { gate: 'Side', validFrom: from }],
  ]
  const statusOf = async (path: string, body: object) => {
    const answer = await organiser.send(path, body)
    return answer.status < 300 ? 'saved' : answer.body.code
  }
  for (const [path, body] of writes)
    expect([path, await statusOf(path, { ...body, timeZone })]).toEqual([path, 'stale'])
  expect(await organiser.ok(`GET ${of}/ticket-types`)).toMatchObject([{ salesFrom: movedFrom }])
  expect(await statusOf(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { name: 'Chair', timeZone })).toBe('saved')
  expect(await statusOf(`PATCH /api/v1/ticket-types/${sale.types[0]}`, { salesFrom: null, timeZone })).toBe('saved')
  for (const [path, body] of writes)
    expect([path, await statusOf(path, { ...body, timeZone: 'Europe/London' })]).toEqual([path, 'saved'])
})

describe('a change of the time zone', () => {
  it('keeps the local times of the event and of everything that it has', async () => {
    const sale = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 0, capacity: 10, salesFrom: from, salesUntil: until }],
      changes: {
        endsAt: '2099-11-20T21:30:00.000Z',
        doorsMinutesBefore: 60,
        discounts: [{ ...discount, from, until }, discount],
        paymentTerms: { ...terms, latest: until },
      },
    })
    const of = `/api/v1/events/${sale.id}`
    const addOns = [{ name: 'Dinner', priceCents: 0, taxRateBp: 0, capacity: 20 }]
    const group = { name: 'Meals', minPerTicket: 0, maxPerTicket: 1, addOns }
    await organiser.ok(`POST ${of}/add-on-groups`, group)
    // no route sets it
    await app.db.execute(sql`update add_on_groups set later_until = ${until} where event_id = ${sale.id}`)
    await organiser.ok(`POST ${of}/promo-codes`, { ...code, code: 'OPEN', validUntil: until })
    const questions = [question('diet', { changeableUntil: until }), question('source')]
    await organiser.ok(`PUT ${of}/order-questions`, formOf(questions))
    const list = await makeList(organiser, sale.id, { validFrom: from, validUntil: until })
    await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'Main', validFrom: from })

    expect(await changeZone(sale.id)).toMatchObject({
      timeZone: 'Europe/London',
      date: '2099-11-20T19:30:00.000Z',
      endsAt: '2099-11-20T22:30:00.000Z',
      doorsMinutesBefore: 60,
      discounts: [{ ...discount, from: movedFrom, until: movedUntil }, discount],
      paymentTerms: { ...terms, latest: movedUntil },
    })
    expect(await organiser.ok(`GET ${of}/ticket-types`)).toMatchObject([
      { salesFrom: movedFrom, salesUntil: movedUntil },
    ])
    expect((await app.db.execute(sql`select from add_on_groups where later_until = ${movedUntil}`)).rowCount).toBe(1)
    expect(await organiser.ok(`GET ${of}/promo-codes`)).toMatchObject([
      { validFrom: movedFrom, validUntil: movedUntil },
    ])
    expect(await organiser.ok(`GET ${of}/order-questions`)).toMatchObject({
      questions: [{ changeableUntil: movedUntil }, { changeableUntil: 'event' }],
      version: 2,
    })
    const [moved] = await organiser.ok(`GET ${of}/check-in-lists`)
    expect(moved).toMatchObject({ validFrom: movedFrom, validUntil: movedUntil, links: [{ validFrom: movedFrom }] })
  })

  it('takes the moments that are given with it', async () => {
    const { id } = await eventOnSale(organiser)
    const date = '2099-11-21T20:00:00.000Z'
    expect(await changeZone(id, { date, discounts: [{ ...discount, until }] })).toMatchObject({
      date,
      discounts: [{ ...discount, until }],
    })
  })

  it('keeps codes that are over, and the deadline that a buyer was given', async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 1000, capacity: 10 }] })
    const over = new Date(Date.now() - 60_000).toISOString()
    const ended = { ...code, code: 'OVER', validFrom: null, validUntil: over }
    await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, ended)
    const { token } = await sale.placeOrder()
    const { dueAt } = await sale.order(token)
    await changeZone(sale.id)
    expect(await organiser.ok(`GET /api/v1/events/${sale.id}/promo-codes`)).toMatchObject([{ validUntil: over }])
    expect((await sale.order(token)).dueAt).toBe(dueAt)
  })

  it('refuses an end that the clocks put before the beginning', async () => {
    const { body } = await organiser.send('POST /api/v1/events', {
      title: 'Night',
      timeZone: 'UTC',
      urlLink: 'example.org',
    })
    const times = { date: '2099-03-29T02:30:00.000Z', endsAt: '2099-03-29T03:15:00.000Z' }
    await organiser.ok(`PATCH /api/v1/events/${body.id}`, times)
    const refused = await organiser.send(`PATCH /api/v1/events/${body.id}`, { timeZone: 'Europe/Berlin' })
    expect(refused.body.errors).toMatchObject([{ path: 'body.endsAt', code: 'ends-before-start' }])
  })

  it('of two at the same moment moves each time once', async () => {
    const sale = await eventOnSale(organiser, {
      types: [{ name: 'Seat', priceCents: 0, capacity: 10, salesUntil: until }],
    })
    await raceOnLock(app, 'inventory', [() => changeZone(sale.id), () => changeZone(sale.id)])
    expect(await organiser.ok(`GET /api/v1/events/${sale.id}/ticket-types`)).toMatchObject([{ salesUntil: movedUntil }])
  })

  it.each(wallTimeCases)('moves in the database as in the browser: $name', async ({ at, wanted, ...zone }) => {
    const { rows } = await app.db.execute<{ moved: string }>(
      sql`select same_wall_time(${at}::timestamptz, ${zone.from}, ${zone.to}) as moved`,
    )
    expect(rows.map(({ moved }) => new Date(moved).toISOString())).toEqual([wanted])
    expect(sameWallTime(at, zone)).toBe(wanted)
  })

  // a new column of these tables belongs in one of the two lists
  it('knows every moment of an event that members set', async () => {
    const moved = [
      ...['events.date', 'events.ends_at', 'ticket_types.sales_from', 'ticket_types.sales_until'],
      ...['add_on_groups.later_until', 'promo_codes.valid_from', 'promo_codes.valid_until'],
      ...['check_in_lists.valid_from', 'check_in_lists.valid_until'],
      ...['check_in_links.valid_from', 'check_in_links.valid_until'],
    ]
    const happened = ['api_key_checked_at', 'created_at', 'deleted_at', 'revoked_at']
    const columns = await schemaColumns()
    const tables = new Set(moved.map((column) => column.split('.')[0]))
    const found = columns.filter(
      ({ table, column, type }) => tables.has(table) && type.startsWith('timestamp') && !happened.includes(column),
    )
    expect(found.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(moved.toSorted())
  })
})
