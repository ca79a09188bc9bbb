// No schema here: database tables and lists use these without zod.

/** The results of a sync of an event's Notion page. */
export const notionSyncStatuses = [
  'connected',
  /** Published, except for parts that Foyer could not read or copy. */
  'incomplete',
  'key-refused',
  'capability-missing',
  'page-not-shared',
  'is-database',
  'in-trash',
  'rate-limited',
  /** Notion has blocked the key. */
  'blocked',
  'notion-down',
  'too-large',
] as const
export type NotionSyncStatus = (typeof notionSyncStatuses)[number]

/** The states of an event's Notion page. */
export const notionStates = ['no-page', 'no-key', 'waiting', ...notionSyncStatuses, 'paused'] as const
export type NotionState = (typeof notionStates)[number]

/** Whether the sync has published the page as it is in Notion. */
export const isPublished = (state: NotionSyncStatus): boolean => state === 'connected' || state === 'incomplete'

type NotionSyncFailure = Exclude<NotionSyncStatus, 'connected' | 'incomplete'>
const isFailure = (status: NotionSyncStatus): status is NotionSyncFailure => !isPublished(status)

/** The results of the last sync alone: what was published by it has changed or not, or why it failed. */
export const notionSyncResults = ['changed', 'unchanged', ...notionSyncStatuses.filter(isFailure)] as const
export type NotionSyncResult = (typeof notionSyncResults)[number]
