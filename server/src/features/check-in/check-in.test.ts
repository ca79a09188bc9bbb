import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { codeHashOf } from '../../lib/code-hash.ts'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import type { TestDevice } from '../../test/door.ts'
import { codesOf, deviceAt, makeList, openDevice } from '../../test/door.ts'
import { lockWaiters, raceOnLock } from '../../test/race-on-lock.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { connectStream } from '../../test/stream.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'

/** A second process on the same database. */
const { app, organiser } = await startTestBed()
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))

const types = [
  { name: 'Stalls', priceCents: 0, capacity: 20 },
  { name: 'Balcony', priceCents: 2500, capacity: 20 },
]

interface Door {
  sale: EventOnSale
  list: string
  device: TestDevice
  /** The codes of two free tickets. */
  codes: string[]
}

/** An event with two paid tickets, a check-in list, and a phone at its entrance. */
async function openDoor(list: object = {}, link: object = {}): Promise<Door> {
  const sale = await eventOnSale(organiser, { types })
  await sale.placeOrder({ quantity: 2, paymentMethod: 'free' })
  const { id } = await makeList(organiser, sale.id, list)
  return { sale, list: id, device: await openDevice(organiser, id, link), codes: await codesOf(app, sale.id) }
}
const dashboardOf = (list: string) => organiser.ok(`GET /api/v1/check-in-lists/${list}/dashboard`)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const codeAt = (codes: string[], at = 0) => codes[at] ?? ''

describe('a scan', () => {
  it('admits a ticket once, and says when and where it was admitted', async () => {
    const { device, list, codes, sale } = await openDoor()
    const code = codeAt(codes)
    const first = await device.scan({ code })
    expect(first).toMatchObject({
      verdict: 'admitted',
      gate: 'Main entrance',
      ticket: { typeName: 'Stalls', name: 'Robin' },
    })
    const second = await openDevice(organiser, list, { gate: 'Side door' })
    expect(await second.scan({ code })).toMatchObject({
      verdict: 'already-in',
      earlier: { at: first.at, gate: 'Main entrance', device: device.id },
    })
    expect(await device.scan({ ticket: first.ticket?.id ?? '' })).toMatchObject({ verdict: 'already-in' })
    const { inside, admitted, expected, types, gates, scans } = await dashboardOf(list)
    expect({ inside, admitted, expected }).toEqual({ inside: 1, admitted: 1, expected: 2 })
    expect(types[0]).toEqual({ id: sale.types[0], name: 'Stalls', inside: 1, admitted: 1, expected: 2 })
    expect(gates.map(({ gate, entries }: Record<string, unknown>) => [gate, entries])).toEqual([
      ['Main entrance', 1],
      ['Side door', 0],
    ])
    expect(scans.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['already-in', 'already-in', 'admitted'])
  })

  it('has one effect, however often and from wherever it is sent', async () => {
    const { device, list, codes } = await openDoor()
    const scan = { id: randomUUID(), code: codeAt(codes) }
    const answers = await Promise.all([
      device.scan(scan),
      device.scan(scan),
      deviceAt(other.publicUrl, device.token).scan(scan),
    ])
    expect(answers.map(({ verdict }) => verdict)).toEqual(['admitted', 'admitted', 'admitted'])
    expect(await dashboardOf(list)).toMatchObject({ inside: 1, scans: [{ id: scan.id }] })
  })

  it('lets a ticket in once when two processes see it at the same moment', async () => {
    const { device, list, codes } = await openDoor()
    const code = codeAt(codes)
    const answers = await raceOnLock(app, 'check_in_lists', [
      () => device.scan({ code }),
      () => deviceAt(other.publicUrl, device.token).scan({ code }),
    ])
    expect(answers.map(({ verdict }) => verdict).sort()).toEqual(['admitted', 'already-in'])
    expect(await lockWaiters(app)).toBe(0)
    expect(await dashboardOf(list)).toMatchObject({ inside: 1 })
  })

  it('refuses what is no ticket of the event, and nothing of it is stored but the refusal', async () => {
    const { device, list, codes } = await openDoor()
    const elsewhere = await openDoor()
    const stranger = await signUp(app.publicUrl)
    const foreign = await eventOnSale(stranger, { types })
    await foreign.placeOrder({ paymentMethod: 'free' })
    const [theirs = ''] = await codesOf(app, foreign.id)
    const verdict = async (code: string) => (await device.scan({ code })).verdict
    const own = codeAt(codes)
    expect(await verdict('https://example.com/menu')).toBe('unknown')
    expect(await verdict(own.slice(0, 40))).toBe('unknown')
    expect(await verdict(`${own.slice(0, -1)}${own.endsWith('0') ? '1' : '0'}`)).toBe('unknown')
    expect(await verdict('\u0000'.repeat(300))).toBe('unknown')
    expect(await verdict(theirs)).toBe('unknown')
    const wrong = await device.scan({ code: codeAt(elsewhere.codes) })
    expect(wrong).toMatchObject({ verdict: 'wrong-event', event: 'Winter Concert' })
    expect(wrong).not.toHaveProperty('ticket')
    expect((await device.send([{ code: 'x'.repeat(10_240) }])).status).toBe(422)
    expect(await dashboardOf(list)).toMatchObject({ inside: 0 })
  })

  it('refuses the former code of a ticket that was passed on, and tells it from a forged one', async () => {
    const sale = await eventOnSale(organiser, { types })
    const order = await sale.placeOrder({ paymentMethod: 'free' })
    const { id } = await makeList(organiser, sale.id)
    const device = await openDevice(organiser, id)
    const { version, tickets } = await device.roster()
    const [former = ''] = await codesOf(app, sale.id)
    const kim = { name: 'Kim', email: 'kim@example.com' }
    await sale.buyer.ok(`POST /api/v1/public/orders/${order.token}/tickets/${tickets[0]?.id}/pass-on`, kim)
    const [code = ''] = await codesOf(app, sale.id)
    expect(await device.scan({ code: former })).toMatchObject({ verdict: 'replaced', ticket: { name: 'Kim' } })
    expect((await device.scan({ code: `${former.slice(0, -1)}${former.endsWith('0') ? '1' : '0'}` })).verdict).toBe(
      'unknown',
    )
    const recognised = { ticket: tickets[0]?.id ?? '', hash: codeHashOf(former) }
    const late = await device.scan({ ...recognised, shown: 'admitted' })
    expect((await device.scan({ ...recognised, hash: codeHashOf('forged') })).verdict).toBe('unknown')
    expect(await dashboardOf(id)).toMatchObject({ inside: 0, conflicts: [{ id: late.id, verdict: 'replaced' }] })
    const changed = await device.roster(version)
    expect(changed.tickets).toMatchObject([{ hash: codeHashOf(code), former: [codeHashOf(former)], name: 'Kim' }])
    expect((await device.scan({ code })).verdict).toBe('admitted')
  })

  it('takes the number of a ticket for its code', async () => {
    const { device, codes } = await openDoor()
    const { tickets } = await device.roster()
    const number = (tickets[0]?.number ?? '').toLowerCase().replace('-', '')
    expect((await device.scan({ code: number })).verdict).toBe('admitted')
    expect((await device.scan({ code: codeAt(codes) })).verdict).toBe('already-in')
  })

  it('refuses tickets that are not on the list, unpaid or cancelled', async () => {
    const { sale, list, codes } = await openDoor({ ticketTypes: undefined })
    await organiser.ok(`PATCH /api/v1/check-in-lists/${list}`, { ticketTypes: [sale.types[1]] })
    const device = await openDevice(organiser, list, { takesMoney: true })
    expect((await device.scan({ code: codeAt(codes) })).verdict).toBe('wrong-list')
    const order = await sale.placeOrder({ quantity: [0, 2] })
    const [, , unpaid = ''] = await codesOf(app, sale.id)
    expect(await device.scan({ code: unpaid })).toMatchObject({
      verdict: 'unpaid',
      due: { cents: 5000, currency: 'EUR', tickets: 2 },
    })
    await sale.act(order.token, 'mark-paid')
    expect((await device.scan({ code: unpaid })).verdict).toBe('admitted')
    await sale.act(order.token, 'refund', {})
    expect((await device.scan({ code: unpaid })).verdict).toBe('cancelled')
  })

  it('refuses tickets before and after the times of the list', async () => {
    const early = await openDoor({ validFrom: inMinutes(5) })
    expect((await early.device.scan({ code: codeAt(early.codes) })).verdict).toBe('not-yet')
    const late = await openDoor({ validUntil: inMinutes(-5) })
    expect((await late.device.scan({ code: codeAt(late.codes) })).verdict).toBe('over')
  })

  it('lets people out and, if the list allows it, in again', async () => {
    const { device, list, codes } = await openDoor({ exits: true })
    const code = codeAt(codes)
    const exit = () => device.scan({ code, kind: 'exit' })
    expect((await exit()).verdict).toBe('not-in')
    await device.scan({ code })
    expect((await exit()).verdict).toBe('left')
    expect((await exit()).verdict).toBe('not-in')
    expect(await dashboardOf(list)).toMatchObject({ inside: 0, admitted: 1, gates: [{ entries: 1, exits: 1 }] })
    expect((await device.scan({ code })).verdict).toBe('no-reentry')
    await organiser.ok(`PATCH /api/v1/check-in-lists/${list}`, { reentry: true })
    expect((await device.scan({ code })).verdict).toBe('admitted')
  })

  it('is undone by a scan of its own, if it is the last one of its ticket', async () => {
    const { device, list, codes } = await openDoor({ exits: true })
    const code = codeAt(codes)
    const entry = await device.scan({ code })
    const exit = await device.scan({ code, kind: 'exit' })
    const undo = (of: string) => device.scan({ kind: 'undo', of })
    expect((await undo(entry.id)).verdict).toBe('nothing-to-undo')
    expect((await undo(exit.id)).verdict).toBe('undone')
    expect((await undo(exit.id)).verdict).toBe('nothing-to-undo')
    expect(await dashboardOf(list)).toMatchObject({ inside: 1 })
    const again = await openDoor()
    const first = await again.device.scan({ code: codeAt(again.codes) })
    expect((await again.device.scan({ kind: 'undo', of: first.id })).verdict).toBe('undone')
    expect((await again.device.scan({ code: codeAt(again.codes) })).verdict).toBe('admitted')
    expect(await dashboardOf(again.list)).toMatchObject({ inside: 1, admitted: 1 })
    expect((await again.device.scan({ kind: 'undo', of: randomUUID() })).verdict).toBe('nothing-to-undo')
  })
})

describe('scans without a network', () => {
  it('show a ticket that two devices admitted as a conflict, to both and on the dashboard', async () => {
    const { device, list, codes } = await openDoor()
    const second = await openDevice(organiser, list, { gate: 'Side door' })
    const code = codeAt(codes)
    const { version } = await second.roster()
    await second.scan({ code })
    const late = await device.scan({ code, shown: 'admitted', at: inMinutes(-1) })
    expect(late).toMatchObject({ verdict: 'already-in', shown: 'admitted', earlier: { gate: 'Side door' } })
    const conflict = { id: late.id, earlier: { device: second.id } }
    expect(await second.roster(version)).toMatchObject({ conflicts: [conflict], conflictCount: 1 })
    expect(await dashboardOf(list)).toMatchObject({ inside: 1, conflicts: [conflict], conflictCount: 1 })
    await device.scan({ kind: 'undo', of: late.id })
    expect(await dashboardOf(list)).toMatchObject({ inside: 1, conflicts: [], conflictCount: 0 })
  })

  it('count no ticket that the device has sent away', async () => {
    const { device, list, codes } = await openDoor()
    expect((await device.scan({ code: codeAt(codes), shown: 'unknown' })).verdict).toBe('unknown')
    expect(await dashboardOf(list)).toMatchObject({ inside: 0, conflicts: [] })
  })

  it('correct what the server had recorded when its answer did not arrive in time', async () => {
    const { device, list, codes } = await openDoor()
    const admitted = await device.scan({ code: codeAt(codes) })
    await device.scan({ id: admitted.id, code: codeAt(codes), shown: 'unknown' })
    await device.scan({ id: admitted.id, code: codeAt(codes), shown: 'unknown' })
    expect(await dashboardOf(list)).toMatchObject({ inside: 0, admitted: 0 })
    await device.scan({ code: codeAt(codes, 1) })
    const refused = await device.scan({ code: codeAt(codes, 1) })
    await device.scan({ id: refused.id, code: codeAt(codes, 1), shown: 'admitted' })
    expect(await dashboardOf(list)).toMatchObject({ inside: 1, conflicts: [{ id: refused.id }] })
  })

  it('have the time at which they were made, also from a device with a wrong clock', async () => {
    const { device, codes } = await openDoor()
    const clock = Date.parse('2031-01-01T00:00:00Z')
    const [result] = (
      await device.send(
        [{ code: codeAt(codes), at: new Date(clock - 90_000).toISOString(), shown: 'admitted' }],
        new Date(clock).toISOString(),
      )
    ).body.results
    expect(result.verdict).toBe('admitted')
    expect(Math.abs(Date.now() - 90_000 - Date.parse(result.at))).toBeLessThan(10_000)
    const future = await device.send([{ code: codeAt(codes, 1), at: inMinutes(60) }])
    expect(Date.parse(future.body.results[0].at)).toBeLessThanOrEqual(Date.now() + 1000)
  })

  it('are taken after the end of the link if they were made before, and never from a revoked link', async () => {
    const { device, codes, list } = await openDoor()
    const [{ links }] = await organiser.ok(`GET /api/v1/events/${(await listsOf(list)).event}/check-in-lists`)
    const change = (fields: object) => organiser.ok(`PATCH /api/v1/check-in-links/${links[0].id}`, fields)
    await change({ validUntil: inMinutes(-10) })
    expect((await device.send([{ code: codeAt(codes) }])).body.results[0].verdict).toBe('over')
    const before = await device.send([{ code: codeAt(codes), at: inMinutes(-20), shown: 'admitted' }])
    expect(before.body.results[0].verdict).toBe('admitted')
    await change({ validUntil: inMinutes(-60 * 24 * 8) })
    expect((await device.send([{ code: codeAt(codes) }])).body.code).toBe('link-closed')
    await change({ validUntil: null, revoked: true })
    expect((await device.send([{ code: codeAt(codes) }])).body.code).toBe('link-closed')
    await change({ revoked: false })
    expect((await device.send([{ code: codeAt(codes, 1) }])).body.results[0].verdict).toBe('admitted')
  })
})

const listsOf = async (list: string) => {
  const { rows } = await app.db.execute<{ event: string }>(
    sql`select event_id as event from check_in_lists where id = ${list}`,
  )
  return { event: rows[0]?.event ?? '' }
}

describe('a roster', () => {
  it('has the hashes of the codes, and afterwards only what has changed', async () => {
    const { device, sale, codes } = await openDoor()
    await sale.reserve()
    const whole = await device.roster()
    expect(whole).toMatchObject({ full: true, link: { state: 'open', gate: 'Main entrance' } })
    expect(whole.tickets).toHaveLength(2)
    expect(JSON.stringify(whole)).not.toContain(codeAt(codes).slice(27))
    const result = await device.scan({ code: codeAt(codes) })
    const changed = await device.roster(whole.version)
    expect(changed.full).toBe(false)
    // the order is so new that its tickets count as changed too
    expect(changed.tickets).toContainEqual(
      expect.objectContaining({
        id: result.ticket?.id,
        inside: true,
        admitted: true,
        at: result.at,
        gate: 'Main entrance',
      }),
    )
    await app.db.execute(sql`update order_entries set at = at - interval '1 hour'`)
    expect((await device.roster(changed.version)).tickets).toEqual([])
    const late = await sale.placeOrder({ quantity: [0, 1] })
    const { tickets, version } = await device.roster(changed.version)
    expect(tickets).toMatchObject([{ state: 'unpaid', type: 1 }])
    await sale.act(late.token, 'mark-paid')
    expect((await device.roster(version)).tickets).toMatchObject([{ state: 'valid' }])
    expect((await device.roster('nonsense')).full).toBe(true)
  })

  it('has no names when the list shows none, and is whole again when the list changes', async () => {
    const { device, list } = await openDoor()
    const whole = await device.roster()
    expect(whole.tickets[0]?.name).toBe('Robin')
    await organiser.ok(`PATCH /api/v1/check-in-lists/${list}`, { names: false })
    const again = await device.roster(whole.version)
    expect(again.full).toBe(true)
    expect(JSON.stringify(again)).not.toContain('Robin')
  })

  it('is closed to a link that is revoked, over or not open yet, which says so', async () => {
    const stateOf = async (fields: object) => {
      const { device } = await openDoor({}, fields)
      const { body } = await organiser.send(`GET /api/v1/check-in/${device.token}`)
      const roster = await organiser.send(`GET /api/v1/check-in/${device.token}/roster`)
      return [body.state, roster.status === 200 ? 'roster' : roster.body.code]
    }
    expect(await stateOf({})).toEqual(['open', 'roster'])
    expect(await stateOf({ validFrom: inMinutes(5) })).toEqual(['not-yet', 'link-closed'])
    expect(await stateOf({ validUntil: inMinutes(-5) })).toEqual(['ended', 'link-closed'])
    const { device } = await openDoor()
    const forged = `${device.token.slice(0, -1)}${device.token.endsWith('0') ? '1' : '0'}`
    expect((await organiser.send(`GET /api/v1/check-in/${forged}`)).body.code).toBe('not-found')
  })
})

describe('a check-in list', () => {
  it('is checked, changed, and deleted while nothing was scanned with it', async () => {
    const { sale, list, device, codes } = await openDoor()
    const foreign = await openDoor()
    const lists = `POST /api/v1/events/${sale.id}/check-in-lists`
    const refused = await organiser.send(lists, { name: 'VIP', ticketTypes: [foreign.sale.types[0]] })
    expect(refused.body.errors).toMatchObject([{ path: 'body.ticketTypes', code: 'not-of-event' }])
    const reversed = { validFrom: inMinutes(5), validUntil: inMinutes(-5) }
    expect((await organiser.send(lists, { name: 'VIP', ...reversed })).status).toBe(422)
    await organiser.ok(`PATCH /api/v1/check-in-lists/${list}`, { validFrom: inMinutes(5) })
    const late = await organiser.send(`PATCH /api/v1/check-in-lists/${list}`, { validUntil: inMinutes(-5) })
    expect(late.body.errors).toMatchObject([{ path: 'body.validUntil', code: 'ends-before-start' }])
    await organiser.ok(`PATCH /api/v1/check-in-lists/${list}`, { validFrom: null, name: 'Doors' })
    const unused = await makeList(organiser, sale.id)
    await organiser.ok(`DELETE /api/v1/check-in-lists/${unused.id}`)
    await device.scan({ code: codeAt(codes) })
    const kept = await organiser.send(`DELETE /api/v1/check-in-lists/${list}`)
    expect(kept.body.errors).toMatchObject([{ code: 'scans-in-it' }])
    expect(await organiser.ok(`GET /api/v1/events/${sale.id}/check-in-lists`)).toMatchObject([
      { id: list, name: 'Doors', used: true, links: [{ token: device.token }] },
    ])
  })

  it('tells open dashboards that something was scanned', async () => {
    const { device, list, codes } = await openDoor()
    const stream = await connectStream(organiser, `${app.publicUrl}/api/v1/check-in-lists/${list}/stream`)
    expect(await stream.next()).toMatchObject({ event: 'change', id: '0' })
    await deviceAt(other.publicUrl, device.token).scan({ code: codeAt(codes) })
    expect(await stream.next()).toMatchObject({ event: 'change', id: '1' })
    stream.close()
  })

  it('loses the scans of test orders when they are deleted, and devices read everything again', async () => {
    const sale = await eventOnSale(organiser, { types, status: 'test' })
    const { token } = await sale.reserve(1, { buyer: organiser })
    await sale.complete(token, { paymentMethod: 'free' })
    const list = await makeList(organiser, sale.id)
    const device = await openDevice(organiser, list.id)
    const [code = ''] = await codesOf(app, sale.id)
    expect((await device.scan({ code })).verdict).toBe('admitted')
    const { version } = await device.roster()
    await organiser.ok(`PUT /api/v1/events/${sale.id}/status`, { status: 'On Sale' })
    expect(await device.roster(version)).toMatchObject({ full: true, tickets: [] })
    expect(await dashboardOf(list.id)).toMatchObject({ inside: 0, scans: [] })
  })
})
