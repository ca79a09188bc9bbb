import { Currency } from '@foyer/contract/currency'
import type { Event, SiteState } from '@foyer/contract/events'
import { isGood } from '@foyer/contract/notion-states'
import type { EventRow } from './queries.ts'

/** An event as it goes on the wire. */
export function presentEvent(event: EventRow): Event {
  const { id, name, dateTba, timeZone, websiteUrl, status, slug, version } = event
  return {
    id,
    name,
    date: event.date.toISOString(),
    dateTba,
    ...(event.endsAt && { endsAt: event.endsAt.toISOString() }),
    timeZone,
    location: locationOf(event),
    ...(event.venue && { venue: event.venue }),
    ...(event.city && { city: event.city }),
    ...(event.region && { region: event.region }),
    websiteUrl,
    ...(event.notionLink && { notionLink: event.notionLink }),
    ...(event.apiKeyMask && { apiKey: event.apiKeyMask }),
    ticketsSold: `${event.sold}/${Math.min(event.seats, event.cap ?? event.seats)}`,
    ...(event.cap !== null && { capacity: event.cap }),
    status,
    slug,
    currency: Currency.parse(event.currency),
    siteState: siteStateOf(event),
    version,
  }
}

/** 'venue, city, region' of what is given of them; an event without a place is at its website. */
export const locationOf = (event: Pick<EventRow, 'venue' | 'city' | 'region' | 'websiteUrl'>): string =>
  [event.venue, event.city, event.region].filter(Boolean).join(', ') || event.websiteUrl

/** How an event's site is: the worst of its website and its Notion page. */
export function siteStateOf(
  event: Pick<EventRow, 'websiteState' | 'notionState' | 'notionLink' | 'apiKey' | 'apiKeyCheckedAt'>,
): SiteState {
  if (event.websiteState === 'down') return 'website-down'
  if (!event.notionLink || !event.apiKey) return 'not-connected'
  // before the first look, what Notion said when the key was stored
  if (!event.notionState) return event.apiKeyCheckedAt ? 'connected' : 'unchecked'
  return isGood(event.notionState) || event.notionState === 'rate-limited' ? 'connected' : 'notion-trouble'
}
