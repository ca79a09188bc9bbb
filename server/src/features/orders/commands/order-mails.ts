import { Language } from '@foyer/contract/language'
import type { AttendeeMailKind, BuyerMailKind } from '@foyer/contract/mail-kinds'
import { takesCards } from '@foyer/contract/offered-methods'
import { linesOf, taxesOf } from '@foyer/contract/price'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { onlineAccessOf } from '../../events/rules.ts'
import type { TextOfOrder } from '../../legal-texts/queries.ts'
import { agreedByOrder } from '../../legal-texts/queries.ts'
import { pageOfVersion } from '../../legal-texts/rules.ts'
import type { NewMail } from '../../mails/commands/insert-mails.ts'
import { enqueueMails } from '../../mails/commands.ts'
import type { MailedDocument, OrderLine } from '../../mails/rules/mail-data.ts'
import type { AdjustmentRow } from '../queries/ledger.ts'
import { adjustmentsByOrder, balanceCentsByOrder } from '../queries/ledger.ts'
import { missingAnswersByOrder } from '../queries/missing-answers.ts'
import type { TicketRow } from '../queries/tickets.ts'
import { ticketsByOrder } from '../queries/tickets.ts'
import type { OrderDetails, RefundOfOrder } from '../queries.ts'
import { refundsOf } from '../queries.ts'
import { isPassedOn, isWithBuyer } from '../rules/buyer-changes.ts'
import { adjustmentTotals, correctedLines } from '../rules/corrected-lines.ts'
import { eventFacts } from '../rules/event-facts.ts'
import { isTicket } from '../rules/items.ts'
import { answersLinkOf, orderLinkOf } from '../rules/links.ts'
import { pricedTicket } from '../rules.ts'
import { attendeeMails } from './attendee-mails.ts'

/** A mail about an order, to be queued. */
export interface NewOrderMail extends OrderDetails {
  kind: BuyerMailKind
  /** The team's message to the buyer. */
  note?: string | undefined
  /** The refunds that the mail reports. Default: those that were created last. */
  refunds?: readonly RefundInMail[]
  /** The amount that the team keeps of cancelled tickets, in minor units. */
  keptCents?: number
  documents?: readonly MailedDocument[]
  /** The texts that the buyer has agreed to, in the mails that confirm the contract. */
  legalTexts?: readonly TextOfOrder[]
  /** How many required answers are missing, in the mails that ask for them. */
  missingAnswers?: number | undefined
}

type RefundInMail = Pick<RefundOfOrder, 'method' | 'amountCents'> & Partial<Pick<RefundOfOrder, 'sentOn'>>

/**
 * Queues mails about orders, in the transaction of what causes them, with those to the attendees. Orders without an email
 * address get none.
 * @returns the ids of the mails, that to the buyer first
 */
export async function enqueueOrderMails(tx: Db, deps: MailDeps, newMails: readonly NewOrderMail[]): Promise<string[]> {
  const complete = await withTickets(tx, newMails)
  return await enqueueMails(tx, deps, [...orderMails(deps, complete), ...mailsToAttendees(deps, complete)])
}

/** Queues a mail about an order to its buyer only. */
export async function enqueueBuyerMail(tx: Db, deps: MailDeps, newMail: NewOrderMail): Promise<void> {
  await enqueueMails(tx, deps, orderMails(deps, await withTickets(tx, [newMail])))
}

async function withTickets(tx: Db, newMails: readonly NewOrderMail[]): Promise<NewMailWithTickets[]> {
  const ids = newMails.map(({ order }) => order.id)
  const tickets = await ticketsByOrder(tx, ids)
  const adjustments = await adjustmentsByOrder(tx, ids)
  const balances = await balanceCentsByOrder(
    tx,
    newMails.flatMap(({ kind, order }) => (asksForMoney.has(kind) ? order.id : [])),
  )
  const texts = await agreedByOrder(
    tx,
    newMails.flatMap(({ kind, order }) => (confirmsContract(kind) ? order.id : [])),
  )
  const missing = await missingAnswersByOrder(
    tx,
    newMails
      .filter(({ kind }) => asksForAnswers.has(kind))
      .map((mail) => ({ ...mail, tickets: tickets.get(mail.order.id) ?? [] })),
  )
  const complete: NewMailWithTickets[] = []
  for (const mail of newMails) {
    const { id } = mail.order
    complete.push({
      ...mail,
      tickets: tickets.get(id) ?? [],
      adjustments: adjustments.get(id) ?? [],
      openCents: balances.get(id),
      legalTexts: texts.get(id) ?? [],
      missingAnswers: missing.get(id),
      refunds: mail.refunds ?? (isAboutRefund(mail) ? await refundsInMail(tx, id) : []),
    })
  }
  return complete
}

/**
 * The mails that go to attendees with mails to the buyer: their tickets with the confirmation of the order, and that they
 * are void, when an order that was paid is cancelled.
 */
export const mailsToAttendees = (
  deps: MailDeps,
  newMails: readonly NewMailWithTickets[],
): NewMail<AttendeeMailKind>[] =>
  newMails.flatMap(({ kind, tickets, ...found }) => {
    if (kind === 'orderConfirmed')
      return [
        ...attendeeMails(deps, found, 'attendeeTicket', tickets.filter(isWithBuyer)),
        ...attendeeMails(deps, found, 'passedOnTicket', tickets.filter(isPassedOn)),
      ]
    const isVoid = (kind === 'orderCancelled' || kind === 'orderRefunded') && found.order.paidAt !== null
    return isVoid ? attendeeMails(deps, found, 'ticketVoid', tickets) : []
  })

const containsAccess = (kind: BuyerMailKind) => kind === 'orderConfirmed' || kind === 'accessChanged'

const isAboutRefund = ({ kind }: NewOrderMail) =>
  kind === 'orderRefunded' || kind === 'paymentTooLate' || kind === 'refundSent'

/** The refunds that a mail reports: those that were created last, all of them in one transaction. */
async function refundsInMail(tx: Db, orderId: string): Promise<RefundOfOrder[]> {
  const all = (await refundsOf(tx, orderId)).filter(({ state }) => state !== 'failed')
  const lastAt = Math.max(...all.map(({ createdAt }) => createdAt.getTime()))
  return all.filter(({ createdAt }) => createdAt.getTime() === lastAt)
}

/** The mails that come with the texts that the buyer has agreed to. */
export const confirmsContract = (kind: BuyerMailKind): boolean =>
  kind === 'orderConfirmed' || kind === 'paymentInstructions' || kind === 'orderApproved'

/** The mails that ask for required answers that are missing. */
const asksForAnswers: ReadonlySet<BuyerMailKind> = new Set([
  'approvalRequested',
  'orderApproved',
  'orderConfirmed',
  'paymentInstructions',
])

/** The mails that ask the buyer to pay. */
const asksForMoney: ReadonlySet<BuyerMailKind> = new Set([
  'orderApproved',
  'paymentInstructions',
  'paymentReminder',
  'paymentIncomplete',
  'paymentDueEarlier',
  'paymentDueChanged',
  'orderChanged',
])

interface NewMailWithTickets extends NewOrderMail {
  tickets: readonly TicketRow[]
  /** The lines that corrections have added; none for a new order. */
  adjustments?: readonly AdjustmentRow[]
  /** The amount that is left to pay; by default the total. */
  openCents?: number | undefined
}

/** Builds mails about orders for the queue. Orders without an email address get none. */
export const orderMails = (deps: MailDeps, newMails: readonly NewMailWithTickets[]): NewMail<BuyerMailKind>[] =>
  newMails.flatMap(({ kind, order, event, team, tickets, adjustments = [], openCents, ...mail }) =>
    order.email === null
      ? []
      : [
          {
            orderId: order.id,
            to: order.email,
            ...(team.imprint && { replyTo: team.imprint.email }),
            language: Language.parse(order.language),
            kind,
            data: {
              ...eventFacts({ order, event, team }),
              ...(order.mainId !== null && { isForAddOns: true as const }),
              name: order.name ?? '',
              number: order.number,
              onlineAccess: containsAccess(kind) ? onlineAccessOf(deps.secrets, event) : undefined,
              lines: orderLines(tickets),
              adjustments: adjustmentTotals(adjustments),
              totalCents: order.totalCents,
              ...(mail.code !== null && { code: mail.code }),
              ...(openCents !== undefined && openCents !== order.totalCents && { openCents: Math.max(0, openCents) }),
              taxes: taxesOf(correctedLines(tickets, adjustments)),
              currency: order.currency,
              tickets: tickets
                .filter(isTicket)
                .filter(isWithBuyer)
                .map(({ ticket: { number, name }, type }) => ({
                  type: type.name,
                  number,
                  name: name ?? undefined,
                })),
              dueAt: order.dueAt?.toISOString(),
              // an order without a method can be paid by card only
              bank:
                order.paymentMethod === 'card' || order.paymentMethod === null ? undefined : (team.bank ?? undefined),
              ...(openCents !== undefined &&
                takesCards({ order: { ...order, unsettledCents: openCents }, card: mail.card }) && { byCard: true }),
              refunds: (mail.refunds ?? []).map(({ method, amountCents, sentOn = null }) => ({
                method,
                amountCents,
                sentOn,
              })),
              ...(mail.note && { note: mail.note }),
              ...(mail.keptCents && { keptCents: mail.keptCents }),
              ...(mail.documents && { documents: mail.documents }),
              ...textsPart(deps, order, event, mail.legalTexts),
              ...answersPart(deps, order, mail.missingAnswers),
              link: orderLinkOf(deps, order),
            },
          },
        ],
  )

const textsPart = (
  { publicUrl }: MailDeps,
  { language }: OrderDetails['order'],
  { slug }: OrderDetails['event'],
  texts: readonly TextOfOrder[] = [],
) => {
  const order = { language, slug }
  return texts.length === 0
    ? {}
    : { legalTexts: texts.map(({ id, kind }) => ({ kind, link: pageOfVersion(publicUrl, order, { id, kind }) })) }
}

const answersPart = (deps: MailDeps, order: OrderDetails['order'], count = 0) =>
  count === 0 ? {} : { missingAnswers: { count, link: answersLinkOf(deps, order) } }

const orderLines = (tickets: readonly TicketRow[]): OrderLine[] =>
  linesOf(
    tickets.map((row) => ({ ...pricedTicket(row), attendee: row.ticket.name, listCents: row.ticket.listPriceCents })),
  ).map(({ typeName, priceCents, taxRateBp, quantity, grossCents, tickets: own }) => {
    const listCents = own.reduce((sum, each) => sum + (each.listCents ?? each.priceCents), 0)
    return {
      typeName,
      priceCents,
      taxRateBp,
      quantity,
      grossCents,
      ...(listCents > grossCents && { listCents }),
      attendees: own.flatMap(({ attendee }) => attendee ?? []),
    }
  })
