import type { Paths } from '../../lib/paths.ts'

/** The tab and section that show what was once a section of the event's only page: `/events/{id}#date`. */
const placeOf: Record<string, readonly [keyof Paths & `event${string}`, string] | undefined> = {
  tickets: ['eventTickets', 'tickets'],
  notion: ['eventPage', 'notion'],
  website: ['eventWebsite', 'website'],
  edit: ['eventSettings', 'title'],
  date: ['eventSettings', 'date'],
  place: ['eventSettings', 'place'],
  sale: ['eventSettings', 'sale'],
}

/** The current address of a former section. @returns undefined for any other hash */
export function formerSection(paths: Paths, id: string, hash: string): string | undefined {
  const place = placeOf[hash]
  if (!place) return undefined
  const [tab, section] = place
  return `${(paths[tab] as Paths['event'])(id)}#${section}`
}
