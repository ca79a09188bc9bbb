import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { codesOf, makeList, openDevice } from '../../test/door.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()

/** An event with some paid tickets, a check-in list, and a phone at its entrance. */
async function openDoor(quantity: number) {
  const sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 0, capacity: 20 }] })
  await sale.placeOrder({ quantity, paymentMethod: 'free' })
  const { id } = await makeList(organiser, sale.id)
  return { list: id as string, device: await openDevice(organiser, id), codes: await codesOf(app, sale.id) }
}

const dashboardOf = (list: string) => organiser.ok(`GET /api/v1/check-in-lists/${list}/dashboard`)

it('all conflicts are counted, and the latest 50 listed', async () => {
  const { device, list, codes } = await openDoor(1)
  const [code = ''] = codes
  const { version } = await device.roster()
  await device.scan({ code })
  const ids = Array.from({ length: 51 }, () => randomUUID())
  expect((await device.send(ids.map((id) => ({ id, code, shown: 'admitted' })))).status).toBe(200)
  const latest = ids.slice(1).reverse()
  for (const { conflicts, conflictCount } of [await device.roster(version), await dashboardOf(list)]) {
    expect(conflicts.map(({ id }: { id: string }) => id)).toEqual(latest)
    expect(conflictCount).toBe(51)
  }
  await device.scan({ kind: 'undo', of: ids[50] ?? '' })
  expect(await dashboardOf(list)).toMatchObject({ conflictCount: 50 })
})
