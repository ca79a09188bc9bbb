import type { Language } from '@foyer/contract/languages'

/** Quantities by the id of the ticket type. */
export type Quantities = ReadonlyMap<string, number>

/** The paths of the public pages. */
export const paths = {
  event: (language: Language, slug: string) => `/${language}/e/${slug}`,
  eventCalendar: (language: Language, slug: string) => `/${language}/e/${slug}/calendar.ics`,
  selection: (language: Language, slug: string, quantities: Quantities) => {
    const fields = [...quantities].map(([id, many]): [string, string] => [quantityField(id), String(many)])
    return `/${language}/e/${slug}/choice?${new URLSearchParams(fields)}`
  },
  question: (language: Language, slug: string) => `/${language}/e/${slug}/question`,
  orderQuestion: (language: Language, token: string) => `/${language}/o/${token}/question`,
  thread: (language: Language, token: string) => `/${language}/m/${token}`,
  checkout: (language: Language, slug: string, token: string) => `/${language}/e/${slug}/checkout/${token}`,
  order: (language: Language, token: string) => `/${language}/o/${token}`,
  orderCard: (language: Language, token: string) => `/${language}/o/${token}/card`,
  orderCancel: (language: Language, token: string) => `/${language}/o/${token}/cancel`,
  orderCalendar: (language: Language, token: string) => `/${language}/o/${token}/calendar.ics`,
  /** A copied file, by the hash of its content. */
  file: (hash: string) => `/files/${hash}`,
  orderPdf: (language: Language, token: string) => `/${language}/o/${token}/tickets.pdf`,
}

/** The field name of a ticket type's quantity, in forms and in query strings. */
export const quantityField = (ticketTypeId: string): string => `quantity.${ticketTypeId}`

/** The field name of the attendee on a ticket. */
export const attendeeField = (ticketId: string): string => `attendee.${ticketId}`
