import ipaddr from 'ipaddr.js'

/**
 * Without PUBLIC_URL Foyer answers under whatever address it is reached by, as long as that is this machine by name
 * or a bare IP address. Any other name could be one that somebody points at this machine (DNS rebinding).
 */
export function ownAddress(host: string | undefined): string[] {
  if (!host) return []
  const name = host.replace(/:\d+$/, '')
  const known = name === 'localhost' || ipaddr.isValid(name.replace(/^\[|\]$/g, ''))
  return known ? [`http://${host}`] : []
}
