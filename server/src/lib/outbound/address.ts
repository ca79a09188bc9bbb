import { isIP } from 'node:net'
import { isPublicIp } from '@foyer/contract/public-ip'
import { OutboundError } from './failure.ts'

/** What may be reached besides public addresses on ports 80 and 443. */
export interface Openings {
  /** Exact pairs like `localhost:8080` or `[::1]:9000`, as `pairOf` writes them: for tests. */
  allow: readonly string[]
  ports: readonly string[]
}

/** Where an address leads, as `OUTBOUND_ALLOW` names it: host and port, the port also where it is the usual one. */
export const pairOf = (url: URL): string => `${url.hostname}:${portOf(url)}`

export const portOf = ({ port, protocol }: { port: string; protocol: string }): string =>
  port || (protocol === 'https:' ? '443' : '80')

/**
 * Reads an address that is about to be asked.
 * @param base what a relative one is relative to
 * @throws OutboundError `address-blocked` for what must not be asked whoever it belongs to
 */
export function readAddress(address: string, openings: Openings, base?: URL): URL {
  const url = parse(address, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw blocked(`only http and https: ${url.protocol}`)
  if (url.username || url.password) throw blocked('an address with a user name or a password')
  if (!openings.allow.includes(pairOf(url)) && !openings.ports.includes(portOf(url)))
    throw blocked(`only the ports 80 and 443: ${portOf(url)}`)
  return url
}

function parse(address: string, base: URL | undefined): URL {
  try {
    return new URL(address, base)
  } catch {
    throw base ? new OutboundError('redirect-broken', 'leads to what is no address') : blocked('no address')
  }
}

const blocked = (reason: string) => new OutboundError('address-blocked', reason)

/** Whether an IP address is one that everybody on the internet can reach. */
export const isPublic = (address: string): boolean => isIP(address) !== 0 && isPublicIp(address)
