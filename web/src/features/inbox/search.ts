import type { InboxView } from '@foyer/contract/inbox-kinds'
import { inboxViews } from '@foyer/contract/inbox-kinds'
import { oneOf, only, text } from '../../lib/search-params.ts'

/** The filters and the open thread in the URL. */
export interface InboxSearch {
  show?: InboxView
  assigned?: 'me'
  event?: string
  order?: string
  q?: string
  thread?: string
}

export const inboxSearch = (given: Record<string, unknown>): InboxSearch => ({
  ...oneOf(given, 'show', inboxViews),
  ...oneOf(given, 'assigned', ['me']),
  ...idIn(given, 'event'),
  ...idIn(given, 'order'),
  ...text(given, 'q'),
  ...idIn(given, 'thread'),
})

// The API refuses anything that cannot be an id.
function idIn<K extends string>(given: Record<string, unknown>, key: K) {
  const value = given[key]
  return only(key, typeof value === 'string' && /^\w{1,100}$/.test(value) ? value : undefined)
}
