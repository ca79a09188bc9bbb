import type { NotionPage } from '@foyer/contract/notion-pages'
import type { EventRow } from '../rows.ts'
import type { World } from '../world.ts'

const minute = 60_000

/** How an event stands with its Notion page: what has a key has just been read. */
export function presentNotionPage({ now }: World, event: EventRow): NotionPage {
  const paused = event.notionPaused ?? false
  const none = { paused, reading: false, leftOut: [] }
  if (!event.notionLink) return { ...none, state: 'no-page' }
  if (!event.apiKey) return { ...none, state: 'no-key' }
  const ago = (minutes: number) => new Date(now().getTime() - minutes * minute).toISOString()
  const asked = { since: ago(240), checkedAt: ago(4), ...(!paused && { nextCheckAt: ago(-11) }) }
  if (!event.keyChecked) return { ...none, ...asked, state: paused ? 'paused' : 'notion-down' }
  return {
    ...none,
    ...asked,
    state: paused ? 'paused' : 'connected',
    title: event.name,
    workspace: 'Demo organiser',
    connection: 'Foyer',
    readAt: ago(34),
    changedAt: ago(240),
  }
}
