import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { parseAddress } from '../lib/address.ts'
import type { Config } from '../lib/config.ts'

/** The exceptions of one page from the content security policy. */
export interface PagePermissions {
  /** The origins that it may show in frames. */
  frames: string[]
  /** The contents of its `style` elements. */
  styles: string[]
  /** The origins that its forms may lead to, besides its own: browsers also check where a response redirects to. */
  forms?: string[]
  /** Whether it may compile WebAssembly. */
  wasm?: boolean
}

/** The bindings and variables of a request in Hono. */
export interface Env {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** The contract's name of the route, for the log: a path can contain a token. */
    call: string
    account: string
    /** The id of the API token of the request. */
    token: string
    /** The code with which the request was refused, for the log. */
    refusal: string
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
export const clientAddress = (c: Context<Env>, config: Config): string =>
  addressBehindProxies(peerAddress(c), c.req.header('x-forwarded-for'), config)

/** The same. @param peer the address of the connection @param forwardedFor the header `X-Forwarded-For` */
export function addressBehindProxies(peer: string, forwardedFor: string | undefined, config: Config): string {
  const forwarded = (forwardedFor ?? '').split(',').map((part) => part.trim())
  let address = peer
  while (isTrusted(address, config)) {
    const previous = forwarded.pop()
    if (!previous || !parseAddress(previous)) break
    address = previous
  }
  return parseAddress(address)?.toString() ?? address
}

/** Whether an untrusted peer sent `X-Forwarded-For` or `Forwarded`: then the caller's address is unknown. */
export const isForwardedByUntrusted = (c: Context<Env>, config: Config): boolean =>
  (c.req.header('x-forwarded-for') ?? c.req.header('forwarded')) !== undefined && !isTrusted(peerAddress(c), config)

const peerAddress = (c: Context<Env>): string => c.env.incoming.socket.remoteAddress ?? ''

function isTrusted(address: string, config: Config): boolean {
  const parsed = parseAddress(address)
  if (!parsed) return false
  return config.TRUSTED_PROXIES.some(([range, bits]) => parsed.kind() === range.kind() && parsed.match(range, bits))
}
