import type { Language } from '@foyer/contract/languages'

/** How many of each ticket type, by its id. */
export type Quantities = ReadonlyMap<string, number>

/** The addresses of the public pages, below the installation's own. */
export const paths = {
  event: (language: Language, slug: string) => `/${language}/e/${slug}`,
  eventCalendar: (language: Language, slug: string) => `/${language}/e/${slug}/calendar.ics`,
  choice: (language: Language, slug: string, quantities: Quantities) => {
    const fields = [...quantities].map(([id, many]): [string, string] => [quantityField(id), String(many)])
    return `/${language}/e/${slug}/choice?${new URLSearchParams(fields)}`
  },
  ask: (language: Language, slug: string) => `/${language}/e/${slug}/question`,
  orderAsk: (language: Language, token: string) => `/${language}/o/${token}/question`,
  thread: (language: Language, token: string) => `/${language}/m/${token}`,
  checkout: (language: Language, slug: string, token: string) => `/${language}/e/${slug}/checkout/${token}`,
  order: (language: Language, token: string) => `/${language}/o/${token}`,
  orderCancel: (language: Language, token: string) => `/${language}/o/${token}/cancel`,
  orderCalendar: (language: Language, token: string) => `/${language}/o/${token}/calendar.ics`,
  /** A copy of a file, by the hash of its content. */
  file: (hash: string) => `/files/${hash}`,
  orderPdf: (language: Language, token: string) => `/${language}/o/${token}/tickets.pdf`,
}

/** The field of a ticket type's quantity, in forms and in addresses. */
export const quantityField = (ticketTypeId: string): string => `quantity.${ticketTypeId}`

/** The field of a name on a ticket. */
export const attendeeField = (ticketId: string): string => `attendee.${ticketId}`
