import { expect, it, vi } from 'vitest'
import { LinkClosed, NoAnswer } from '../device/types.ts'
import { createDoorServer } from './door-server.ts'

it.each([
  ['a refused link', 409, 'application/problem+json', LinkClosed],
  ['a captive portal', 404, 'text/html', NoAnswer],
])('lets go of the connection of %s', async (_, status, type, error) => {
  const cancel = vi.fn()
  const body = new ReadableStream({ cancel })
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'content-type': type } }))
  const { roster } = createDoorServer('link', 'device')
  await expect(roster({ since: undefined, cursor: undefined }, new AbortController().signal)).rejects.toThrow(error)
  expect(cancel).toHaveBeenCalledOnce()
})
