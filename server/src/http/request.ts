import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { Config } from '../lib/config.ts'

/** The exceptions of one page from the content security policy. */
export interface PagePermissions {
  /** The origins that it may show in frames. */
  frames: string[]
  /** The contents of its `style` elements. */
  styles: string[]
  /** The origins that its forms may lead to, besides its own: browsers also check where a response redirects to. */
  forms?: string[]
}

/** The bindings and variables of a request in Hono. */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The contract's name of the route, for the log: a path can contain a token. */
    call: string
    account: string
    /** The URL contains a capability token: send no Referer, never log it. */
    hasSecretUrl: boolean
    /** Exceptions from the content security policy for this page. */
    permissions: PagePermissions
    /**
     * A policy other than that of Foyer's pages: `file` for copied files, `framed` for a preview in Foyer's own app.
     */
    policy: 'file' | 'framed'
  }
}

/** The caller's IP address: that of the connection, or the one that trusted proxies report. */
export function clientAddress(c: Context<Env>, config: Config): string {
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  let address = peerAddress(c)
  while (isTrusted(address, config)) {
    const previous = forwarded.pop()
    if (!previous || !ipaddr.isValid(previous)) break
    address = previous
  }
  return address && ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}

/** Whether an untrusted peer sent `X-Forwarded-For` or `Forwarded`: then the caller's address is unknown. */
export const isForwardedByUntrusted = (c: Context<Env>, config: Config): boolean =>
  (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) !== undefined && !isTrusted(peerAddress(c), config)

const peerAddress = (c: Context<Env>): string => c.env.incoming.socket.remoteAddress ?? ''

function isTrusted(address: string, config: Config): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return config.TRUSTED_PROXIES.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits))
}
