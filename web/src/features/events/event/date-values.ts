import type { Event } from '@foyer/contract/events'

/** The contract's schema of the date fields. */
export const dateSchema = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({
    dateTba: true,
    date: true,
    endsAt: true,
    timeZone: true,
  })

/** The values of the form. Moments are ISO 8601 in UTC, '' when empty. */
export interface DateValues {
  dateTba: boolean
  date: string
  endsAt: string
  timeZone: string
}

/** While the date is open, the event's `date` is its creation time, which the form must not show. */
export const dateValuesOf = ({ dateTba, date, endsAt = '', timeZone }: Event): DateValues => ({
  dateTba,
  date: dateTba ? '' : date,
  endsAt,
  timeZone,
})

/** An open date sends no moments. An empty date is sent as '', which the schema refuses. */
export const dateBodyOf = ({ dateTba, date, endsAt, timeZone }: DateValues) =>
  dateTba ? { dateTba, timeZone } : { dateTba, date, endsAt: endsAt || null, timeZone }
