import { readNotionLink } from '@foyer/contract/read-notion-link'

export interface LinkedPage {
  /** The page's URL in Notion, whatever form the link had. */
  href: string
  /** The page's title in the link; undefined if the link has none. */
  title: string | undefined
}

/** The page that a Notion link opens; undefined for other text. */
export function linkedPageOf(link: string): LinkedPage | undefined {
  const read = readNotionLink(link)
  if (!read.ok) return undefined
  return { href: `https://www.notion.so/${read.pageId.replaceAll('-', '')}`, title: titleIn(link) }
}

const titled = /([^/?#]+)-(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:[?#]|$)/i

function titleIn(link: string): string | undefined {
  // The link of a page opened over a database contains the database's title.
  if (/[?&]p=/.test(link)) return undefined
  const words = titled.exec(link.trim())?.[1]
  try {
    return words && decodeURIComponent(words).replaceAll('-', ' ')
  } catch {
    return undefined
  }
}
