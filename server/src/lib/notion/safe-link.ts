const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Normalises an address that is safe in a link. @returns undefined for any other */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return safeProtocols.has(protocol) ? href : undefined
}

/** The address of a page at Notion. @param id with or without dashes */
export const notionPage = (id: string): string => `https://www.notion.so/${undashed(id)}`

/** Removes the dashes of an id. */
export const undashed = (id: string): string => id.replaceAll('-', '').toLowerCase()
