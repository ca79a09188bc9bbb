import { addHostilePage } from '@foyer/server/test/notion/hostile-page'
import type { NotionStandIn } from '@foyer/server/test/notion/notion-stand-in'
import { addTourPage } from '@foyer/server/test/notion/tour-page'
import { troubles } from '@foyer/server/test/notion/trouble'

/** The id of the page that the journeys link. */
export const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
export const notionLink = `https://www.notion.so/stage/Summer-Night-${pageId.replaceAll('-', '')}`

/** A page with every type of block, and one with a hostile text in every field; the key may read both. */
export const tour = { page: '2a3b4c5d-6e7f-8091-a2b3-c4d5e6f70812', key: 'ntn_tour_5a8bZ71Qx9f3' }
export const hostile = { page: '3b4c5d6e-7f80-91a2-b3c4-d5e6f7081923', key: tour.key }

/** A key that may read the page. The mock knows this key and the failing keys below too. */
export const goodKey = 'ntn_5a8bZ71Qx9f3e1a2b'

/**
 * Adds the keys of the journeys to the stand-in. `ntn_refused` is not among them: Notion does not know it. For one key the
 * id is a database, for another the page is in the trash.
 */
export function addJourneyKeys({ state, troubles: on }: NotionStandIn): void {
  state.addPage({ id: pageId })
  state.addKey(goodKey, { pages: [pageId] })
  addTourPage(state, tour.page)
  addHostilePage(state, hostile.page)
  state.addKey(tour.key, { pages: [tour.page, hostile.page] })
  state.addKey('ntn_no_capability', { mayRead: false })
  state.addKey('ntn_not_shared')
  state.addKey('ntn_database', { pages: [pageId], sees: { [pageId]: { kind: 'database' } } })
  state.addKey('ntn_in_trash', { pages: [pageId], sees: { [pageId]: { inTrash: true } } })
  state.addKey('ntn_unreachable')
  on.add(troubles.unavailable, { key: 'ntn_unreachable' })
}
