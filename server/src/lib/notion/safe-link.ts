const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Normalises an address that is safe in a link. @returns undefined for any other */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return safeProtocols.has(protocol) ? href : undefined
}

/**
 * The id of the page that a link within Notion leads to, without dashes: `/Title-0123…` or `https://www.notion.so/…`.
 * @returns undefined for other links
 */
export const linkedPageOf = (address: string): string | undefined =>
  /^(?:https:\/\/(?:www\.)?notion\.so)?\/(?:[\w-]+\/)?(?:[\w%.-]*-)?([0-9a-f]{32})(?:$|[?#])/i
    .exec(address)?.[1]
    ?.toLowerCase()

/** Removes the dashes of an id. */
export const undashed = (id: string): string => id.replaceAll('-', '').toLowerCase()
