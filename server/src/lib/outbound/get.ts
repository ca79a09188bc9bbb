import { setMaxListeners } from 'node:events'
import type { Readable } from 'node:stream'
import { TLSSocket } from 'node:tls'
import { Client } from 'undici'
import { readAddress } from './address.ts'
import { acceptedEncodings, decodeBody } from './body.ts'
import type { Guard } from './connect.ts'
import { connectTo, targetOf } from './connect.ts'
import { failureOf, OutboundError } from './failure.ts'

/** The limits of a request. `timeoutMs` is for all of it: DNS, redirects and body. */
export interface OutboundLimits {
  timeoutMs: number
  /** Of the body after decompression. */
  maxBytes: number
  maxRedirects: number
}

/** The facts of a request, also of one that failed later. */
export interface RequestTrace {
  /** The last address, after redirects. */
  url: string
  /** The addresses of all redirects. */
  redirects: string[]
  status?: number
  /** From the start to the headers of the last response, including redirects. */
  firstByteMs?: number
  /** The certificate that expires first, of all hosts on the way. */
  certificate?: { from: Date; until: Date }
}

export type OutboundResponse<T> = Required<Pick<RequestTrace, 'status' | 'firstByteMs'>> &
  RequestTrace & { ok: true; headers: Record<string, string>; body: T }
export type OutboundResult<T> = OutboundResponse<T> | (RequestTrace & { ok: false; failure: OutboundError })

/** Reads a body while it arrives. */
export type ReadBody<T> = (chunks: AsyncIterable<Buffer>, headers: Record<string, string>) => Promise<T>

interface HopResponse {
  status: number
  headers: Record<string, string>
  body: Readable
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** Requests an address and follows redirects itself, to check every target like the first. Never throws. */
export async function getFollowingRedirects<T>(
  address: string,
  options: { headers: Record<string, string>; limits: OutboundLimits; read: ReadBody<T>; guard: Guard },
): Promise<OutboundResult<T>> {
  const started = performance.now()
  const trace: RequestTrace = { url: address, redirects: [] }
  const signal = AbortSignal.timeout(options.limits.timeoutMs)
  // every hop adds a listener
  setMaxListeners(0, signal)
  const getFrom = async (from: URL): Promise<OutboundResponse<T>> => {
    const client = createClient(from.origin, options.guard, trace, signal)
    try {
      const { status, headers, body } = await request(client, from, options.headers, signal)
      const firstByteMs = Math.round(performance.now() - started)
      Object.assign(trace, { status, firstByteMs })
      if (redirectStatuses.has(status)) return await getFrom(follow(from, headers['location'], trace, options))
      const chunks = decodeBody(body, headers['content-encoding']?.trim().toLowerCase() ?? '', options.limits.maxBytes)
      return { ...trace, ok: true, status, firstByteMs, headers, body: await options.read(chunks, headers) }
    } finally {
      await client.destroy()
    }
  }
  try {
    return await getFrom(readAddress(address, options.guard))
  } catch (error) {
    return { ...trace, ok: false, failure: failureOf(error) }
  }
}

function follow(
  from: URL,
  location: string | undefined,
  trace: RequestTrace,
  options: { limits: OutboundLimits; guard: Guard },
): URL {
  if (!location) throw new OutboundError('redirect-broken', 'the redirect has no location')
  if (trace.redirects.length === options.limits.maxRedirects)
    throw new OutboundError('too-many-redirects', `more than ${options.limits.maxRedirects}`)
  const next = readAddress(location, options.guard, from)
  trace.redirects.push(next.href)
  trace.url = next.href
  delete trace.status
  return next
}

/** Creates a client for one request. Connections are not reused, so that every request sees the current certificate. */
function createClient(origin: string, guard: Guard, trace: RequestTrace, signal: AbortSignal): Client {
  return new Client(origin, {
    pipelining: 1,
    // the signal's timeout covers these
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (target, answer) => {
      connectTo(targetOf(target), guard, signal).then(
        (socket) => {
          if (socket instanceof TLSSocket) recordCertificate(socket, trace)
          answer(null, socket)
        },
        (error) => answer(error, null),
      )
    },
  })
}

function recordCertificate(socket: TLSSocket, trace: RequestTrace): void {
  const { valid_from: from, valid_to: until } = socket.getPeerCertificate()
  const certificate = { from: new Date(from), until: new Date(until) }
  if (!trace.certificate || certificate.until < trace.certificate.until) trace.certificate = certificate
}

async function request(
  client: Client,
  url: URL,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<HopResponse> {
  const answer = await client.request({
    method: 'GET',
    path: `${url.pathname}${url.search}`,
    headers: { 'accept-encoding': acceptedEncodings, ...headers },
    signal,
  })
  return { status: answer.statusCode, headers: flattenHeaders(answer.headers), body: answer.body }
}

/** Joins repeated headers into one, as browsers do. */
export const flattenHeaders = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? ''].flat().join(', ')]))
