import type { Role } from '@foyer/contract/access'
import type { Country } from '@foyer/contract/countries'
import type { MessageKind } from '@foyer/contract/inbox-kinds'
import type { DocumentKind } from '@foyer/contract/invoice-kinds'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import type { AttendeeMailKind, BuyerMailKind } from '@foyer/contract/mail-kinds'
import type { Adjustment, Tax } from '@foyer/contract/order-money'
import type { PaymentMethod } from '@foyer/contract/order-states'
import type { Line } from '@foyer/contract/price'
import type { PageContext } from '@foyer/contract/support'
import type { BankAccount, Imprint } from '@foyer/contract/teams'
import type { NotificationFacts } from '@foyer/words/inbox/notification-values'

/** A change to the way an account signs in, of which its owner is notified. */
export type SignInChange =
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodesRenewed'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'providerConnected'
  | 'providerDisconnected'

/** The data of each kind of mail. Its texts are in `words/src/mail` under the same name. */
export interface MailData extends Record<BuyerMailKind, OrderFacts>, Record<AttendeeMailKind, AttendeeFacts> {
  resetPassword: { name: string; link: string }
  passwordChanged: { name: string; link: string }
  signInChanged: { name: string; change: SignInChange; left: number; link: string }
  confirmEmail: { name: string; link: string }
  emailTaken: { name: string }
  /** To an address without an account that is to get one. */
  signUp: { link: string }
  /** To an account whose address was to get another one. */
  signUpTaken: { name: string; link: string }
  emailChange: { name: string; newEmail: string; link: string }
  emailChanged: { name: string; newEmail: string }
  /** To a person who is invited to a team. */
  invitation: { team: string; inviter: string; role: Role; link: string; expiresAt: string; timeZone: string }
  /** To a member: the new messages in a team's inbox, at once or once a day. */
  inboxDigest: {
    name: string
    team: string
    timeZone: string
    frequency: 'at-once' | 'daily'
    items: InboxItem[]
    /** How many more messages there are than the mail lists. Absent in mails that an earlier version queued. */
    more?: number
    /** The inbox, and the page with its email settings. */
    link: string
    choices: string
    /** Unsubscribes from emails like this one. Absent in mails that an earlier version queued; so are the next two. */
    unsubscribe?: string
    /** The thread of all items, if they have the same one. */
    thread?: string | undefined
    /** The questions are of several people: no address reaches them all. */
    severalAskers?: boolean
  }
  supportRequest: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    context: PageContext | undefined
  }
  /** To a person who asked for the links to their orders and tickets. */
  foundTickets: { items: FoundItem[] }
  /** To a buyer: a message that a member wrote, with the order that it is about. */
  orderMessage: {
    name: string
    subject: string
    text: string
    event: string
    number: string
    organiser: string
    imprint: Imprint | undefined
    link: string
    /** Stops messages of the organiser. Absent in mails that an earlier version queued. */
    unsubscribe?: string
  }
  /** To a person who asked an organiser a question. */
  threadReply: {
    name: string
    organiser: string
    event: string | undefined
    text: string
    /** The last question. */
    question: string
    link: string
    /** Absent in mails that an earlier version queued; so is `thread`. */
    imprint?: Imprint | undefined
    thread?: string
  }
}

export type MailKind = keyof MailData

/** An order or a ticket, by its number. The link is a capability. */
export interface FoundItem extends EventFacts {
  order?: string
  ticket?: string
  link: string
}

/** A message of the inbox, as a mail lists it. */
export interface InboxItem {
  kind: Exclude<MessageKind, 'reply'>
  /** The data of a notification. */
  facts: NotificationFacts
  event: string | undefined
  /** The author and the text of a question. */
  from: string | undefined
  text: string | undefined
  link: string
  /** UTC. Absent in mails that an earlier version queued. */
  at?: string
}

/** The event and the seller, as every mail about an order names them. */
export interface EventFacts {
  event: string
  /** UTC; absent while the event has no date. */
  date: string | undefined
  /** UTC. Absent in mails that an earlier version queued; so is `imprint`. */
  endsAt?: string | undefined
  /** UTC. Absent in mails that an earlier version queued, and while it is not said; so is `onlineAccess`. */
  doorsAt?: string | undefined
  timeZone: string
  /** The address, or the website; empty if neither is known. */
  where: string
  /** Absent in mails that an earlier version queued. */
  online?: boolean
  /** How to take part in an online event, in mails with tickets and in the one about a new access. */
  onlineAccess?: string | undefined
  /** A test order. */
  test: boolean
  organiser: string
  imprint?: Imprint | undefined
  /** The country whose rules for small businesses the organiser follows, which then charges no VAT. */
  smallBusinessIn?: Country
}

/** The data of every mail to a buyer about an order. */
export interface OrderFacts extends EventFacts {
  /** Of an add-on order: its items are no tickets. Absent in mails that an earlier version queued. */
  isForAddOns?: true
  /** Of `ticketsCancelled` for add-ons alone, in mails that an earlier version queued. */
  onlyAddOns?: true
  name: string
  number: string
  /** Absent in mails that an earlier version queued; so is `taxes`. */
  lines?: readonly OrderLine[]
  /** The sums of the lines that corrections have added; absent in mails that an earlier version queued. */
  adjustments?: readonly Adjustment[]
  totalCents: number
  /** The promo code that the order was priced with. */
  code?: string
  /** The amount that is left to pay, if that is not the total. */
  openCents?: number
  /** The amount that the team keeps of the tickets that it has cancelled. */
  keptCents?: number
  /** The team's message to the buyer. */
  note?: string
  taxes?: readonly Tax[]
  currency: string
  tickets?: readonly MailedTicket[]
  /** The deadline of a bank transfer, UTC. */
  dueAt: string | undefined
  bank: BankAccount | undefined
  /** Whether the buyer can pay by card; absent in mails that an earlier version queued. */
  byCard?: boolean
  /** In mails about refunds, absent in those that an earlier version queued. `sentOn`: the day of the transfer. */
  refunds?: readonly { method: PaymentMethod; amountCents: number; sentOn?: string | null }[]
  /** In the mail that brings them: invoices, cancellations and credit notes. */
  documents?: readonly MailedDocument[]
  /** In the mails that confirm the contract: the texts that the buyer has agreed to, with the pages of these versions. */
  legalTexts?: readonly { kind: LegalTextKind; link: string }[]
  /** The required answers that are missing, and the form for them, which is a part of the buyer's page. */
  missingAnswers?: { count: number; link: string }
  /** The buyer's page. It is a capability: its holder controls the order. */
  link: string
}

/** The data of every mail to the attendee of a ticket. */
export interface AttendeeFacts extends EventFacts {
  /** Empty when the buyer has not named the attendee. */
  name: string
  buyer: string
  ticket: MailedTicket
  /** The ticket's own page. It is a capability: its holder has the code. */
  link: string
}

/** Tickets of an order with the same type, price and tax rate, and the attendees that the buyer has named. */
export interface OrderLine extends Pick<Line, 'typeName' | 'priceCents' | 'taxRateBp' | 'quantity' | 'grossCents'> {
  attendees: readonly string[]
  /** Their price without discounts and promo code, if that is higher. */
  listCents?: number
}

/** An invoice, a cancellation or a credit note, as the mail lists it. Its amount is negative if it is credited. */
export interface MailedDocument {
  id: string
  kind: DocumentKind
  number: string
  grossCents: number
}

/** A ticket, as the mail lists it. */
export interface MailedTicket {
  type: string
  number: string
  /** The attendee, if the buyer has named one. */
  name: string | undefined
}
