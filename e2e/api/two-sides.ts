import { createMock } from '@foyer/mock/app'
import type { House } from '@foyer/server/test/house'
import { signUp } from '@foyer/server/test/visitor'

/** What came back, as far as a client can tell two sides apart by it. */
export interface Answer {
  status: number
  total: string | null
  hasNext: boolean
  // whatever the wire holds; the cases look into it as a client would
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about its shape fails the case that makes it
  body: any
}

/** Sends a call below `/api/v1`: `GET /events?q=a`. */
export type Send = (call: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>

/** The mock as somebody meets it who begins with a team of their own and no events. */
export async function mockSide(): Promise<Send> {
  const mock = createMock()
  const send: Send = async (call, body, headers = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const request = new Request(`http://mock.test${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await mock.fetch(request)
    return read(response.status, response.headers, await response.text())
  }
  const { body: team } = await send('POST /teams', { name: 'Demo organiser', language: 'en' })
  return (call, body, headers) => send(call, body, { 'x-team': team.id, ...headers })
}

/** The server, likewise. */
export async function serverSide(house: House): Promise<Send> {
  const organiser = await signUp(house.publicUrl, { name: 'Demo organiser' })
  return async (call, body, headers) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const answer = await organiser.send(`${method} /api/v1${path}`, body, headers)
    return read(answer.status, answer.headers, answer.body)
  }
}

function read(status: number, headers: Headers, body: unknown): Answer {
  const json = typeof body === 'string' && body !== '' ? JSON.parse(body) : body
  return {
    status,
    total: headers.get('x-total-count'),
    hasNext: headers.has('link'),
    body: json === '' ? undefined : json,
  }
}
