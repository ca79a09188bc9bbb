import type { EventRow, WebsiteRow } from '../rows.ts'
import { websiteKey } from '../websites/website-key.ts'

/** The websites of the seed events, with their histories. */
export const seedWebsites = (events: readonly EventRow[]): Record<string, WebsiteRow> =>
  Object.fromEntries(events.map((event) => [websiteKey(event), { seed: event.id }]))
