import { getResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiHandler } from './api.ts'
import { createMock } from './app.ts'

const send = (path: string) => getResponse([apiHandler(createMock())], new Request(`http://localhost${path}`))

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
