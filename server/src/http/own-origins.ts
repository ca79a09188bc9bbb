import ipaddr from 'ipaddr.js'

/**
 * The origins that Foyer accepts without PUBLIC_URL: the request's own host, if it is `localhost` or an IP address. An
 * attacker can point any other name at this machine (DNS rebinding).
 */
export function localOrigins(host: string | undefined): string[] {
  if (!host) return []
  const name = host.replace(/:\d+$/, '')
  const known = name === 'localhost' || ipaddr.isValid(name.replace(/^\[|\]$/g, ''))
  return known ? [`http://${host}`] : []
}
