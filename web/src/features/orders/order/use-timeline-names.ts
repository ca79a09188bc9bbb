import { documentKinds } from '@foyer/contract/invoice-kinds'
import { documentMails, orderMailKinds } from '@foyer/contract/mail-kinds'
import type { EntryKind } from '@foyer/contract/order-timeline'
import type { Order } from '@foyer/contract/orders'
import { useTranslations } from 'use-intl'

/** The kinds with names of their own in add-on orders: the names in other orders speak of tickets. */
const entriesOfAddOns = [
  'declined',
  'expired',
  'cancelled',
  'payment-late',
  'email-changed',
  'tickets-cancelled',
] as const
const mailsOfAddOns = ['orderConfirmed', 'ticketsCancelled'] as const

/** Names the entries and mails of an order's timeline. A kind of mail without a name is shown as the API sends it. */
export function useTimelineNames({ addsTo }: Pick<Order, 'addsTo'>) {
  const t = useTranslations('orders')
  const ofDocuments = useTranslations('orderInvoice.kinds')
  const ofAddOns = useTranslations('addOnOrders')
  return {
    entry: (kind: EntryKind | 'follow-up-done'): string => {
      if (kind === 'add-ons-cancelled') return ofAddOns('entry.tickets-cancelled')
      const own = addsTo && entriesOfAddOns.find((each) => each === kind)
      return own ? ofAddOns(`entry.${own}`) : t(`entry.${kind}`)
    },
    mail: (kind: string): string => {
      const own = addsTo && mailsOfAddOns.find((each) => each === kind)
      if (own) return ofAddOns(`mail.${own}`)
      const document = documentKinds.find((each) => documentMails[each] === kind)
      if (document) return ofDocuments(document)
      const known = [...orderMailKinds, 'orderMessage' as const].filter(isWithoutDocument).find((each) => each === kind)
      return known ? t(`mail.${known}`) : kind
    },
  }
}

const documents: ReadonlySet<string> = new Set(Object.values(documentMails))

const isWithoutDocument = <T extends string>(kind: T): kind is Exclude<T, DocumentMail> => !documents.has(kind)

type DocumentMail = (typeof documentMails)[keyof typeof documentMails]
