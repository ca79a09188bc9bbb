import type { ApiForm } from '../../../lib/form/use-api-form.ts'

/** The values of the form for a new event. Hidden fields keep what was typed. */
export interface NewEventValues {
  title: string
  notionLink: string
  noNotion: boolean
  urlLink: string
  noWebsite: boolean
  /** ISO 8601 in UTC, '' while it is open. */
  date: string
  online: boolean
  venue: string
  city: string
}

export type NewEventForm = ApiForm<NewEventValues>

export const emptyValues: NewEventValues = {
  title: '',
  notionLink: '',
  noNotion: false,
  urlLink: '',
  noWebsite: false,
  date: '',
  online: false,
  venue: '',
  city: '',
}

/** The body of the request, without the fields that the organiser has none for, and without an empty date or place. */
export function newEventBodyOf(values: NewEventValues, timeZone: string) {
  const { title, notionLink, noNotion, urlLink, noWebsite, date, online } = values
  const [venue, city] = [values.venue.trim(), values.city.trim()]
  return {
    title,
    ...(!noNotion && { notionLink }),
    ...(!noWebsite && { urlLink }),
    ...(date && { date, timeZone }),
    ...(online && { online }),
    ...(!online && venue && { venue }),
    ...(!online && city && { city }),
  }
}

/** The contract's schema. The title is required, which the API does not demand. */
export const newEventSchema = async () => {
  const [{ NewEvent }, { requiredName }] = await Promise.all([
    import('@foyer/contract/events'),
    import('@foyer/contract/text'),
  ])
  return NewEvent.extend({ title: requiredName })
}
