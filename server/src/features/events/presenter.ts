import { Currency } from '@foyer/contract/currency'
import type { Event, SiteState } from '@foyer/contract/events'
import { isPublished } from '@foyer/contract/notion-states'
import type { EventRow } from './queries.ts'
import { locationOf } from './rules.ts'

/** Presents an event for the API. */
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
    online: event.online,
    websiteUrl,
    ...(event.notionLink && { notionLink: event.notionLink }),
    ...(event.contentLanguage && { contentLanguage: event.contentLanguage }),
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

/** The state of an event's site. A website that is down matters more than the state of the Notion page. */
export function siteStateOf(
  event: Pick<EventRow, 'websiteState' | 'notionState' | 'notionLink' | 'apiKey' | 'apiKeyCheckedAt'>,
): SiteState {
  if (event.websiteState === 'down') return 'website-down'
  if (!event.notionLink || !event.apiKey) return 'not-connected'
  // before the first sync the state says whether Notion has accepted the key
  if (!event.notionState) return event.apiKeyCheckedAt ? 'connected' : 'unchecked'
  return isPublished(event.notionState) || event.notionState === 'rate-limited' ? 'connected' : 'notion-trouble'
}
