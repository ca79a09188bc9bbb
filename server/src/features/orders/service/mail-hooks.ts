import type { AttendeeMailKind, BuyerMailKind, OrderMailKind } from '@foyer/contract/mail-kinds'
import { attendeeMailKinds, buyerMailKinds, documentMails } from '@foyer/contract/mail-kinds'
import type { Db } from '../../../lib/db.ts'
import type { NamedFile } from '../../../lib/file.ts'
import type { Infra } from '../../../lib/infra.ts'
import { agreedFiles } from '../../legal-texts/service/agreed-files.ts'
import type { MailRow } from '../../mails/queries.ts'
import type { MailHook, MailHooks } from '../../mails/rules/mail-hooks.ts'
import { reportFailedMail } from '../commands/failed-mails.ts'
import { confirmsContract } from '../commands/order-mails.ts'
import { addTimelineEntry } from '../commands/timeline.ts'
import { ticketById } from '../queries/holder-tickets.ts'
import { ticketsOf } from '../queries/tickets.ts'
import type { OrderDetails } from '../queries.ts'
import { hasOtherOrder, ordersByIds } from '../queries.ts'
import { orderLinkOf, ticketLinkOf } from '../rules/links.ts'
import { isStillTrue } from '../rules.ts'
import { cancelledCalendarFile, mailedCalendarFile } from './calendar.ts'
import { attendeeTicketFile, ticketsFile } from './tickets-file.ts'

type Prepared = Awaited<ReturnType<NonNullable<MailHook['beforeSend']>>>

/**
 * The hook of a kind of mail about an order: it drops the mail if the order is past it, and records the outcome on the
 * order's timeline.
 * @param prepare returns the attachments, or why the mail is outdated
 */
export const orderMailHook = (
  kind: OrderMailKind,
  prepare: (services: Infra, found: OrderDetails, mail: MailRow) => Promise<Prepared>,
): MailHook => ({
  async beforeSend(services, mail) {
    const { orderId } = mail
    const [found] = orderId === null ? [] : await ordersByIds(services.saleDatabase, [orderId])
    if (!found || !isStillTrue(kind, found.order.status))
      return { outdated: `overtaken: the order is ${found?.order.status ?? 'gone'}` }
    return await prepare(services, found, mail)
  },
  async afterSent(tx, { orderId }) {
    if (orderId !== null) await addTimelineEntry(tx, orderId, { kind: 'mail-sent', detail: kind })
  },
  afterFailed: (tx, mail, failure) => reportFailedMail(tx, kind, mail, failure),
})

/** Reads on the connections that keep plans: each mail of a sale sends the same statements. */
const onSale = (services: Infra): Infra => ({ ...services, db: services.saleDatabase })

/** The mails with the tickets of a paid order. */
const bringsTickets: ReadonlySet<BuyerMailKind> = new Set([
  'orderConfirmed',
  'orderChanged',
  'ticketsCancelled',
  'addOnsCancelled',
  'ticketsAndAddOnsCancelled',
])

async function filesForBuyer(kind: BuyerMailKind, services: Infra, found: OrderDetails): Promise<Prepared> {
  const { db, saleDatabase, publicUrl } = services
  if (kind === 'orderCancelled' || kind === 'orderRefunded')
    return { attachments: await cancelledFiles(db, found, publicUrl) }
  const isPaid = found.order.status === 'paid'
  const texts = confirmsContract(kind) ? await agreedFiles(services, found) : []
  if (!(bringsTickets.has(kind) && isPaid) && kind !== 'accessChanged') return { attachments: texts }
  const calendar = mailedCalendarFile(found, services, orderLinkOf(services, found.order))
  if (kind === 'accessChanged') return { attachments: filesOf(calendar) }
  // rendered for each attempt, so that the queue stores no ticket codes
  const { mainId } = found.order
  const [main = found] = mainId === null ? [] : await ordersByIds(saleDatabase, [mainId])
  const tickets = await ticketsFile(onSale(services), main, await ticketsOf(saleDatabase, [main.order.id]))
  return { attachments: filesOf(tickets, calendar, ...texts) }
}

async function filesForAttendee(
  kind: AttendeeMailKind,
  services: Infra,
  found: OrderDetails,
  { ticketId, to }: MailRow,
): Promise<Prepared> {
  if (kind === 'ticketVoid') return { attachments: [] }
  const row = ticketId === null ? undefined : await ticketById(services.db, ticketId)
  if (!row || row.ticket.email !== to) return { outdated: 'overtaken: the ticket has another attendee' }
  const link = ticketLinkOf(services, found.order, row.ticket)
  const file = await attendeeTicketFile(onSale(services), found, row)
  return { attachments: filesOf(file, mailedCalendarFile(found, services, link)) }
}

const filesOf = (...files: (NamedFile | undefined)[]): NamedFile[] => files.flatMap((file) => file ?? [])

/** The event leaves the buyer's calendar, unless another order of theirs is for the same event. */
async function cancelledFiles(db: Db, found: OrderDetails, publicUrl: string): Promise<NamedFile[]> {
  return (await hasOtherOrder(db, found.order)) ? [] : filesOf(cancelledCalendarFile(found, publicUrl))
}

/** The feature `invoices` attaches its own documents. */
const ofInvoices: ReadonlySet<BuyerMailKind> = new Set(Object.values(documentMails))

/** The hooks of mails about orders: they attach tickets and calendar, and record the outcome on the order's timeline. */
export const orderMailHooks: MailHooks = Object.fromEntries([
  ...buyerMailKinds
    .filter((kind) => !ofInvoices.has(kind))
    .map((kind) => [kind, orderMailHook(kind, (services, found) => filesForBuyer(kind, services, found))]),
  ...attendeeMailKinds.map((kind) => [
    kind,
    orderMailHook(kind, (services, found, mail) => filesForAttendee(kind, services, found, mail)),
  ]),
])
