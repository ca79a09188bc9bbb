/** Where an event takes place: at a venue, online, or not said yet. */
export interface EventPlace {
  online: boolean
  venue: string | null
  city: string | null
  region: string | null
}

type PlaceChanges = { [Field in keyof EventPlace]?: EventPlace[Field] | undefined }

/** The place of an event after a change. An event that becomes online loses its place; a new place ends `online`. */
export function placeAfter(before: EventPlace, changes: PlaceChanges): EventPlace {
  const hasNewPlace = Boolean(changes.venue ?? changes.city ?? changes.region)
  const online = changes.online ?? (before.online && !hasNewPlace)
  if (online) return { online, venue: null, city: null, region: null }
  const { venue = before.venue, city = before.city, region = before.region } = changes
  return { online, venue, city, region }
}
