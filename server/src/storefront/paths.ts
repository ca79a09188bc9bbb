import type { Language } from '@foyer/contract/languages'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'

/** The chosen quantity and price of a ticket type. */
interface Choice {
  quantity: number
  /** The price of each ticket as typed, where the buyer chooses it. */
  price?: string
}

/** The selection of a buyer, by the id of the ticket type. */
export type Selection = ReadonlyMap<string, Choice>

/** The paths of the public pages. */
export const paths = {
  /** @param code with which the page is shown */
  event: (language: Language, slug: string, code?: string) =>
    `/${language}/e/${slug}${code === undefined ? '' : `?code=${encodeURIComponent(code)}`}`,
  eventCalendar: (language: Language, slug: string) => `/${language}/e/${slug}/calendar.ics`,
  /** @param version of `eventPictureVersion`: another one when the picture changes */
  eventPicture: (language: Language, slug: string, version: string) =>
    `/${language}/e/${slug}/picture.jpg?v=${version}`,
  selection: (language: Language, slug: string, chosen: Selection, code?: string) =>
    `${paths.choice(language, slug)}?${new URLSearchParams([...selectionFields(chosen), ...codeFields(code)])}`,
  choice: (language: Language, slug: string) => `/${language}/e/${slug}/choice`,
  /** Shows a choice with its total. */
  total: (language: Language, slug: string) => `/${language}/e/${slug}/total`,
  /** A text of the seller. @param version the id of one that may no longer be valid */
  legal: (language: Language, slug: string, kind: LegalTextKind, version?: string) =>
    `/${language}/e/${slug}/legal/${kind}${version === undefined ? '' : `?version=${version}`}`,
  /** The privacy notice for the buyers of an event, and the one of this installation. */
  eventPrivacy: (language: Language, slug: string) => `/${language}/e/${slug}/privacy`,
  privacy: (language: Language) => `/${language}/privacy`,
  /** The imprint of those who run this installation. */
  imprint: (language: Language) => `/${language}/imprint`,
  question: (language: Language, slug: string) => `/${language}/e/${slug}/question`,
  orderQuestion: (language: Language, token: string) => `/${language}/o/${token}/question`,
  thread: (language: Language, token: string) => `/${language}/m/${token}`,
  /** A page of the web app. */
  profile: (language: Language) => `/${language}/my-profile`,
  unsubscribe: (language: Language, token: string) => `/${language}/unsubscribe/${token}`,
  checkout: (language: Language, slug: string, token: string) => `/${language}/e/${slug}/checkout/${token}`,
  order: (language: Language, token: string) => `/${language}/o/${token}`,
  orderCard: (language: Language, token: string) => `/${language}/o/${token}/card`,
  orderInvoice: (language: Language, token: string) => `/${language}/o/${token}/invoice`,
  orderInvoicePdf: (language: Language, token: string, documentId: string) =>
    `/${language}/o/${token}/invoice.pdf?document=${documentId}`,
  orderDetails: (language: Language, token: string) => `/${language}/o/${token}/details`,
  orderAnswers: (language: Language, token: string) => `/${language}/o/${token}/answers`,
  orderPassOn: (language: Language, token: string, ticketId?: string) =>
    `/${language}/o/${token}/pass-on${ticketId === undefined ? '' : `?ticket=${ticketId}`}`,
  findTickets: (language: Language) => `/${language}/find-tickets`,
  /** A ticket's own page, for its attendee. */
  ticket: (language: Language, token: string) => `/${language}/t/${token}`,
  ticketPassOn: (language: Language, token: string) => `/${language}/t/${token}/pass-on`,
  ticketPdf: (language: Language, token: string) => `/${language}/t/${token}/ticket.pdf`,
  ticketCalendar: (language: Language, token: string) => `/${language}/t/${token}/calendar.ics`,
  orderRefundAccount: (language: Language, token: string) => `/${language}/o/${token}/refund-account`,
  orderAddOns: (language: Language, token: string) => `/${language}/o/${token}/add-ons`,
  orderCancel: (language: Language, token: string) => `/${language}/o/${token}/cancel`,
  orderCancelTickets: (language: Language, token: string) => `/${language}/o/${token}/cancel-tickets`,
  orderCalendar: (language: Language, token: string) => `/${language}/o/${token}/calendar.ics`,
  /** A copied file, by the hash of its content. */
  file: (hash: string) => `/files/${hash}`,
  /** A smaller copy of a picture. @param width in pixels, one of `variantWidths` */
  pictureVariant: (hash: string, width: number) => `/files/${hash}/${width}.webp`,
  orderPdf: (language: Language, token: string) => `/${language}/o/${token}/tickets.pdf`,
}

/** The field name of a ticket type's quantity, in forms and in query strings. */
export const quantityField = (ticketTypeId: string): string => `quantity.${ticketTypeId}`

/** The field name of the price that the buyer chooses for a ticket type. */
export const priceField = (ticketTypeId: string): string => `price.${ticketTypeId}`

/** The beginning of the names of fields with add-ons: of a ticket, by its type and its number among those of the type. */
export const addOnPrefix = 'add-on.'

/** The field with a choice of add-ons. @param of the id of an add-on, or of a group of which a ticket has one at most */
export const addOnField = (ticketTypeId: string, at: number, of: string): string =>
  `${addOnPrefix}${ticketTypeId}.${at}.${of}`

/** The field that says whether the reader has seen the add-ons, or is to see them next. */
export const addOnsField = 'add-ons'

/** The field name of a promo code. */
export const codeField = 'code'

/** The code as a field of a form or a query string. */
export const codeFields = (code: string | undefined): [string, string][] =>
  code === undefined ? [] : [[codeField, code]]

/** A selection as fields of a form or a query string. */
export const selectionFields = (chosen: Selection): [string, string][] =>
  [...chosen].flatMap(([id, { quantity, price }]): [string, string][] => [
    [quantityField(id), String(quantity)],
    ...(price === undefined ? [] : [[priceField(id), price] satisfies [string, string]]),
  ])

/** The field name of the email address of a ticket's attendee. */
export const attendeeEmailField = (ticketId: string): string => `attendee-email.${ticketId}`

/** The field name of the attendee on a ticket. */
export const attendeeField = (ticketId: string): string => `attendee.${ticketId}`
