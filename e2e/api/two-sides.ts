import { createMock } from '@foyer/mock/app'
import type { TestApp } from '@foyer/server/test/app'
import { signUp } from '@foyer/server/test/client'

/** The parts of a response that must be the same on both sides. */
export interface ComparedResponse {
  status: number
  total: string | null
  hasNext: boolean
  // the cases read the wire as any client does, so the body has no type of the contract
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about its shape fails the case that makes it
  body: any
}

/** Sends a call below `/api/v1`: `GET /events?q=a`. */
export type Send = (call: string, body?: unknown, headers?: Record<string, string>) => Promise<ComparedResponse>

/** A client of the mock with a new team, which has no events. */
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

/** A client of the server with a new team, which has no events. */
export async function serverSide(app: TestApp): Promise<Send> {
  const organiser = await signUp(app.publicUrl, { name: 'Demo organiser' })
  return async (call, body, headers) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const answer = await organiser.send(`${method} /api/v1${path}`, body, headers)
    return read(answer.status, answer.headers, answer.body)
  }
}

function read(status: number, headers: Headers, body: unknown): ComparedResponse {
  const json = typeof body === 'string' && body !== '' ? JSON.parse(body) : body
  return {
    status,
    total: headers.get('x-total-count'),
    hasNext: headers.has('link'),
    body: json === '' ? undefined : json,
  }
}
