import { countries } from '@foyer/contract/countries'
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
    doorsMinutesBefore: true,
    online: true,
    onlineAccess: true,
    mailBuyers: true,
    venue: true,
    street: true,
    postcode: true,
    city: true,
    region: true,
    country: true,
    mapUrl: true,
    slug: true,
    currency: true,
  })

/** The values of the form. Moments are ISO 8601 in UTC, '' when empty. */
export interface SettingsValues
  extends Pick<Event, 'name' | 'dateTba' | 'date' | 'timeZone' | 'online' | 'slug' | 'currency'> {
  endsAt: string
  /** Digits, '' for none. */
  doorsMinutesBefore: string
  venue: string
  street: string
  postcode: string
  city: string
  region: string
  country: string
  mapUrl: string
  onlineAccess: string
  /** Whether a changed access is mailed to buyers. */
  mailBuyers: boolean
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
    slug,
    currency,
    doorsMinutesBefore,
    venue = '',
    street = '',
    postcode = '',
    city = '',
    region = '',
    country = '',
    mapUrl = '',
    onlineAccess = '',
  } = event
  return {
    name,
    dateTba,
    date: dateTba ? '' : date,
    endsAt,
    timeZone,
    slug,
    currency,
    doorsMinutesBefore: doorsMinutesBefore === undefined ? '' : String(doorsMinutesBefore),
    online,
    venue,
    street,
    postcode,
    city,
    region,
    country,
    mapUrl,
    onlineAccess,
    mailBuyers: true,
  }
}

/** An open date sends no moments. An empty date is sent as '', which the schema refuses. */
export const settingsBodyOf = ({ name, dateTba, date, timeZone, slug, currency, online, ...rest }: SettingsValues) => ({
  name,
  dateTba,
  timeZone,
  slug,
  currency,
  online,
  ...(!dateTba && { date, endsAt: rest.endsAt || null }),
  doorsMinutesBefore: minutesOf(rest.doorsMinutesBefore),
  venue: rest.venue.trim() || null,
  street: rest.street.trim() || null,
  postcode: rest.postcode.trim() || null,
  city: rest.city.trim() || null,
  region: rest.region.trim() || null,
  country: countries.find((each) => each === rest.country) ?? null,
  mapUrl: rest.mapUrl.trim() || null,
  onlineAccess: (online && rest.onlineAccess.trim()) || null,
  mailBuyers: rest.mailBuyers,
})

/** The schema refuses all but whole numbers. */
const minutesOf = (text: string): number | null => (text.trim() === '' ? null : Number(text))
