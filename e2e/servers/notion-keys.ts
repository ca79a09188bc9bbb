import type { FakeNotion } from '@foyer/server/test/notion/fake-notion'
import { addHostilePage } from '@foyer/server/test/notion/hostile-page'
import { addTourPage } from '@foyer/server/test/notion/tour-page'
import { troubles } from '@foyer/server/test/notion/trouble'

/** The page that the journeys link. */
export const pageId = '1f2e3d4c-5b6a-7988-0123-456789abcdef'
export const notionLink = `https://www.notion.so/stage/Summer-Night-${pageId.replaceAll('-', '')}`

/** A page with every type of block, and one in which every field holds something hostile; the key reads both. */
export const tour = { page: '2a3b4c5d-6e7f-8091-a2b3-c4d5e6f70812', key: 'ntn_tour_5a8bZ71Qx9f3' }
export const hostile = { page: '3b4c5d6e-7f80-91a2-b3c4-d5e6f7081923', key: tour.key }

/** A key that Notion takes for that page. Of those handed out below, which it refuses or cannot be asked about, the mock knows the same ones. */
export const goodKey = 'ntn_5a8bZ71Qx9f3e1a2b'

/**
 * Hands out the journeys' keys. `ntn_refused` is one that Notion does not know. A key sees the page as it is, one a
 * database under its id, one the page in the trash: so each of them is of a workspace of its own.
 */
export function knowKeys({ world, troubles: on }: FakeNotion): void {
  world.addPage({ id: pageId })
  world.addKey(goodKey, { pages: [pageId] })
  addTourPage(world, tour.page)
  addHostilePage(world, hostile.page)
  world.addKey(tour.key, { pages: [tour.page, hostile.page] })
  world.addKey('ntn_no_capability', { mayRead: false })
  world.addKey('ntn_not_shared')
  world.addKey('ntn_database', { pages: [pageId], sees: { [pageId]: { kind: 'database' } } })
  world.addKey('ntn_in_trash', { pages: [pageId], sees: { [pageId]: { inTrash: true } } })
  world.addKey('ntn_unreachable')
  on.add(troubles.unavailable, { key: 'ntn_unreachable' })
}
