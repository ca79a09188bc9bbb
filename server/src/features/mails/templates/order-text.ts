import type { MailMessages } from '@foyer/words/mail/en'
import type { OrderFacts } from '../rules/mail-data.ts'

/** The key of a text about the items of an order: its tickets, or the add-ons of an add-on order. */
export const orderText = <Key extends keyof MailMessages['order']['addOns']>(
  { isForAddOns }: OrderFacts,
  key: Key,
): `order.${Key}` | `order.addOns.${Key}` => (isForAddOns ? `order.addOns.${key}` : `order.${key}`)
