import { buffer } from 'node:stream/consumers'
import { Agent, request } from 'undici'
import { readAddress } from './address.ts'
import { acceptedEncodings, piecesOf } from './body.ts'
import type { Guard } from './connect.ts'
import { connectTo, targetOf } from './connect.ts'
import { failureOf, OutboundError } from './failure.ts'
import type { Limits } from './visit.ts'
import { flat } from './visit.ts'

export interface ApiRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

const withoutBody = new Set([101, 204, 205, 304])

const tooLate = () => new OutboundError('timeout', 'no connection in time')

/** The fetch of `Outbound`, over connections that are kept. */
export function openFetch(guard: Guard, usualHeaders: Record<string, string>, limits: Limits) {
  const agent = new Agent({
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (target, answer) => {
      // not AbortSignal.timeout: it would end the connection while it is kept
      const patience = new AbortController()
      const timer = setTimeout(() => patience.abort(tooLate()), limits.timeoutInMs)
      connectTo(targetOf(target), guard, patience.signal)
        .then(
          (socket) => answer(null, socket),
          (error) => answer(error, null),
        )
        .finally(() => clearTimeout(timer))
    },
  })

  async function ask(address: string, { method = 'GET', headers, body, signal }: ApiRequest = {}): Promise<Response> {
    const url = readAddress(address, guard)
    const inTime = AbortSignal.timeout(limits.timeoutInMs)
    const answer = await request(url, {
      dispatcher: agent,
      method: method as 'GET',
      headers: { ...usualHeaders, 'accept-encoding': acceptedEncodings, ...headers },
      signal: signal ? AbortSignal.any([inTime, signal]) : inTime,
      ...(body !== undefined && { body }),
    })
    // the length was that of the packed body
    const { 'content-encoding': encoding = '', 'content-length': _, ...answered } = flat(answer.headers)
    const whole = await buffer(piecesOf(answer.body, encoding.trim().toLowerCase(), limits.maxBytes))
    return new Response(withoutBody.has(answer.statusCode) ? null : whole, {
      status: answer.statusCode,
      headers: answered,
    })
  }

  return {
    fetch: (address: string, init?: ApiRequest) =>
      ask(address, init).catch((error: unknown) => Promise.reject(failureOf(error))),
    close: () => agent.destroy(),
  }
}
