import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockHandlers } from './api.ts'
import { createMock } from './app.ts'

const send = (path: string) => getResponse(mockHandlers(createMock()), new Request(`http://localhost${path}`))

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://localhost/en'))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('[S7.2] [S9.6] answers after 100 ms', async () => {
  const answered = vi.fn()
  const answer = send('/api/v1/events').then(answered)
  await vi.advanceTimersByTimeAsync(99)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await answer
  expect(answered.mock.calls[0]?.[0]).toMatchObject({ status: 200 })
})

it('[S4.6] leaves every other request to the network', async () => {
  expect(await send('/health.txt')).toBeUndefined()
})

it('answers with the cover of a seeded event', async () => {
  vi.useRealTimers()
  const mock = createMock()
  const ask = (path: string) => getResponse(mockHandlers(mock), new Request(`http://localhost${path}`))
  const event = await (await ask('/api/v1/events/evt_1'))?.json()
  const picture = await ask(`/files/${event.cover.hash}/960.webp`)
  expect(picture?.headers.get('content-type')).toBe('image/svg+xml')
  expect(await picture?.text()).toMatch(/^<svg .*<\/svg>$/s)
})

it('answers with an uploaded picture, in every width', async () => {
  vi.useRealTimers()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3 }))
  const mock = createMock()
  const ask = (path: string, init: RequestInit = {}) =>
    getResponse(mockHandlers(mock), new Request(`http://localhost${path}`, init))
  const json = async (answer: Response | undefined) => await answer?.json()
  const [event] = await json(await ask('/api/v1/events'))
  const headers = { 'content-type': 'image/png' }
  const upload = await ask(`/api/v1/events/${event.id}/pictures`, { method: 'POST', headers, body: 'pixels' })
  const { hash, ...picture } = await json(upload)
  expect([upload?.status, picture]).toEqual([201, { type: 'image/png', width: 4, height: 3 }])
  const answers = await Promise.all([ask(`/files/${hash}`), ask(`/files/${hash}/480.webp`)])
  expect(await Promise.all(answers.map((answer) => answer?.text()))).toEqual(['pixels', 'pixels'])
  expect(answers[0]?.headers.get('content-type')).toBe('image/png')
  expect(await ask(`/files/${'0'.repeat(64)}`)).toBeUndefined()
})
