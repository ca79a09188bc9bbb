// No schema here: web pages use this without zod.

import ipaddr from 'ipaddr.js'

// The global unicast space that IANA allocates from (RFC 4291). `ipaddr` reports addresses outside of it as unicast
// too:
// IPv4-compatible ones (`::127.0.0.1`) and unassigned space.
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is publicly reachable. Loopback, private, link-local and zoned addresses are not; nor are
 * addresses that can embed one of those (6to4, Teredo, NAT64).
 * @param address without the brackets of a URL
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%')) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast))
}
