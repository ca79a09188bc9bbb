import type { NewPasskey, PasskeyProof } from '@foyer/contract/passkeys'

/** The ids that requests of a caller name, and secrets that only the caller knows. */
export interface KnownIds {
  team: string
  /** Another team of the same people, without events. */
  emptyTeam: string
  event: string
  ticketType: string
  /** A capacity that this ticket type shares. */
  sharedCapacity: string
  /** The only group of add-ons of the event. */
  addOnGroup: string
  /** A promo code of the event. */
  promoCode: string
  /** An event on sale: its slug, a ticket type with a price, and the text of a promo code. */
  onSale: { slug: string; ticketType: string; code: string; addOn: string }
  /** Another ticket type of it. */
  otherType: string
  /** Orders of that event, by status; the pending one waits for a bank transfer, and its token opens it. */
  pending: string
  pendingToken: string
  /** An order that the team has not decided about. */
  requested: string
  paid: string
  /** The payment of the paid order. */
  paidPayment: string
  /** The invoice of the paid order. */
  invoice: string
  /** A file with which the buyer of the pending order has answered the question `proof`. */
  answerFile: string
  /** A version of the team's accessibility statement. */
  legalText: string
  cancelled: string
  /** An order whose refund the card provider refused. */
  unrefunded: string
  /** An order whose refund the team still has to transfer, and its token. */
  owed: string
  owedToken: string
  /** The token of a reservation. */
  token: string
  /** The token of the paid order. */
  paidToken: string
  /** A ticket of the paid order, and the token of its own page. */
  paidTicket: string
  ticketToken: string
  /** The token of a ticket that its buyer has passed on. */
  passedOnToken: string
  /** A saved view of orders, of the caller. */
  orderView: string
  /** A job over the paid order. */
  orderJob: string
  /** A question from the event's page, and the token that opens it for the person who asked. */
  thread: string
  threadToken: string
  /** The caller's session. */
  session: string
  /** A check-in list of the event that nothing was scanned with, its link, and the token of the link. */
  checkInList: string
  checkInLink: string
  checkInToken: string
  /** An imported bank statement, and its line, which settles the pending order. */
  bankStatement: string
  bankLine: string
  /** A member whom the caller may change and remove: another one for the owner, else the caller. */
  member: string
  /** An invitation of the team, and the token of one to the caller, from another team. */
  invitation: string
  invitationToken: string
  /** The token of the link that the sign-up of a newcomer begins with. */
  signUpToken: string
  /** An API token of the team. */
  apiToken: string
  /** A passkey of the caller; and what a browser answers when it creates another one, or proves that one. */
  passkey: string
  passkeys: { create: () => NewPasskey; prove: () => PasskeyProof }
  mail: string
  /** The token of a link that was mailed to a new address and is unused. */
  emailToken: string
  password: string
}

const ofEvents = [
  ...([
    'event',
    'ticketType',
    'sharedCapacity',
    'addOnGroup',
    'promoCode',
    'onSale',
    'otherType',
    'pending',
    'pendingToken',
    'requested',
  ] as const),
  ...([
    'paid',
    'paidPayment',
    'invoice',
    'answerFile',
    'cancelled',
    'unrefunded',
    'owed',
    'owedToken',
    'token',
    'paidToken',
    'paidTicket',
    'ticketToken',
    'passedOnToken',
  ] as const),
  ...(['orderJob', 'thread', 'threadToken', 'checkInList', 'checkInLink', 'checkInToken'] as const),
] satisfies (keyof KnownIds)[]

/** Those that belong to an event. */
export const idsOfEvents = (ids: KnownIds): Partial<KnownIds> =>
  Object.fromEntries(ofEvents.map((key) => [key, ids[key]]))
