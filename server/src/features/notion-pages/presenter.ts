import type { NotionPage } from '@foyer/contract/notion-pages'
import type { NotionState, NotionSyncResult } from '@foyer/contract/notion-states'
import type { PageOfEvent } from './queries.ts'

/** The state of an event's Notion page. */
export function presentNotionPage(found: PageOfEvent): NotionPage {
  const { page, key, title, language } = found
  const at = (name: string, moment: Date | null | undefined) => (moment ? { [name]: moment.toISOString() } : {})
  const state = stateOf(found)
  const connected = state !== 'no-page' && state !== 'no-key'
  return {
    state,
    ...(connected && seenIn(page)),
    ...(connected && at('since', page?.stateSince)),
    ...(title !== null && { title }),
    ...(language && { language }),
    ...(key?.workspace && { workspace: key.workspace }),
    ...(key?.connection && { connection: key.connection }),
    paused: page?.paused ?? false,
    watching: found.watching,
    reading: connected && found.reading,
    ...at('checkedAt', page?.checkedAt),
    ...at('readAt', page?.readAt),
    ...at('changedAt', page?.changedAt),
    ...(connected && !page?.paused && found.watching && at('nextCheckAt', page?.nextPollAt)),
    skipped: page?.skipped ?? [],
    ...at('signalAt', page?.signalAt),
  }
}

function seenIn(page: PageOfEvent['page']): { seen?: NotionSyncResult } {
  const status = page?.lastStatus
  if (!status) return {}
  if (status !== 'connected' && status !== 'incomplete') return { seen: status }
  // a sync that publishes writes both at once
  return { seen: page.changedAt?.getTime() === page.checkedAt?.getTime() ? 'changed' : 'unchanged' }
}

function stateOf({ link, hasKey, page }: PageOfEvent): NotionState {
  if (!link) return 'no-page'
  if (!hasKey) return 'no-key'
  if (page?.paused) return 'paused'
  return page?.state ?? 'waiting'
}
