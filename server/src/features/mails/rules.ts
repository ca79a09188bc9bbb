import type { MessageKind } from '@foyer/contract/inbox-kinds'
import type { Language } from '@foyer/contract/languages'
import type { OrderStatus } from '@foyer/contract/order-states'
import type { PageContext } from '@foyer/contract/support'
import type { BankAccount } from '@foyer/contract/teams'
import type { ToldFacts } from '@foyer/words/inbox/told-values'

/** What each kind of mail is made of. Its words are in `words/src/mail` under the same name. */
export interface MailData extends Record<OrderMailKind, OrderFacts> {
  resetPassword: { name: string; link: string }
  passwordChanged: { name: string; link: string }
  confirmEmail: { name: string; link: string }
  emailTaken: { name: string }
  emailChange: { name: string; newEmail: string; link: string }
  /** To a member: what came into a team's inbox, at once or once a day. */
  inboxNews: {
    name: string
    team: string
    timeZone: string
    rhythm: 'at-once' | 'daily'
    items: InboxItem[]
    /** The inbox, and where what comes by mail is chosen. */
    link: string
    choices: string
  }
  supportRequest: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    context: PageContext | undefined
  }
  /** To whoever asked an organiser something. */
  threadReply: {
    name: string
    organiser: string
    event: string | undefined
    text: string
    /** What was asked last. */
    question: string
    link: string
  }
}
export type MailKind = keyof MailData

/** Something in the inbox, as a mail tells it. */
export interface InboxItem {
  kind: Exclude<MessageKind, 'reply'>
  /** What a message from Foyer is made of. */
  facts: ToldFacts
  event: string | undefined
  /** Who wrote, and what. */
  from: string | undefined
  text: string | undefined
  link: string
}

/** What every mail about an order is made of. */
export interface OrderFacts {
  name: string
  number: string
  event: string
  /** UTC; absent while the date is open. */
  date: string | undefined
  timeZone: string
  where: string
  /** Placed while its event was a test. */
  test: boolean
  totalCents: number
  currency: string
  /** Until when a transfer must have come. */
  dueAt: string | undefined
  bank: BankAccount | undefined
  organiser: string
  /** The buyer's page: whoever has it has the order. */
  link: string
}

export const orderMailKinds = [
  'orderConfirmed',
  'paymentInstructions',
  'paymentReminder',
  'orderExpired',
  'orderCancelled',
  'orderRefunded',
  'paymentTooLate',
] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/** How an order must stand for a mail about it to be true. One that waited long may have been overtaken. */
export const standingOf = {
  orderConfirmed: ['paid'],
  paymentInstructions: ['pending'],
  paymentReminder: ['pending'],
  orderExpired: ['expired'],
  orderCancelled: ['cancelled'],
  orderRefunded: ['cancelled'],
  // paid: money that came twice
  paymentTooLate: ['paid', 'expired', 'cancelled'],
} as const satisfies Record<OrderMailKind, readonly OrderStatus[]>

export const isOrderMail = (kind: string): kind is OrderMailKind => (orderMailKinds as readonly string[]).includes(kind)

/** Whether a mail about an order is still true. @param status undefined: the order is gone */
export const isStillTrue = (kind: OrderMailKind, status: OrderStatus | undefined): boolean =>
  status !== undefined && (standingOf[kind] as readonly OrderStatus[]).includes(status)

/** What a mail's content is encrypted for: it opens in no other mail's row. */
export const mailRecord = (id: string): string => `mail:${id}`

const minutes = [1, 5, 15, 60, 180, 360, 720, 1440]

/**
 * How long to wait after a try that failed.
 * @param attempts how many tries there were
 * @returns minutes, growing; undefined when it is enough
 */
export const pauseAfter = (attempts: number): number | undefined => minutes[attempts - 1]

/** The address of a page of the web app for a mail, in the reader's language. */
export function pageLink(publicUrl: string, language: Language, page: string, token?: string): string {
  return `${publicUrl}/${language}/${page}${token ? `?${new URLSearchParams({ token })}` : ''}`
}

/** One line for a mail's header. Names are checked where they are typed; a header must not rest on that alone. */
export const headerLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Whom mails are from: as configured, else `no-reply` at the host people reach Foyer by. */
export function senderOf(from: string | undefined, publicUrl: string): { address: string; host: string } {
  const address = from ?? `Foyer <no-reply@${new URL(publicUrl).hostname}>`
  return { address, host: /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost' }
}
