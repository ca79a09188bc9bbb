import { randomBytes } from 'node:crypto'
import type { Me } from '@foyer/contract/me'
import { assertDeclared } from './declared.ts'
import { textOf } from './text-of.ts'

/** What came back: the body parsed when it is JSON, else as text. */
export interface Answer {
  status: number
  headers: Headers
  // tests look at it as a reader of the wire would, so it has no type of ours
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about its shape fails the test that makes it
  body: any
}

/**
 * Somebody with a browser: sends requests as Foyer's own pages would and keeps the cookies that come back.
 * Whatever is answered is held to the contract.
 */
export interface Visitor {
  send(call: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  cookies: Map<string, string>
}

/** @param publicUrl the house's address */
export function visitor(publicUrl: string): Visitor {
  const cookies = new Map<string, string>()
  return {
    cookies,
    async send(call, body, headers = {}) {
      const [method = 'GET', path = '/'] = call.split(' ')
      const response = await fetch(publicUrl + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(method !== 'GET' && { origin: publicUrl }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      for (const line of response.headers.getSetCookie()) keep(cookies, line)
      const answer = { status: response.status, headers: response.headers, body: await bodyOf(response) }
      assertDeclared(call, answer.status, answer.body)
      return answer
    },
  }
}

/** Somebody who has just signed up, with a team of their own. */
export interface Organiser extends Visitor {
  me: Me
  email: string
  password: string
}

export async function signUp(publicUrl: string, details: { name?: string; email?: string } = {}): Promise<Organiser> {
  const { name = 'Ada Example', email = `${randomBytes(6).toString('hex')}@example.test` } = details
  const password = 'correct horse battery'
  const person = visitor(publicUrl)
  const signedUp = await person.send('POST /api/auth/sign-up/email', { name, email, password })
  if (signedUp.status !== 200) throw new Error(`sign-up answered ${signedUp.status}: ${JSON.stringify(signedUp.body)}`)
  const { body } = await person.send('GET /api/v1/me')
  return Object.assign(person, { me: body as Me, email, password })
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
  if (gone) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await textOf(response)
  return /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text
}
