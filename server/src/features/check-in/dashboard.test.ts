import { randomUUID } from 'node:crypto'
import { msPerMinute } from '@foyer/contract/durations'
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

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * msPerMinute).toISOString()
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

it('the entries of each minute of the last hour are counted until now, without those undone', async () => {
  const { device, list, codes } = await openDoor(4)
  expect((await dashboardOf(list)).minutes).toEqual([])
  const earlier = inMinutes(-5)
  const times = [inMinutes(-90), earlier, earlier, inMinutes(-3)]
  const { body } = await device.send(times.map((at, index) => ({ code: codes[index] ?? '', at, shown: 'admitted' })))
  await device.scan({ kind: 'undo', of: body.results[3].id })
  const minuteOf = (time: number) => Math.floor(time / msPerMinute) * msPerMinute
  const earliest = minuteOf(Date.now())
  const { minutes } = await dashboardOf(list)
  const first = minuteOf(Date.parse(body.results[1].at))
  const last = Date.parse(minutes.at(-1).at)
  expect(minutes).toEqual(
    Array.from({ length: (last - first) / msPerMinute + 1 }, (_, index) => ({
      at: new Date(first + index * msPerMinute).toISOString(),
      entries: index === 0 ? 2 : 0,
    })),
  )
  expect(last).toBeGreaterThanOrEqual(earliest)
  expect(last).toBeLessThanOrEqual(Date.now())
})
