import type { Country } from './countries.ts'

/** Where an event takes place: at a venue, online, or not said yet. */
export interface EventPlace extends Record<Exclude<PlacePart, 'country'>, string | null> {
  online: boolean
  country: Country | null
}

/** The parts of a place. An online event has none of them. */
export const placeParts = ['venue', 'street', 'postcode', 'city', 'region', 'country', 'mapUrl'] as const
export type PlacePart = (typeof placeParts)[number]

/** The place of an event of which nothing is said yet. */
export const noPlace: EventPlace = {
  online: false,
  venue: null,
  street: null,
  postcode: null,
  city: null,
  region: null,
  country: null,
  mapUrl: null,
}

export type PlaceChanges = { [Field in keyof EventPlace]?: EventPlace[Field] | undefined }

/** The place of an event after a change. An event that becomes online loses its place; a new place ends `online`. */
export function placeAfter(before: EventPlace, changes: PlaceChanges): EventPlace {
  const hasNewPlace = placeParts.some((part) => Boolean(changes[part]))
  const online = changes.online ?? (before.online && !hasNewPlace)
  if (online) return { ...noPlace, online }
  const {
    venue = before.venue,
    street = before.street,
    postcode = before.postcode,
    city = before.city,
    region = before.region,
    country = before.country,
    mapUrl = before.mapUrl,
  } = changes
  return { online, venue, street, postcode, city, region, country, mapUrl }
}
