import { randomBytes } from 'node:crypto'
import type { Me } from '@foyer/contract/me'
import { assertDeclared } from './declared.ts'
import { textOf } from './text-of.ts'

/** A response; its body is parsed when it is JSON, else it is the text. */
export interface ClientResponse {
  status: number
  headers: Headers
  // tests read the wire as any client does, so the body has no type of the contract
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about the shape fails the test that makes it
  body: any
}

/** The fields of a form: an object, or pairs, when a name is repeated. */
export type FormFields = Record<string, string> | [name: string, value: string][]

/** Sends requests as Foyer's own pages do, keeps cookies as a browser does, and checks each response against the contract. */
export interface TestClient {
  /** The address of the app. */
  url: string
  cookies: Map<string, string>
  /** @param call method and path: `GET /api/v1/events` @param body JSON, or a file */
  send(call: string, body?: unknown, headers?: Record<string, string>): Promise<ClientResponse>
  /** Sends a request that must succeed. @returns the body @throws when the status is 300 or above */
  ok(call: string, body?: unknown, headers?: Record<string, string>): Promise<ClientResponse['body']>
  /** Posts a form as a browser without scripts does. */
  form(path: string, fields: FormFields, headers?: Record<string, string>): Promise<ClientResponse>
}

/** A client without a session. */
export function testClient(url: string): TestClient {
  const cookies = new Map<string, string>()
  const send: TestClient['send'] = async (call, body, headers) => {
    const response = await request(url, cookies, call, body, headers)
    for (const line of response.headers.getSetCookie()) storeCookie(cookies, line)
    const answer = { status: response.status, headers: response.headers, body: await bodyOf(response) }
    assertDeclared(call, answer.status, answer.body)
    return answer
  }
  return {
    url,
    cookies,
    send,
    ok: async (call, body, headers) => {
      const response = await send(call, body, headers)
      if (response.status >= 300)
        throw new Error(`${call} answered ${response.status}: ${JSON.stringify(response.body).slice(0, 2000)}`)
      return response.body
    },
    form: (path, fields, headers = {}) =>
      send(`POST ${path}`, new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
  }
}

/** A client that has signed up, with a team of its own. */
export interface Organiser extends TestClient {
  me: Me
  email: string
  password: string
}

/** Creates an account with a random address. */
export async function signUp(url: string, details: { name?: string; email?: string } = {}): Promise<Organiser> {
  const { name = 'Ada Example', email = `${randomBytes(6).toString('hex')}@example.test` } = details
  const password = 'correct horse battery'
  const client = testClient(url)
  await client.ok('POST /api/auth/sign-up/email', { name, email, password })
  const me: Me = await client.ok('GET /api/v1/me')
  return Object.assign(client, { me, email, password })
}

function request(
  url: string,
  cookies: Map<string, string>,
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const [method = 'GET', path = '/'] = call.split(' ')
  return fetch(url + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(method !== 'GET' && { origin: url }),
      ...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
      ...(cookies.size > 0 && { cookie: cookieHeader(cookies) }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body) }),
  })
}

/** The `Cookie` header of a client's cookies. */
export const cookieHeader = (cookies: ReadonlyMap<string, string>): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** @param line the value of one `Set-Cookie` header */
function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const isDeleted = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
  if (isDeleted) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await textOf(response)
  return /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
}
