import { msPerMinute } from '@foyer/contract/durations'
import type { NotionPage } from '@foyer/contract/notion-pages'
import type { EventRow } from '../rows.ts'
import type { Store } from '../store.ts'
import { isWatched } from '../websites/website.ts'
import { knownSyncOf } from './notion.ts'

/** The state of an event's Notion page. A page with a key always counts as read half an hour ago. */
export function presentNotionPage(store: Store, event: EventRow): NotionPage {
  const { now } = store
  const paused = event.notionPaused ?? false
  const none = { paused, watching: isWatched(store, event), reading: false, skipped: [] }
  if (!event.notionLink) return { ...none, state: 'no-page' }
  if (!event.apiKey) return { ...none, state: 'no-key' }
  const ago = (minutes: number) => new Date(now().getTime() - minutes * msPerMinute).toISOString()
  const lastSync = { since: ago(240), checkedAt: ago(4), ...(!paused && none.watching && { nextCheckAt: ago(-11) }) }
  const known = knownSyncOf(event.notionLink)
  if (known) return { ...none, ...lastSync, state: paused ? 'paused' : known, seen: known }
  if (!event.keyChecked) return { ...none, ...lastSync, state: paused ? 'paused' : 'notion-down', seen: 'notion-down' }
  return {
    ...none,
    ...lastSync,
    state: paused ? 'paused' : 'connected',
    seen: 'unchanged',
    title: event.name,
    workspace: 'Demo organiser',
    connection: 'Foyer',
    readAt: ago(34),
    changedAt: ago(240),
  }
}
