import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:http'
import { Writable } from 'node:stream'
import { defaultMaxBodyBytes } from '@foyer/contract/http/route'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { createLog } from '../lib/log.ts'
import { startTestApp } from '../test/app.ts'
import { signUp } from '../test/client.ts'
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

it('stops a body of chunks without a length at the limit', async () => {
  const sent = request(`${app.publicUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  })
  // not ended: the server cannot know how much is still to come
  for (const chunk of [defaultMaxBodyBytes, 1024 * 1024, 1]) sent.write(Buffer.alloc(chunk, 'x'))
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  expect([response.statusCode, response.headers.connection]).toEqual([413, 'close'])
  sent.destroy()
})

it.each(['/api/auth/sign-in/email', '/api/v1/public/events/gala/orders'])(
  'logs no error when the caller closes the connection within a body: %s',
  async (path) => {
    let lines = ''
    const destination = new Writable({
      write(chunk, _, done) {
        lines += String(chunk)
        done()
      },
    })
    await using watched = await startTestApp({}, { log: createLog('info', destination) })
    const headers = { 'content-type': 'application/json', 'content-length': 100 }
    const sent = request(watched.publicUrl + path, { method: 'POST', headers })
    sent.on('error', () => undefined)
    sent.write('{"email":', () => sent.destroy())
    await expect.poll(() => lines).toContain('request completed')
    expect(lines).not.toContain('"level":"error"')
    expect(lines).toContain('"status":400')
  },
)

describe('an answer', () => {
  it.each(['/api/v1/me', '/api/v1/nothing', '/en/sign-in', '/robots.txt', '/readyz'])(
    'has its security headers: %s',
    async (path) => {
      const { headers } = await fetch(app.publicUrl + path, { redirect: 'manual' })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toMatch(/^(?:no-referrer|same-origin|strict-origin.*)$/)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      if (path.startsWith('/api/')) expect(headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each(['GET', 'OPTIONS', 'POST'])('allows no other origin to read it: %s', async (method) => {
    const asked = { origin: 'https://example.com', 'access-control-request-method': 'POST' }
    const { headers } = await fetch(`${app.publicUrl}/api/v1/me`, { method, headers: asked })
    const allowing = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect(allowing).toEqual([])
  })

  it('is a refusal while the database does not say who asks', async () => {
    const client = await signUp(app.publicUrl)
    await app.db.execute(sql`alter table members rename to members_away`)
    const answers = [await client.send('GET /api/v1/orders'), await client.send('GET /api/v1/teams')]
    await app.db.execute(sql`alter table members_away rename to members`)
    expect(answers.map(({ status }) => status)).toEqual([500, 500])
    expect((await client.send('GET /api/v1/orders')).status).toBe(200)
  })
})
