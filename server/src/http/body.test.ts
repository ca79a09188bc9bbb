import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'
import { defaultMaxBodyBytes } from '@foyer/contract/http/route'
import { afterAll, expect, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { disposeAfterAll } from '../test/test-bed.ts'

const app = disposeAfterAll(await startTestApp())

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

/** Sends over the one connection of the agent: a body, or so much of one that is longer. */
const send = (method: string, path: string, body = '', length = body.length) =>
  new Promise<IncomingMessage & { reused: boolean }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': length }
    const sent = request(app.publicUrl + path, { method, agent, headers })
    sent.on('response', (response) => {
      response.resume().on('end', () => resolve(Object.assign(response, { reused: sent.reusedSocket })))
    })
    sent.on('error', reject)
    sent.write(body)
    if (length === body.length) sent.end()
  })

it('goes on with a connection on which a body was too large', async () => {
  const { statusCode } = await send('POST', '/api/auth/sign-in/email', 'x'.repeat(500_000))
  const next = await send('GET', '/api/v1/sign-up')
  expect([statusCode, next.statusCode, next.reused]).toEqual([413, 200, true])
})

it('says so when it ends the connection instead of reading on', async () => {
  const { statusCode, headers } = await send(
    'POST',
    '/api/auth/sign-in/email',
    'x'.repeat(defaultMaxBodyBytes + 1024 * 1024 + 1),
    1e10,
  )
  expect([statusCode, headers.connection]).toEqual([413, 'close'])
})
