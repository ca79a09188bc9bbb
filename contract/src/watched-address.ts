// No schema here: web pages use this without zod.

/**
 * The form of a website address that identifies it: addresses with the same form are watched once. The scheme and the
 * host are case-insensitive, and the port of the scheme, a fragment and slashes at the end of the path make no
 * difference.
 * @param url an absolute address
 */
export function watchedAddress(url: string): string {
  // the parser lower-cases scheme and host and removes the port of the scheme
  const { protocol, host, pathname, search } = new URL(url)
  return `${protocol}//${host}${pathname.replace(/\/+$/, '')}${search}`
}
