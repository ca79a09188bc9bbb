import { buffer } from 'node:stream/consumers'
import type { Guard } from './connect.ts'
import { dial } from './connect.ts'
import type { ApiRequest } from './fetch.ts'
import { openFetch } from './fetch.ts'
import { resolveName } from './resolve.ts'
import type { Limits, ReadBody, Visit } from './visit.ts'
import { visit } from './visit.ts'

/** Every request of Foyer to an address that somebody typed. It reaches nothing but public addresses. */
export interface Outbound {
  /**
   * Asks for a page or a file, following redirects.
   * @param read what to make of the body while it arrives; a failure while reading fails the visit
   * @returns what came, or why nothing did; never throws
   */
  visit<T>(address: string, read: ReadBody<T>, limits?: Partial<Limits>): Promise<Visit<T>>
  /** The same with the whole body, for files. */
  download(address: string, limits?: Partial<Limits>): Promise<Visit<Buffer>>
  /**
   * A fetch for the APIs of others. Redirects are not followed (they would take the key with them), the body is read
   * within the same time and size, and connections are kept for the next question.
   * @throws OutboundError
   */
  fetch(address: string, init?: ApiRequest): Promise<Response>
  close(): Promise<void>
}

const usual: Limits = { timeoutInMs: 10_000, maxBytes: 2 * 1024 * 1024, maxRedirects: 5 }

interface Opened extends Partial<Guard> {
  /** Said to whom is asked: who asks, and where to find out more. */
  userAgent?: string
  limits?: Partial<Limits>
}

/** @param given what is opened beside the public addresses; whom a test asks instead of the name servers */
export function openOutbound({ userAgent = 'Foyer', limits, ...given }: Opened = {}): Outbound {
  const guard: Guard = { allow: [], ports: ['80', '443'], resolve: resolveName, dial, ...given }
  const headers = { 'user-agent': userAgent, accept: '*/*' }
  const api = openFetch(guard, headers, { ...usual, ...limits })
  const go: Outbound['visit'] = (address, read, own) =>
    visit(address, { headers, read, guard, limits: { ...usual, ...limits, ...own } })
  return {
    visit: go,
    download: (address, own) => go(address, buffer, own),
    fetch: api.fetch,
    close: api.close,
  }
}
