import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addPaidTickets, codesOf, makeList, openDevice } from '../../test/door.ts'
import { tablesReadByKeptPlans } from '../../test/query-plans.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { recordScans } from './commands/record-scans.ts'
import { situationAtDoor } from './queries/situation.ts'
import { linkIdOfToken } from './rules.ts'

const { app, organiser } = await startTestBed()

it('reads few rows for a scan, however many tickets and scans there are', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Stalls', priceCents: 0, capacity: 20 }] })
  await sale.placeOrder({ quantity: 2, paymentMethod: 'free' })
  const [code = ''] = await codesOf(app, sale.id)
  await addPaidTickets(app, sale, 2000)
  const { id: list } = await makeList(organiser, sale.id)
  const device = await openDevice(organiser, list)
  await app.db.execute(sql`
    insert into check_ins (list_id, number, id, link_id, device, ticket_id, kind, verdict, at, device_at, earlier)
    select ${list}, row_number() over (), 'scan-' || t.id, k.id, 'device', t.id, 'entry', 'admitted', now(), now(), 1
    from tickets t join orders o on o.id = t.order_id join check_in_links k on k.list_id = ${list} where o.event_id = ${sale.id}`)
  await app.db.execute(sql`analyze`)
  const { tickets } = await device.roster()
  const known = `scan-${tickets[0]?.id}`
  const entry = { kind: 'entry' as const, at: new Date().toISOString() }
  const scans = [
    { ...entry, id: randomUUID(), code },
    { ...entry, id: randomUUID(), code: tickets.at(-1)?.number },
    { ...entry, id: randomUUID(), kind: 'undo' as const, of: known },
  ]
  const request = { linkId: linkIdOfToken(app.signer, device.token) ?? '', device: '', sentAt: new Date() }
  const reads = await tablesReadByKeptPlans(app.databaseUrl, async (db) => {
    expect((await situationAtDoor(db, list, [{ ...request, scans }])).tickets).toHaveLength(3)
    const { rows } = await recordScans(db, app.signer, list, [{ ...request, scans: [{ ...entry, id: known }] }])
    expect(rows.get(known)).toMatchObject({ verdict: 'admitted', earlier_device: 'device' })
  })
  expect(reads.filter(({ table, rows }) => /^(tickets|check_ins)$/.test(table) && rows > 20)).toEqual([])
})

it('answers with the scans as they are recorded: the earlier one of the same request, and what a device showed since', async () => {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Stalls', priceCents: 0, capacity: 20 }] })
  await sale.placeOrder({ quantity: 1, paymentMethod: 'free' })
  const { id: list } = await makeList(organiser, sale.id)
  const device = await openDevice(organiser, list, { gate: 'North' })
  const [code = ''] = await codesOf(app, sale.id)
  const [first, second] = [randomUUID(), randomUUID()]
  const both = [
    { id: first, code },
    { id: second, code },
  ]
  const { body: sent } = await device.send(both)
  expect(sent.results).toMatchObject([
    { id: first, verdict: 'admitted' },
    { id: second, verdict: 'already-in', earlier: { at: sent.results[0].at, gate: 'North' } },
  ])
  const { body: sentAgain } = await device.send(both.map((scan) => ({ ...scan, shown: 'admitted' })))
  expect(sentAgain.results).toEqual(sent.results.map((result: object) => ({ ...result, shown: 'admitted' })))
  expect((await device.send(both)).body.results).toEqual(sentAgain.results)
})
