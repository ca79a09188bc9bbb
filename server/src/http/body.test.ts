import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { House } from '../test/house.ts'
import { openHouse } from '../test/house.ts'
import { bodyLimit } from './body.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house[Symbol.asyncDispose]())

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

/** Sends over the one connection of the agent: a body, or so much of one that is longer. */
const send = (method: string, path: string, body = '', length = body.length) =>
  new Promise<IncomingMessage & { reused: boolean }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': length }
    const sent = request(house.publicUrl + path, { method, agent, headers })
    sent.on('response', (response) => {
      response.resume().on('end', () => resolve(Object.assign(response, { reused: sent.reusedSocket })))
    })
    sent.on('error', reject)
    sent.write(body)
    if (length === body.length) sent.end()
  })

it('goes on with a connection on which a body was too large', async () => {
  const { statusCode } = await send('POST', '/api/auth/sign-in/email', 'x'.repeat(500_000))
  const next = await send('GET', '/api/v1/door')
  expect([statusCode, next.statusCode, next.reused]).toEqual([413, 200, true])
})

it('says so when it ends the connection instead of reading on', async () => {
  const { statusCode, headers } = await send(
    'POST',
    '/api/auth/sign-in/email',
    'x'.repeat(bodyLimit + 1024 * 1024 + 1),
    1e10,
  )
  expect([statusCode, headers.connection]).toEqual([413, 'close'])
})
