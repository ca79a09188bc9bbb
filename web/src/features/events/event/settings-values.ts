import type { Event } from '@foyer/contract/events'
import type { VersionedForm } from '../../../lib/form/use-versioned-form.ts'

/** The contract's schema of the settings of an event. */
export const settingsSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({
    name: true,
    dateTba: true,
    date: true,
    endsAt: true,
    timeZone: true,
    online: true,
    venue: true,
    city: true,
    region: true,
    slug: true,
    currency: true,
  })

/** The values of the form. Moments are ISO 8601 in UTC, '' when empty. */
export interface SettingsValues
  extends Pick<Event, 'name' | 'dateTba' | 'date' | 'timeZone' | 'online' | 'slug' | 'currency'> {
  endsAt: string
  venue: string
  city: string
  region: string
}

export type SettingsForm = VersionedForm<SettingsValues>

/** While the date is open, the event's `date` is its creation time, which the form must not show. */
export const settingsValuesOf = (event: Event): SettingsValues => {
  const {
    name,
    dateTba,
    date,
    endsAt = '',
    timeZone,
    online,
    venue = '',
    city = '',
    region = '',
    slug,
    currency,
  } = event
  return { name, dateTba, date: dateTba ? '' : date, endsAt, timeZone, online, venue, city, region, slug, currency }
}

/** An open date sends no moments. An empty date is sent as '', which the schema refuses. */
export const settingsBodyOf = ({ date, endsAt, venue, city, region, ...rest }: SettingsValues) => ({
  ...rest,
  ...(!rest.dateTba && { date, endsAt: endsAt || null }),
  venue: venue.trim() || null,
  city: city.trim() || null,
  region: region.trim() || null,
})
