import type { NotionStandIn } from '@foyer/server/test/notion-stand-in'

/** The page that the journeys link. */
export const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
export const notionLink = `https://www.notion.so/stage/Summer-Night-${pageId.replaceAll('-', '')}`

/** A key that Notion takes for that page. Of those handed out below, which it refuses or cannot be asked about, the mock knows the same ones. */
export const goodKey = 'ntn_5a8bZ71Qx9f3e1a2b'

/** Hands out the journeys' keys. `ntn_refused` is one that Notion does not know. */
export function knowKeys(notion: NotionStandIn): void {
  notion.key(goodKey, { [pageId]: 'page' })
  notion.key('ntn_no_capability', {}, false)
  notion.key('ntn_not_shared')
  notion.key('ntn_database', { [pageId]: 'database' })
  notion.key('ntn_in_trash', { [pageId]: 'trash' })
  notion.failFor('ntn_unreachable', 503)
}
