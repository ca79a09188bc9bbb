import { TZDate } from '@date-fns/tz'
import { overAt } from '@foyer/contract/event-over'
import { coordinatesOf } from '@foyer/contract/map-coordinates'
import type { Availability } from '@foyer/contract/order-states'
import type { PublicEvent, PublicTicketType } from '@foyer/contract/public-api'
import { decimalsOf } from '@foyer/words/format/money'
import { coverCrops } from './event-picture.ts'
import { formatVenue } from './time-and-venue.ts'

interface StructuredDataOptions {
  /** The URL of the page. */
  url: string
  /** Of the description: that of the Notion page, or of the page around it. */
  language: string
  /** The URL of a picture of the event. */
  picture: string | undefined
  /** The organiser's words about the event, or else its facts as a line. */
  description: string
}

/**
 * Describes an event as https://schema.org/Event, for search engines. It names no performer: Foyer does not ask for them.
 * @returns JSON that is safe inside a script element: every `<` is escaped. Undefined without a date or a place: search
 * engines call an event without one of them invalid
 */
export function structuredData(
  event: PublicEvent,
  { url, language, picture, description }: StructuredDataOptions,
): string | undefined {
  const place = locationOf(event, url)
  if (!event.date || !place) return undefined
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.name,
    description,
    url,
    inLanguage: language,
    image: picture && [
      ...(event.cover ? Object.keys(coverCrops).map((crop) => `${picture}&crop=${crop}`) : []),
      picture,
    ],
    doorTime: inZone(event.doorsAt, event),
    startDate: inZone(event.date, event),
    endDate: inZone(event.endsAt, event),
    eventStatus: 'https://schema.org/EventScheduled',
    ...place,
    organizer: { '@type': 'Organization', name: event.organiser, url: event.websiteUrl ?? url },
    offers: event.ticketTypes.map((type) => offerOf(event, type, url)),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** A moment with the offset of the event's time zone: readers of search results see the time as it stands here. */
const inZone = (at: string | undefined, { timeZone }: PublicEvent): string | undefined =>
  at && new TZDate(at, timeZone).toISOString().replace('.000', '')

function locationOf(event: PublicEvent, page: string) {
  const place = formatVenue(event)
  if (event.online)
    return {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      // where buyers get the access, which is secret: https://developers.google.com/search/docs/appearance/structured-data/event
      location: { '@type': 'VirtualLocation', url: event.websiteUrl ?? page },
    }
  if (!place && !event.street) return undefined
  const position = event.mapUrl ? coordinatesOf(event.mapUrl) : undefined
  return {
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.venue ?? place ?? event.street,
      address: {
        '@type': 'PostalAddress',
        streetAddress: event.street,
        postalCode: event.postcode,
        addressLocality: event.city,
        addressRegion: event.region,
        addressCountry: event.country,
      },
      ...(event.mapUrl && { hasMap: event.mapUrl }),
      ...(position && { geo: { '@type': 'GeoCoordinates', ...position } }),
    },
  }
}

const schemaAvailability = {
  plenty: 'InStock',
  few: 'LimitedAvailability',
  reserved: 'SoldOut',
  'sold-out': 'SoldOut',
  'not-yet': 'PreOrder',
  'not-payable': 'OutOfStock',
  over: 'Discontinued',
} as const satisfies Record<Availability, string>

function offerOf(event: PublicEvent, type: PublicTicketType, url: string) {
  const { currency, sale } = event
  const decimals = decimalsOf(currency)
  return {
    '@type': 'Offer',
    name: type.name,
    // with the fee; the lowest, where buyers choose it
    price: ((type.minPriceCents ?? type.priceCents + (type.feeCents ?? 0)) / 10 ** decimals).toFixed(decimals),
    priceCurrency: currency,
    availability: `https://schema.org/${sale === 'closed' ? 'Discontinued' : schemaAvailability[type.availability]}`,
    validFrom: inZone(type.salesFrom, event),
    validThrough: inZone(salesEndOf(event, type), event),
    url,
  }
}

/** The end of the sale of a ticket type: of its own sales window, or of the event, if that is earlier. */
function salesEndOf(event: PublicEvent, { salesUntil }: PublicTicketType): string | undefined {
  const ends = [overAt(event), salesUntil && new Date(salesUntil)].filter((end) => end instanceof Date)
  return ends.length === 0 ? undefined : new Date(Math.min(...ends.map(Number))).toISOString()
}
