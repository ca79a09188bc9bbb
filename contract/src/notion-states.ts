// No schema here: tables and lists use these before they need zod.

/** What a look at an event's Notion page can come to. */
export const seenStates = [
  'connected',
  /** Published, but for something that could not be taken along. */
  'incomplete',
  'key-refused',
  'capability-missing',
  'page-not-shared',
  'is-database',
  'in-trash',
  'rate-limited',
  /** Notion has shut the key out. */
  'blocked',
  'notion-down',
  'too-large',
] as const
export type SeenState = (typeof seenStates)[number]

/** How an event stands with its Notion page. */
export const notionStates = ['no-page', 'no-key', 'waiting', ...seenStates, 'paused'] as const
export type NotionState = (typeof notionStates)[number]

/** Whether the page is published as it is in Notion. */
export const isGood = (state: SeenState): boolean => state === 'connected' || state === 'incomplete'
