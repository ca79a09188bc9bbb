import ipaddr from 'ipaddr.js'
import { createCache } from './cache.ts'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/** The longest text of an address: IPv6 with a zone. */
const maxLength = 64
const parsed = createCache<{ address: Address | undefined }>(2000, () => 1)

/**
 * Parses an IP address; one of IPv4 that is written as IPv6 is one of IPv4. A request asks for its addresses several times,
 * and an open connection again and again, so the last ones are kept.
 * @returns undefined for a text that is no address
 */
export function parseAddress(text: string): Address | undefined {
  if (text.length > maxLength) return undefined
  const known = parsed.get(text)
  if (known) return known.address
  const address = ipaddr.isValid(text) ? ipaddr.process(text) : undefined
  parsed.set(text, { address })
  return address
}
