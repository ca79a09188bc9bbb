import type { Country } from '@foyer/contract/countries'
import { firstCountryOf } from '@foyer/contract/countries'
import type { InvoiceAddress } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'

export type RecipientField = keyof InvoiceAddress

type RecipientValues = Record<Exclude<RecipientField, 'country'>, string> & { country: Country }

/** The recipient in a form; the buyer, without a recipient. */
export const recipientValues = (
  address: InvoiceAddress | undefined,
  { name = '', language }: Order,
): RecipientValues => ({
  company: address?.company ?? '',
  name: address?.name ?? name,
  street: address?.street ?? '',
  extra: address?.extra ?? '',
  postcode: address?.postcode ?? '',
  city: address?.city ?? '',
  country: address?.country ?? firstCountryOf[language],
  region: address?.region ?? '',
  vatId: address?.vatId ?? '',
  reference: address?.reference ?? '',
})

/** The body that saves a recipient: without the fields that are empty. */
export function recipientBody({ name, street, city, country, ...optional }: RecipientValues) {
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value.trim() !== ''))
  return { name, street, city, country, ...given }
}
