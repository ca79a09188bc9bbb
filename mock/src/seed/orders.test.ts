import { expect, it } from 'vitest'
import { createMock } from '../app.ts'
import { sendTo } from '../test/send.ts'

const mock = createMock(() => new Date('2026-11-20T12:00:00.000Z'))
const send = (call: string) => sendTo(mock, call)

const giftsOf = async (): Promise<{ id: string; tickets: number; paymentMethod: string }[]> => [
  ...(await send('GET /orders?method=guest-list')).body,
  ...(await send('GET /orders?method=complimentary')).body,
]

it('the codes were used as often as they say, and the team has given away an order in each way', async () => {
  const { body: byCode } = await send('GET /events/evt_1/promo-codes/report')
  expect(byCode.rows).toMatchObject([
    { key: 'EARLYBIRD', deleted: false, orders: 34 },
    { key: 'PRESS', tickets: 6, revenueCents: 0 },
  ])
  const { body: byTag } = await send('GET /events/evt_1/promo-codes/report?by=tag')
  expect(byTag.rows.map(({ key }: { key?: string }) => key)).toEqual([undefined, 'Press'])
  expect(byTag.total).toEqual(byCode.total)
  expect((await send('GET /orders?code=EARLYBIRD')).body).toHaveLength(34)
  const gifts = await giftsOf()
  expect(gifts.map(({ paymentMethod }) => paymentMethod).sort()).toEqual(['complimentary', 'guest-list'])
  const { body: gift } = await send(`GET /orders/${gifts[0]?.id}`)
  expect(gift).toMatchObject({ totalCents: 0, payments: [], timeline: [{ kind: 'placed', by: 'Demo organiser' }] })
})

it('the inbox has a thread about the order that waits for approval', async () => {
  const [{ event }] = (await send('GET /orders?status=requested')).body
  const { body: threads } = await send('GET /inbox')
  expect(threads).toContainEqual(
    expect.objectContaining({
      event: expect.objectContaining({ id: event.id }),
      last: expect.objectContaining({ kind: 'approval-requested', data: { requests: 1, waiting: 1 } }),
    }),
  )
})
