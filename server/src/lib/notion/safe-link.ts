const followed = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** An address that a browser may follow, written as the standard writes it. @returns undefined for any other */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined
  const { protocol, href } = new URL(address)
  return followed.has(protocol) ? href : undefined
}

/** The address of another page of Notion. @param id dashed or not */
export const notionPage = (id: string): string => `https://www.notion.so/${bare(id)}`

/** An id without its dashes. */
export const bare = (id: string): string => id.replaceAll('-', '').toLowerCase()
