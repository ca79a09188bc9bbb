import { isIP } from 'node:net'
import { isPublicIp } from '@foyer/contract/public-ip'
import { OutboundError } from './failure.ts'

/** The targets that outbound requests may reach. Public addresses on the ports are always allowed. */
export interface AllowedTargets {
  /** Hosts and ports that may be private, such as `localhost:8080` or `[::1]:9000`, as `pairOf` writes them. */
  allow: readonly string[]
  ports: readonly string[]
}

/** The host and port of an address, in the form of `OUTBOUND_ALLOW`. Includes a default port too. */
export const pairOf = (url: URL): string => `${url.hostname}:${portOf(url)}`

/** The port of an address, also where it is the default one of the scheme: http or https. */
export const portOf = ({ port, protocol }: { port: string; protocol: string }): string =>
  port || (protocol === 'https:' ? '443' : '80')

/**
 * Parses and checks the address of a request.
 * @param base the address that a relative one is relative to
 * @throws OutboundError `address-blocked` for a scheme, port or credentials that no request may have
 */
export function readAddress(address: string, allowed: AllowedTargets, base?: URL): URL {
  const url = parse(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw blocked(`the scheme is not http or https: ${url.protocol}`)
  if (url.username || url.password) throw blocked('the address contains a user name or password')
  if (!allowed.allow.includes(pairOf(url)) && !allowed.ports.includes(portOf(url)))
    throw blocked(`the port is not 80 or 443: ${portOf(url)}`)
  return url
}

function parse(address: string, base: URL | undefined): URL {
  try {
    return new URL(address, base)
  } catch {
    throw base
      ? new OutboundError('redirect-broken', 'redirects to an invalid address')
      : blocked('not a valid address')
  }
}

const blocked = (reason: string) => new OutboundError('address-blocked', reason)

/** Whether an IP address is public, that is, reachable from the whole internet. */
export const isPublic = (address: string): boolean => isIP(address) !== 0 && isPublicIp(address)
