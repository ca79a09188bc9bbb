import type { NotionPage } from '@foyer/contract/notion-pages'
import type { NotionState } from '@foyer/contract/notion-states'
import type { PageOfEvent } from './queries.ts'

/** How an event stands with its Notion page, as it goes on the wire. */
export function presentNotionPage(found: PageOfEvent): NotionPage {
  const { page, key, title } = found
  const at = (name: string, moment: Date | null | undefined) => (moment ? { [name]: moment.toISOString() } : {})
  const state = stateOf(found)
  const followed = state !== 'no-page' && state !== 'no-key'
  return {
    state,
    ...(followed && at('since', page?.stateSince)),
    ...(title !== null && { title }),
    ...(key?.workspace && { workspace: key.workspace }),
    ...(key?.connection && { connection: key.connection }),
    paused: page?.paused ?? false,
    reading: followed && found.reading,
    ...at('checkedAt', page?.checkedAt),
    ...at('readAt', page?.readAt),
    ...at('changedAt', page?.changedAt),
    ...(followed && !page?.paused && at('nextCheckAt', page?.nextLookAt)),
    leftOut: page?.leftOut ?? [],
    ...at('signalAt', page?.signalAt),
  }
}

function stateOf({ link, hasKey, page }: PageOfEvent): NotionState {
  if (!link) return 'no-page'
  if (!hasKey) return 'no-key'
  if (page?.paused) return 'paused'
  return page?.state ?? 'waiting'
}
