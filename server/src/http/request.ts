import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Config } from '../lib/config.ts'
import type { Allowed } from './security-headers.ts'

/** What Foyer keeps beside each request. */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The route as the contract names it, for the log: paths hold tokens. */
    call: string
    account: string
    /** Whether whoever knows the page's address may do something by it: it is told to nobody. */
    secretAddress: boolean
    /** What this page may do that others may not. */
    allowed: Allowed
    /** Where other rules hold than everywhere else: a file that somebody else made, a page that our own app shows in a frame. */
    policy: 'file' | 'framed'
  }
}

/** The caller's address: the connection's, or what the nearest trusted proxies say came before them. */
export function clientAddress(c: Context<Env>, config: Config): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  let address = nearest(c)
  while (isTrusted(address, config)) {
    const before = forwarded.pop()
    if (!before || !ipaddr.isValid(before)) break
    address = before
  }
  return address && ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}

/** Whether somebody who is not trusted says that they speak for another: then nobody knows for whom. */
export const isPassedOnByStranger = (c: Context<Env>, config: Config): boolean =>
  c.req.header('x-forwarded-for') !== undefined && !isTrusted(nearest(c), config)

const nearest = (c: Context<Env>): string => c.env.incoming.socket.remoteAddress ?? ''

function isTrusted(address: string, config: Config): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return config.TRUSTED_PROXIES.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits))
}
