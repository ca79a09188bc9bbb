import { Currency } from '@foyer/contract/currency'
import type { PlacePart } from '@foyer/contract/event-place'
import type { Event, SiteState } from '@foyer/contract/events'
import { isPublished } from '@foyer/contract/notion-states'
import type { Scope } from '../../lib/scope.ts'
import { may } from '../../lib/scope.ts'
import type { Secrets } from '../../lib/secrets.ts'
import type { EventRow } from './queries.ts'
import { locationOf, onlineAccessOf } from './rules.ts'

/** Presents an event for the API. */
export function presentEvent(event: EventRow): Event {
  const { id, name, dateTba, timeZone, status, slug, version } = event
  return {
    id,
    name,
    date: event.date.toISOString(),
    dateTba,
    ...(event.endsAt && { endsAt: event.endsAt.toISOString() }),
    timeZone,
    ...(event.doorsMinutesBefore !== null && { doorsMinutesBefore: event.doorsMinutesBefore }),
    location: locationOf(event),
    ...presentPlace(event),
    online: event.online,
    ...(event.cover && { cover: event.cover }),
    ...(event.websiteUrl && { websiteUrl: event.websiteUrl }),
    ...(event.notionLink && { notionLink: event.notionLink }),
    ...(event.contentLanguage && { contentLanguage: event.contentLanguage }),
    ...(event.apiKeyMask && { apiKey: event.apiKeyMask }),
    ticketsSold: `${event.sold}/${Math.min(event.seats, event.cap ?? event.seats)}`,
    ...(event.cap !== null && { capacity: event.cap }),
    ...(event.cancellation && { cancellation: event.cancellation }),
    ...(event.paymentTerms && { paymentTerms: event.paymentTerms }),
    ...(event.discounts.length > 0 && { discounts: event.discounts }),
    ...(event.bookingFee && { bookingFee: event.bookingFee }),
    status,
    slug,
    currency: Currency.parse(event.currency),
    siteState: siteStateOf(event),
    described: event.described,
    version,
  }
}

/** Presents an event for a member, with the access to an online event if the member may change it. */
export function presentEventTo(
  scope: Pick<Scope, 'role' | 'token'>,
  secrets: Pick<Secrets, 'decrypt'>,
  event: EventRow,
): Event {
  const onlineAccess = may(scope, 'events:write') ? onlineAccessOf(secrets, event) : undefined
  return { ...presentEvent(event), ...(onlineAccess !== undefined && { onlineAccess }) }
}

/** The parts of a place that are known. */
export const presentPlace = (event: Pick<EventRow, PlacePart>) => ({
  ...(event.venue && { venue: event.venue }),
  ...(event.street && { street: event.street }),
  ...(event.postcode && { postcode: event.postcode }),
  ...(event.city && { city: event.city }),
  ...(event.region && { region: event.region }),
  ...(event.country && { country: event.country }),
  ...(event.mapUrl && { mapUrl: event.mapUrl }),
})

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
