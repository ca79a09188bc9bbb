import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import { signUp } from '../../test/client.ts'
import { deviceAt, makeList, openDevice } from '../../test/door.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { disposeAfterAll, startTestBed } from '../../test/test-bed.ts'

/** A second process on the same database. */
const { app, organiser } = await startTestBed()
const other = disposeAfterAll(await startTestApp({}, { databaseUrl: app.databaseUrl }))

const dashboardOf = (list: string) => organiser.ok(`GET /api/v1/check-in-lists/${list}/dashboard`)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/** A member who works at the door, and the header that names the team. */
async function signUpDoor() {
  const door = await signUp(app.publicUrl)
  await app.db.execute(
    sql`insert into members (team_id, user_id, role) values (${organiser.me.lastTeam}, ${door.me.id}, 'door')`,
  )
  return { door, team: { 'x-team': organiser.me.lastTeam } }
}

/** An event with an unpaid order of two tickets at €25 each, and a phone that takes money. */
async function openUnpaid(list: object = {}) {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Stalls', priceCents: 2500, capacity: 20 }] })
  const order = await sale.placeOrder({ quantity: 2 })
  const { id } = await makeList(organiser, sale.id, list)
  const device = await openDevice(organiser, id, { takesMoney: true })
  const { tickets } = await device.roster()
  return { sale, order, list: id, device, tickets: tickets.map(({ id }) => id) }
}

describe('a link that takes money', () => {
  it('marks the order of a ticket as paid, and lets the ticket in, once for each scan', async () => {
    const { sale, order, list, device, tickets } = await openUnpaid()
    const [ticket = '', second = ''] = tickets
    const unpaid = await device.scan({ ticket })
    expect(unpaid).toMatchObject({ verdict: 'unpaid', due: { cents: 5000, currency: 'EUR', tickets: 2 } })
    const payment = { id: randomUUID(), ticket, amountCents: 5000, method: 'terminal' }
    for (const method of ['guest-list', 'complimentary', 'transfer'])
      expect((await device.pay({ ...payment, method })).status).toBe(422)
    const answers = await Promise.all([
      device.pay(payment),
      device.pay(payment),
      deviceAt(other.publicUrl, device.token).pay(payment),
    ])
    for (const { body } of answers)
      expect(body).toMatchObject({ taken: true, scan: { id: payment.id, verdict: 'admitted', ticket: { id: ticket } } })
    const paid = await sale.order(order.token)
    expect(paid).toMatchObject({ status: 'paid', paymentMethod: 'terminal', receivedCents: 5000 })
    expect(paid.payments).toMatchObject([
      { method: 'transfer', state: 'cancelled' },
      { method: 'terminal', state: 'confirmed', amountCents: 5000 },
    ])
    expect(paid.timeline).toContainEqual(expect.objectContaining({ kind: 'paid-at-door', detail: 'Main entrance' }))
    expect(paid.mails.map(({ kind }: { kind: string }) => kind)).toContain('orderConfirmed')
    expect(await dashboardOf(list)).toMatchObject({
      inside: 1,
      takings: [{ gate: 'Main entrance', method: 'terminal', currency: 'EUR', payments: 1, amountCents: 5000 }],
    })
    expect((await device.scan({ ticket: second })).verdict).toBe('admitted')
  })

  it('takes money for an order once when two devices do at the same moment, and tells the other one', async () => {
    const { sale, order, list, device, tickets } = await openUnpaid()
    const second = deviceAt(
      other.publicUrl,
      (await openDevice(organiser, list, { gate: 'Side door', takesMoney: true })).token,
    )
    const answers = await raceOnLock(app, 'inventory', [
      () => device.pay({ ticket: tickets[0], amountCents: 5000 }),
      () => second.pay({ ticket: tickets[1], amountCents: 5000 }),
    ])
    expect(answers.map(({ body }) => body.taken).sort()).toEqual([false, true])
    // the money goes back, and the ticket comes in: it is paid for
    expect(answers.map(({ body }) => body.scan.verdict)).toEqual(['admitted', 'admitted'])
    expect(await sale.order(order.token)).toMatchObject({ status: 'paid', receivedCents: 5000 })
    const { takings } = await dashboardOf(list)
    expect(takings).toMatchObject([{ payments: 1, amountCents: 5000 }])
  })

  it('lets the ticket in after a process died between the payment and the scan', async () => {
    const { list, device, tickets } = await openUnpaid()
    const payment = { id: randomUUID(), ticket: tickets[0], amountCents: 5000 }
    await device.pay(payment)
    // as the database is when the process dies in between
    await app.db.execute(sql`delete from check_ins where list_id = ${list}`)
    expect((await organiser.send(`DELETE /api/v1/check-in-lists/${list}`)).body.errors).toMatchObject([
      { code: 'scans-in-it' },
    ])
    expect((await device.pay(payment)).body).toMatchObject({ taken: true, scan: { verdict: 'admitted' } })
    expect(await dashboardOf(list)).toMatchObject({ inside: 1, takings: [{ payments: 1 }] })
  })

  it('asks for the rest of an order of which a part was paid', async () => {
    const { sale, order, device, tickets } = await openUnpaid()
    const [ticket = ''] = tickets
    const part = { amountCents: 2000, method: 'transfer', receivedOn: '2026-01-31', receivedCents: 0 }
    expect((await sale.act(order.token, 'payments', part)).status).toBeLessThan(300)
    expect(await device.scan({ ticket })).toMatchObject({ verdict: 'unpaid', due: { cents: 3000 } })
    expect((await device.pay({ ticket, amountCents: 5000 })).body).toMatchObject({ taken: false })
    expect((await device.pay({ ticket, amountCents: 3000 })).body).toMatchObject({
      taken: true,
      scan: { verdict: 'admitted' },
    })
    const { status, balanceCents, receivedCents } = await sale.order(order.token)
    expect([status, balanceCents, receivedCents]).toEqual(['paid', 0, 5000])
  })

  it('records no money that an order does not wait for', async () => {
    const { sale, order, list, device, tickets } = await openUnpaid()
    const [ticket] = tickets
    const refused = async (amountCents: number, of = ticket) => {
      const { body } = await device.pay({ ticket: of, amountCents })
      return [body.taken, body.scan?.verdict]
    }
    expect(await refused(4900)).toEqual([false, 'unpaid'])
    expect(await refused(5000, 'tic_unknown')).toEqual([false, 'unknown'])
    const elsewhere = await openUnpaid()
    expect(await refused(5000, elsewhere.tickets[0])).toEqual([false, 'wrong-event'])
    await sale.act(order.token, 'cancel', {})
    expect(await refused(5000)).toEqual([false, 'cancelled'])
    expect(await dashboardOf(list)).toMatchObject({ inside: 0, takings: [] })
    const early = await openUnpaid({ validFrom: inMinutes(5) })
    expect((await early.device.scan({ ticket: early.tickets[0] ?? '' })).verdict).toBe('not-yet')
    expect((await early.device.pay({ ticket: early.tickets[0], amountCents: 5000 })).body).toMatchObject({
      taken: false,
      scan: { verdict: 'not-yet' },
    })
    expect(await early.sale.order(early.order.token)).toMatchObject({ status: 'pending' })
  })

  it('is needed: other links see no amounts and take none, nor do members without a right to orders', async () => {
    const { list, device, tickets } = await openUnpaid()
    const plain = await openDevice(organiser, list)
    const scanned = await plain.scan({ ticket: tickets[0] ?? '' })
    expect(scanned.verdict).toBe('unpaid')
    expect(scanned).not.toHaveProperty('due')
    expect((await plain.pay({ ticket: tickets[0], amountCents: 5000 })).body.code).toBe('forbidden')
    await device.pay({ ticket: tickets[0], amountCents: 5000 })
    const { door, team } = await signUpDoor()
    const { body } = await door.send(`GET /api/v1/check-in-lists/${list}/dashboard`, undefined, team)
    expect(body).toMatchObject({ inside: 1, takings: [] })
    expect(JSON.stringify(body)).not.toContain('5000')
    const revoked = await openDevice(organiser, list, { takesMoney: true, validUntil: inMinutes(-5) })
    expect((await revoked.pay({ ticket: tickets[0], amountCents: 5000 })).body.code).toBe('link-closed')
  })

  it('is only made by members who may change orders', async () => {
    const { list } = await openUnpaid()
    const { door, team } = await signUpDoor()
    const create = (fields: object) =>
      door.send(`POST /api/v1/check-in-lists/${list}/links`, { gate: 'Box office', ...fields }, team)
    expect((await create({ takesMoney: true })).body.code).toBe('forbidden')
    const { body } = await create({})
    expect(body).toMatchObject({ gate: 'Box office', takesMoney: false, token: expect.any(String) })
    const change = await door.send(`PATCH /api/v1/check-in-links/${body.id}`, { takesMoney: true }, team)
    expect(change.body.code).toBe('forbidden')
  })
})
