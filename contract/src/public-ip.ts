// No schema here: web pages use this before they need zod.

import ipaddr from 'ipaddr.js'

// What IANA has given out for use by everybody. `ipaddr` calls the rest of the space unicast too: IPv4 addresses that
// are written as IPv6 ones (`::127.0.0.1`), and whatever has no use yet.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address, without brackets, is one that everybody on the internet can reach: none of a machine, a
 * network or a zone of it, and none that carries such a one within, as those of 6to4, Teredo and NAT64 may.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast))
}
