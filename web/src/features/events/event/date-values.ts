import type { Event } from '@foyer/contract/events'

/** What is sent of an event's date. */
export const datePart = async () =>
  (await import('@foyer/contract/events')).EventChanges.pick({
    dateTba: true,
    date: true,
    endsAt: true,
    timeZone: true,
  })

/** What the form holds of it: moments in ISO 8601, UTC, '' where none is chosen. */
export interface DateValues {
  dateTba: boolean
  date: string
  endsAt: string
  timeZone: string
}

/** While the date is open, the event's `date` is when it was created, which nobody chose. */
export const dateValuesOf = ({ dateTba, date, endsAt = '', timeZone }: Event): DateValues => ({
  dateTba,
  date: dateTba ? '' : date,
  endsAt,
  timeZone,
})

/** An open date sends no moments; a date that is not chosen is sent as '', for the check to refuse. */
export const dateBodyOf = ({ dateTba, date, endsAt, timeZone }: DateValues) =>
  dateTba ? { dateTba, timeZone } : { dateTba, date, endsAt: endsAt || null, timeZone }
