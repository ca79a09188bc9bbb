import { buffer } from 'node:stream/consumers'
import { Agent, request } from 'undici'
import { readAddress } from './address.ts'
import { acceptedEncodings, decodeBody } from './body.ts'
import type { Guard } from './connect.ts'
import { connectTo, targetOf } from './connect.ts'
import { failureOf, OutboundError } from './failure.ts'
import type { OutboundLimits } from './get.ts'
import { flattenHeaders } from './get.ts'

export interface ApiRequest {
  method?: string
  headers?: Record<string, string>
  body?: string
  signal?: AbortSignal
}

const bodilessStatuses = new Set([101, 204, 205, 304])

const connectTimeout = () => new OutboundError('timeout', 'no connection in time')

/** Creates the `fetch` of `Outbound`. It reuses connections. */
export function createFetch(guard: Guard, defaultHeaders: Record<string, string>, limits: OutboundLimits) {
  const agent = new Agent({
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: (target, answer) => {
      // not AbortSignal.timeout: it would abort the reused connection later
      const connecting = new AbortController()
      const timer = setTimeout(() => connecting.abort(connectTimeout()), limits.timeoutMs)
      connectTo(targetOf(target), guard, connecting.signal)
        .then(
          (socket) => answer(null, socket),
          (error) => answer(error, null),
        )
        .finally(() => clearTimeout(timer))
    },
  })

  async function send(address: string, { method = 'GET', headers, body, signal }: ApiRequest = {}): Promise<Response> {
    const url = readAddress(address, guard)
    const timeout = AbortSignal.timeout(limits.timeoutMs)
    const answer = await request(url, {
      dispatcher: agent,
      method: method as 'GET',
      headers: { ...defaultHeaders, 'accept-encoding': acceptedEncodings, ...headers },
      signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      ...(body !== undefined && { body }),
    })
    // `content-length` was that of the compressed body
    const {
      'content-encoding': encoding = '',
      'content-length': _,
      ...headersOfAnswer
    } = flattenHeaders(answer.headers)
    const whole = await buffer(decodeBody(answer.body, encoding.trim().toLowerCase(), limits.maxBytes))
    return new Response(bodilessStatuses.has(answer.statusCode) ? null : whole, {
      status: answer.statusCode,
      headers: headersOfAnswer,
    })
  }

  return {
    fetch: (address: string, init?: ApiRequest) =>
      send(address, init).catch((error: unknown) => Promise.reject(failureOf(error))),
    close: () => agent.destroy(),
  }
}
