import { randomUUID } from 'node:crypto'
import { msPerHour } from '@foyer/contract/durations'
import { codeHashOf } from '@foyer/server/lib/code-hash'
import { signUp, testClient } from '@foyer/server/test/client'
import { addPaidTickets, codesOf, makeList } from '@foyer/server/test/door'
import { eventOnSale } from '@foyer/server/test/scenario'
import type { Device } from '@foyer/web/check-in-device/device'
import { createDevice } from '@foyer/web/check-in-device/device'
import { createMemoryStore } from '@foyer/web/check-in-device/memory-store'
import type { DoorServer } from '@foyer/web/check-in-device/types'
import { LinkClosed, NoAnswer } from '@foyer/web/check-in-device/types'
import { expect, it } from 'vitest'
import { startApiTestBed } from './test-bed.ts'

const app = await startApiTestBed()
const organiser = await signUp(app.publicUrl)

// `DOOR_RUNS=100 DOOR_TICKETS=5000` is the long form: so many doors, each with so many tickets
const doorNumbers = Array.from({ length: Number(process.env['DOOR_RUNS'] ?? 1) }, (_, at) => at + 1)
const tickets = Number(process.env['DOOR_TICKETS'] ?? 60)
const timeoutMs = Math.max(60_000, tickets * 200)

/** How often the network loses a request, and how often an answer. */
const lost = { request: 0.2, answer: 0.2 }
/** How often the whole network of a device is away while it scans a ticket. */
const away = 0.3
/** How often a device asks what has changed between two scans: the page does it every five seconds. */
const asks = 0.8

const isTrue = (share: number) => Math.random() < share

/** A device with its memory, over a network that loses requests and answers. */
function deviceOver(token: string, store = createMemoryStore()) {
  const client = testClient(app.publicUrl)
  const id = randomUUID()
  const network = { away: false, perfect: false }
  const lossy = async <T>(work: () => Promise<T>): Promise<T> => {
    if (network.away || (!network.perfect && isTrue(lost.request))) throw new NoAnswer('lost')
    const answer = await work()
    if (!network.perfect && isTrue(lost.answer)) throw new NoAnswer('lost')
    return answer
  }
  const ask = async (call: string, body?: object) => {
    const answer = await client.send(call, body)
    if (answer.body.code === 'link-closed') throw new LinkClosed()
    return answer.body
  }
  const server: DoorServer = {
    roster: ({ since = '', cursor = '' }) =>
      lossy(() => {
        const query = new URLSearchParams({ ...(since && { since }), ...(cursor && { cursor }) })
        return ask(`GET /api/v1/check-in/${token}/roster?${query}`)
      }),
    send: (scans, sentAt) =>
      lossy(() =>
        ask(`POST /api/v1/check-in/${token}/scans`, {
          device: id,
          sentAt: new Date(sentAt).toISOString(),
          scans,
        }),
      ),
    pay: (payment) => lossy(() => ask(`POST /api/v1/check-in/${token}/payments`, { device: id, ...payment })),
  }
  // each scan some seconds after the one before
  const clock = { now: Date.now(), elapsed: 0 }
  const environment = {
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    newId: randomUUID,
    hashOf: async (code: string) => codeHashOf(code),
  }
  const pass = (ms: number) => Object.assign(clock, { now: clock.now + ms, elapsed: clock.elapsed + ms })
  return { device: createDevice(store, server, environment), network, clock, pass, store }
}

async function untilSent(device: Device, network: { away: boolean; perfect: boolean }): Promise<void> {
  Object.assign(network, { away: false, perfect: true })
  while (device.state().pending > 0) await device.sync()
  await device.sync()
}

it.each(doorNumbers)(
  'door %i, two bad networks: none admitted twice online, every double found, no scan lost',
  async () => {
    const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: tickets }] })
    await addPaidTickets(app, sale, tickets)
    const list = await makeList(organiser, sale.id)
    const codes = await codesOf(app, sale.id)
    const doors = await Promise.all(
      ['North', 'South'].map(async (gate) => {
        const { token } = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate })
        const door = deviceOver(token)
        await untilSent(door.device, door.network)
        door.network.perfect = false
        return door
      }),
    )
    const shown = (
      await Promise.all(
        doors.map(async ({ device, network, pass }) => {
          const results = []
          for (const code of codes.toSorted(() => Math.random() - 0.5)) {
            network.away = isTrue(away)
            pass(4000)
            if (isTrue(asks)) await device.sync()
            results.push(await device.scan('entry', { code }))
          }
          await untilSent(device, network)
          return results
        }),
      )
    ).flat()
    for (const { device } of doors) await device.sync()

    const { rows } = await app.db.execute<{ id: string; ticket_id: string; verdict: string; shown: string | null }>(
      `select id, ticket_id, verdict, shown from check_ins where list_id = '${list.id}' and kind = 'entry'`,
    )
    // no scan lost, none recorded twice
    expect(rows.map(({ id }) => id).sort()).toEqual(shown.map(({ id }) => id).sort())
    // every ticket is in, once
    const admitted = rows.filter(({ verdict }) => verdict === 'admitted')
    expect(new Set(admitted.map(({ ticket_id }) => ticket_id)).size).toBe(codes.length)
    expect(admitted).toHaveLength(codes.length)
    // the server's own verdict lets each ticket in at most once
    const byServer = shown.filter(({ verdict, offline }) => verdict === 'admitted' && !offline)
    expect(new Set(byServer.map(({ ticketId }) => ticketId)).size).toBe(byServer.length)
    // the network was there for some
    expect(byServer.length).toBeGreaterThan(0)
    // as many tickets went in as people saw, and each one too many is a conflict
    const wentIn = shown.filter(({ verdict }) => verdict === 'admitted').length
    const conflicts = rows.filter(({ verdict, shown }) => shown === 'admitted' && verdict !== 'admitted')
    expect(conflicts).toHaveLength(wentIn - codes.length)
    const ids = new Set(conflicts.map(({ id }) => id))
    for (const { device } of doors) {
      const listed = device.state().head?.conflicts ?? []
      expect(listed.every(({ id }) => ids.has(id))).toBe(true)
      // a roster has the latest 50, and counts them all
      expect(listed).toHaveLength(Math.min(50, ids.size))
      expect(device.state().head?.conflictCount).toBe(ids.size)
    }
  },
  timeoutMs,
)

it('shows a ticket that was let in with its former code offline as a conflict, and lets its new holder in', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 1 }] })
  const order = await sale.placeOrder({ paymentMethod: 'free' })
  const list = await makeList(organiser, sale.id)
  const { token } = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'North' })
  const { device, network } = deviceOver(token)
  await untilSent(device, network)
  const [former = ''] = await codesOf(app, sale.id)
  const [ticket] = (await sale.order(order.token)).tickets
  const kim = { name: 'Kim', email: 'kim@example.com' }
  await sale.buyer.ok(`POST /api/v1/public/orders/${order.token}/tickets/${ticket.id}/pass-on`, kim)
  network.away = true
  const thief = await device.scan('entry', { code: former })
  expect(thief.verdict).toBe('admitted')
  await untilSent(device, network)
  expect(device.state().head?.conflicts).toMatchObject([{ id: thief.id, verdict: 'replaced' }])
  const [code = ''] = await codesOf(app, sale.id)
  expect((await device.scan('entry', { code })).verdict).toBe('admitted')
})

it('lets in and records scans at the time of the server, also when its own clock is wrong and set before they are sent', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 3 }] })
  await sale.placeOrder({ quantity: 3, paymentMethod: 'free' })
  const validUntil = new Date(Date.now() + msPerHour).toISOString()
  const list = await makeList(organiser, sale.id, { validUntil })
  const { token } = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'North' })
  const { device, network, clock, pass } = deviceOver(token)
  const codes = await codesOf(app, sale.id)
  const began = Date.now()
  clock.now += 5 * msPerHour
  await untilSent(device, network)
  network.away = true
  const scans = [await device.scan('entry', { code: codes[0] ?? '' })]
  clock.now -= 5 * msPerHour
  scans.push(await device.scan('entry', { code: codes[1] ?? '' }))
  pass(4000)
  await untilSent(device, network)
  network.away = true
  // right, and then set wrong
  scans.push(await device.scan('entry', { code: codes[2] ?? '' }))
  clock.now += 3 * msPerHour
  await untilSent(device, network)
  expect(scans.map(({ verdict }) => verdict)).toEqual(['admitted', 'admitted', 'admitted'])
  const { rows } = await app.db.execute<{ at: string }>(`select at from check_ins where list_id = '${list.id}'`)
  const times = [...scans.map(({ at }) => at), ...rows.map(({ at }) => Date.parse(at))]
  expect(times.map((at) => Math.abs(at - began) < 30_000)).toEqual(Array.from({ length: 6 }, () => true))
})

it('forgets its attendee list once its link is revoked and all is sent, so that none is admitted offline', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 1 }] })
  await sale.placeOrder({ paymentMethod: 'free' })
  const list = await makeList(organiser, sale.id)
  const { token, id } = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'North' })
  const { device, network, store } = deviceOver(token)
  await untilSent(device, network)
  const [code = ''] = await codesOf(app, sale.id)
  network.away = true
  await device.scan('entry', { code })
  const revoke = (revoked: boolean) => organiser.ok(`PATCH /api/v1/check-in-links/${id}`, { revoked })
  await revoke(true)
  network.away = false
  await device.sync()
  expect(device.state()).toMatchObject({ closed: true, pending: 1, tickets: 1 })
  await revoke(false)
  await untilSent(device, network)
  await revoke(true)
  await device.sync()
  expect(device.state()).toMatchObject({ closed: true, pending: 0, tickets: 0 })
  const reloaded = deviceOver(token, store)
  reloaded.network.away = true
  await reloaded.device.open()
  expect((await reloaded.device.scan('entry', { code })).verdict).toBe('unknown')
  await revoke(false)
  await untilSent(reloaded.device, reloaded.network)
  expect(reloaded.device.state().tickets).toBe(1)
})

it('refuses tickets that were cancelled, changed to a type not on the list or passed on, with and without a network', async () => {
  const types = ['Stalls', 'Balcony'].map((name) => ({ name, priceCents: 0, capacity: 10 }))
  const sale = await eventOnSale(organiser, { types })
  const order = await sale.placeOrder({ quantity: 4, paymentMethod: 'free' })
  const list = await makeList(organiser, sale.id, { ticketTypes: [sale.types[0]] })
  const { token } = await organiser.ok(`POST /api/v1/check-in-lists/${list.id}/links`, { gate: 'North' })
  const online = deviceOver(token)
  const offline = deviceOver(token)
  // with a roster from before the changes
  await untilSent(offline.device, offline.network)
  const before = await codesOf(app, sale.id)

  const [cancelled, changed, passedOn] = (await sale.order(order.token)).tickets
  const { status } = await sale.act(order.token, 'cancel-tickets', { ticketIds: [cancelled.id] })
  const change = { ticketId: changed.id, ticketTypeId: sale.types[1], priceCents: 0 }
  expect([status, (await sale.act(order.token, 'change-type', change)).status]).toEqual([200, 200])
  const kim = { name: 'Kim', email: 'kim@example.com' }
  await sale.buyer.ok(`POST /api/v1/public/orders/${order.token}/tickets/${passedOn.id}/pass-on`, kim)
  const after = await codesOf(app, sale.id)

  // the former codes, then those of the new holder and of the ticket of the other type
  const codes = [...before, after[2] ?? '', after[4] ?? '']
  const expected = ['cancelled', 'cancelled', 'replaced', 'admitted', 'admitted', 'wrong-list']
  await untilSent(offline.device, offline.network)
  offline.network.away = true
  online.network.perfect = true
  for (const { device, network } of [offline, online]) {
    const results = []
    for (const code of codes) results.push(await device.scan('entry', { code }))
    expect(results.map(({ verdict }) => verdict)).toEqual(expected)
    expect(results.every((result) => result.offline === network.away)).toBe(true)
  }
})
