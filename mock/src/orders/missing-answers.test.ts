import { expect, it } from 'vitest'
import { createMock } from '../app.ts'
import { sendTo } from '../test/send.ts'

it('orders and attendees are found by an answer that they lack, as all do that are asked', async () => {
  const mock = createMock(() => new Date('2026-11-20T12:00:00.000Z'))
  const send = (call: string, body?: unknown) => sendTo(mock, call, body)
  const [type] = (await send('GET /events/evt_3/ticket-types')).body
  const question = { required: false, asked: 'before', changeableUntil: 'event', choices: [], kind: 'text' }
  const questions = [
    { ...question, id: 'note', per: 'order', texts: { en: { label: 'Note' } } },
    { ...question, id: 'size', per: 'ticket', texts: { en: { label: 'Size' } }, ticketTypeIds: [type.id] },
  ]
  const attendees = { name: 'optional', email: 'optional' }
  await send('PUT /events/evt_3/order-questions', { attendees, questions, version: 0 })
  const count = async (path: string) => (await send(`GET ${path}`)).body.length
  expect(await count('/events/evt_3/attendees?answer=note:_none')).toBe(await count('/events/evt_3/attendees'))
  expect(await count('/events/evt_3/attendees?answer=size:_none')).toBe(
    await count(`/events/evt_3/attendees?type=${type.id}`),
  )
  expect(await count('/orders?event=evt_3&answer=note:_none')).toBeGreaterThan(0)
  expect([await count('/orders?answer=note:_any'), await count('/events/evt_3/attendees?answer=note:_any')]).toEqual([
    0, 0,
  ])
  expect(await count('/orders?event=evt_4&answer=note:_none')).toBe(0)
})
