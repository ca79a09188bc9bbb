import { setMaxListeners } from 'node:events'
import type { Readable } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { Client } from 'undici'
import { readAddress } from './address.ts'
import { acceptedEncodings, piecesOf } from './body.ts'
import type { Guard } from './connect.ts'
import { connectTo, targetOf } from './connect.ts'
import { failureOf, OutboundError } from './failure.ts'

/** How far a visit may go. All of it together, name and redirects and body, has the time given here. */
export interface Limits {
  timeoutInMs: number
  /** Of the body, unpacked. */
  maxBytes: number
  maxRedirects: number
}

/** What is known of a visit, also of one that failed later. */
export interface Route {
  /** The address that answered last. */
  url: string
  /** Every address that a redirect led to. */
  redirects: string[]
  status?: number
  /** From the start, redirects and all, until the headers of the last answer were there. */
  firstByteInMs?: number
  /** Of the certificates on the way, the one that ends first. */
  certificate?: { from: Date; until: Date }
}

export type Answer<T> = Required<Pick<Route, 'status' | 'firstByteInMs'>> &
  Route & { ok: true; headers: Record<string, string>; body: T }
export type Visit<T> = Answer<T> | (Route & { ok: false; failure: OutboundError })

/** Reads a body as it arrives. */
export type ReadBody<T> = (pieces: AsyncIterable<Buffer>, headers: Record<string, string>) => Promise<T>

interface Hop {
  status: number
  headers: Record<string, string>
  body: Readable
}

const redirecting = new Set([301, 302, 303, 307, 308])

/** Asks for an address and follows where it leads, by hand: every step is judged like the first. Never throws. */
export async function visit<T>(
  address: string,
  asked: { headers: Record<string, string>; limits: Limits; read: ReadBody<T>; guard: Guard },
): Promise<Visit<T>> {
  const started = performance.now()
  const route: Route = { url: address, redirects: [] }
  const signal = AbortSignal.timeout(asked.limits.timeoutInMs)
  // each step of the way listens to it
  setMaxListeners(0, signal)
  const go = async (from: URL): Promise<Answer<T>> => {
    const client = openClient(from.origin, asked.guard, route, signal)
    try {
      const { status, headers, body } = await request(client, from, asked.headers, signal)
      const firstByteInMs = Math.round(performance.now() - started)
      Object.assign(route, { status, firstByteInMs })
      if (redirecting.has(status)) return await go(follow(from, headers['location'], route, asked))
      const pieces = piecesOf(body, headers['content-encoding']?.trim().toLowerCase() ?? '', asked.limits.maxBytes)
      return { ...route, ok: true, status, firstByteInMs, headers, body: await asked.read(pieces, headers) }
    } finally {
      await client.destroy()
    }
  }
  try {
    return await go(readAddress(address, asked.guard))
  } catch (error) {
    return { ...route, ok: false, failure: failureOf(error) }
  }
}

function follow(from: URL, location: string | undefined, route: Route, asked: { limits: Limits; guard: Guard }): URL {
  if (!location) throw new OutboundError('redirect-broken', 'does not say where to')
  if (route.redirects.length === asked.limits.maxRedirects)
    throw new OutboundError('too-many-redirects', `more than ${asked.limits.maxRedirects}`)
  const next = readAddress(location, asked.guard, from)
  route.redirects.push(next.href)
  route.url = next.href
  delete route.status
  return next
}

/** A client for one request: a connection is never used again, so that each visit sees the certificate of its day. */
function openClient(origin: string, guard: Guard, route: Route, signal: AbortSignal): Client {
  return new Client(origin, {
    pipelining: 1,
    // the signal covers these too
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (target, answer) => {
      connectTo(targetOf(target), guard, signal).then(
        (socket) => {
          if (socket instanceof TLSSocket) noteCertificate(socket, route)
          answer(null, socket)
        },
        (error) => answer(error, null),
      )
    },
  })
}

function noteCertificate(socket: TLSSocket, route: Route): void {
  const { valid_from: from, valid_to: until } = socket.getPeerCertificate()
  const certificate = { from: new Date(from), until: new Date(until) }
  if (!route.certificate || certificate.until < route.certificate.until) route.certificate = certificate
}

async function request(client: Client, url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Hop> {
  const answer = await client.request({
    method: 'GET',
    path: `${url.pathname}${url.search}`,
    headers: { 'accept-encoding': acceptedEncodings, ...headers },
    signal,
  })
  return { status: answer.statusCode, headers: flat(answer.headers), body: answer.body }
}

/** Headers that came more than once count as one, as they do in a browser. */
export const flat = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))
