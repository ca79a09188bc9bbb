import { readNotionLink } from '@foyer/contract/read-notion-link'

export interface NotionPage {
  /** The page in Notion, whatever form the link was pasted in. */
  href: string
  /** The page's title as Notion wrote it into the link; undefined where it has none of this page. */
  title: string | undefined
}

/** What a Notion link opens; undefined when it is none. */
export function notionPageOf(link: string): NotionPage | undefined {
  const read = readNotionLink(link)
  if (!read.ok) return undefined
  return { href: `https://www.notion.so/${read.pageId.replaceAll('-', '')}`, title: titleIn(link) }
}

const titled = /([^/?#]+)-(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?(?:[?#]|$)/i

function titleIn(link: string): string | undefined {
  // of a page opened over a database the link says the database's title
  if (/[?&]p=/.test(link)) return undefined
  const words = titled.exec(link.trim())?.[1]
  try {
    return words && decodeURIComponent(words).replaceAll('-', ' ')
  } catch {
    return undefined
  }
}
