import { buffer } from 'node:stream/consumers'
import type { Guard } from './connect.ts'
import { dial } from './connect.ts'
import type { ApiRequest } from './fetch.ts'
import { createFetch } from './fetch.ts'
import type { OutboundLimits, OutboundResult, ReadBody } from './get.ts'
import { getFollowingRedirects } from './get.ts'
import { resolveName } from './resolve.ts'

/** The HTTP client for all addresses that users type. It reaches only public addresses. */
export interface Outbound {
  /**
   * Requests a page or a file and follows redirects.
   * @param read consumes the body while it arrives; when it throws, the request fails
   * @returns the response or the failure; never throws
   */
  get<T>(address: string, read: ReadBody<T>, limits?: Partial<OutboundLimits>): Promise<OutboundResult<T>>
  /** Requests a file as `get` does and returns the whole body. */
  download(address: string, limits?: Partial<OutboundLimits>): Promise<OutboundResult<Buffer>>
  /**
   * A `fetch` for other services' APIs. It does not follow redirects, which would forward the API key. The limits of
   * time and size include the body. It reuses connections.
   * @throws OutboundError
   */
  fetch(address: string, init?: ApiRequest): Promise<Response>
  close(): Promise<void>
}

/** The limits of requests that name none. */
export const defaultLimits: OutboundLimits = { timeoutMs: 10_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 5 }

interface OutboundOptions extends Partial<Guard> {
  /** The `User-Agent` header. */
  userAgent?: string
  limits?: Partial<OutboundLimits>
}

/** Creates the client. `guardOptions` allow private addresses, or replace DNS in tests. */
export function createOutbound({ userAgent = 'Foyer', limits, ...guardOptions }: OutboundOptions = {}): Outbound {
  const guard: Guard = { allow: [], ports: ['80', '443'], resolve: resolveName, dial, ...guardOptions }
  const headers = { 'user-agent': userAgent, accept: '*/*' }
  const api = createFetch(guard, headers, { ...defaultLimits, ...limits })
  const get: Outbound['get'] = (address, read, overrides) =>
    getFollowingRedirects(address, { headers, read, guard, limits: { ...defaultLimits, ...limits, ...overrides } })
  return {
    get,
    download: (address, overrides) => get(address, buffer, overrides),
    fetch: api.fetch,
    close: api.close,
  }
}
