import { drawNextDocuments } from '@foyer/server/features/invoices/commands/draw-documents'
import { issueNextDocuments } from '@foyer/server/features/invoices/commands/issue-documents'
import type { TestApp } from '@foyer/server/test/app'
import type { Organiser } from '@foyer/server/test/client'
import { eventOnSale } from '@foyer/server/test/scenario'
import { firstTicketOf } from '@foyer/server/test/ticket-links'
import { expect } from 'vitest'
import { invoiceAddress, invoiceSettings } from './invoice-samples.ts'
import type { KnownIds } from './known-ids.ts'
import { fileForm } from './order-question-samples.ts'
import { description, smallPdf } from './sample-content.ts'
import { bank, buyer, imprint, question, seat, stripeKeys } from './samples.ts'

type OrderIds = Pick<
  KnownIds,
  | 'onSale'
  | 'otherType'
  | 'pending'
  | 'pendingToken'
  | 'requested'
  | 'paid'
  | 'paidPayment'
  | 'paidToken'
  | 'paidTicket'
  | 'ticketToken'
  | 'passedOnToken'
  | 'invoice'
  | 'answerFile'
  | 'legalText'
  | 'cancelled'
  | 'owed'
  | 'owedToken'
  | 'unrefunded'
  | 'token'
  | 'thread'
  | 'threadToken'
>

const cancellation = { hoursBefore: 24, feeCents: 100, feeBp: 500, refund: 'automatic' }

/** Puts an event of the organiser's team on sale, payable by card too, with an order in every status and a question. */
export async function createOrders(
  app: Pick<TestApp, 'db' | 'signer' | 'drawPdf' | 'log' | 'config' | 'secrets' | 'publicUrl'>,
  organiser: Organiser,
): Promise<OrderIds> {
  const sale = await eventOnSale(organiser, {
    title: 'Summer Day',
    types: [seat, { ...seat, name: 'Balcony', priceCents: 1500, needsApproval: true }],
    team: { imprint, bank },
    changes: { cancellation },
  })
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/stripe`, stripeKeys)
  const [slug, [ticketType = '', otherType = '']] = [sale.slug, sale.types]
  const orderOf = async (email: string, ...actions: string[]) => {
    const { token } = await sale.placeOrder({ quantity: 2, ...buyer, email })
    for (const action of actions)
      expect(await sale.act(token, action, action === 'mark-paid' ? undefined : {})).toMatchObject({ status: 200 })
    const { id, tickets, payments } = await sale.order(token)
    return { token, id, ticket: tickets[0].id, payment: payments[0].id }
  }
  // of another buyer than the unfinished ones: only without those can a buyer be erased
  const paid = await orderOf('kim@example.test', 'mark-paid')
  const orderAfter = (...actions: string[]) => orderOf(buyer.email, ...actions)
  const [pending, cancelled, owed, unrefunded] = [
    await orderAfter(),
    await orderAfter('cancel'),
    await orderAfter('mark-paid', 'refund'),
    await orderAfter('mark-paid', 'refund'),
  ]
  const requested = await sale.placeOrder({ quantity: [0, 1], ...buyer, paymentMethod: undefined })
  const ticket = await firstTicketOf(app, paid.id)
  const passedOn = await orderOf('lou@example.test', 'mark-paid')
  const path = `public/orders/${passedOn.token}/tickets/${passedOn.ticket}/pass-on`
  await organiser.ok(`POST /api/v1/${path}`, { name: 'Max', email: 'max@example.test' })
  const menu = await organiser.ok(`POST /api/v1/events/${sale.id}/add-on-groups`, {
    name: 'Menu',
    minPerTicket: 0,
    maxPerTicket: 10,
    addOns: [{ name: 'Menu', priceCents: 900, taxRateBp: 1900, capacity: 1000 }],
  })
  const code = await organiser.ok(`POST /api/v1/events/${sale.id}/promo-codes`, {
    code: 'EARLY',
    effect: { kind: 'percent', bp: 1000 },
  })
  const asked = await organiser.ok(`POST /api/v1/public/events/${slug}/questions`, question)
  const [thread] = await organiser.ok('GET /api/v1/inbox')
  return {
    onSale: { slug, ticketType, code: code.code, addOn: menu.addOns[0].id },
    otherType,
    pending: pending.id,
    pendingToken: pending.token,
    requested: (await sale.order(requested.token)).id,
    paid: paid.id,
    paidPayment: paid.payment,
    paidToken: paid.token,
    paidTicket: ticket.id,
    ticketToken: ticket.token,
    passedOnToken: (await firstTicketOf(app, passedOn.id)).token,
    invoice: await issueInvoice(app, organiser, paid.id),
    answerFile: await answerWithFile(organiser, sale.id, pending),
    legalText: await saveStatement(organiser),
    cancelled: cancelled.id,
    owed: owed.id,
    owedToken: owed.token,
    unrefunded: unrefunded.id,
    token: (await sale.reserve(2)).token,
    thread: thread.id,
    threadToken: asked.token,
  }
}

/** Asks the buyers of an event for a file after their order, and answers for one of them. */
async function answerWithFile(
  organiser: Organiser,
  event: string,
  order: { token: string; id: string },
): Promise<string> {
  await organiser.ok(`PUT /api/v1/events/${event}/order-questions`, fileForm)
  await organiser.ok(`PUT /api/v1/public/orders/${order.token}/answers/proof/file?name=proof.pdf`, smallPdf())
  const { files } = await organiser.ok(`GET /api/v1/orders/${order.id}/answers`)
  return files[0].id
}

/** Saves the accessibility statement of the team, which orders name from then on. */
async function saveStatement(organiser: Organiser): Promise<string> {
  const statement = { kind: 'accessibility', content: { en: description }, agreement: 'shown', version: 0 }
  const { versions } = await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/legal-texts`, statement)
  return versions[0].id
}

/** Has an order's invoice issued, as the tasks do. */
async function issueInvoice(
  app: Pick<TestApp, 'db' | 'drawPdf' | 'log' | 'config' | 'secrets' | 'publicUrl' | 'signer'>,
  organiser: Organiser,
  order: string,
): Promise<string> {
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/invoice-settings`, invoiceSettings)
  await organiser.ok(`PUT /api/v1/orders/${order}/invoice-address`, invoiceAddress)
  await issueNextDocuments(app.db, app)
  await drawNextDocuments(app.db, app)
  const { documents } = await organiser.ok(`GET /api/v1/orders/${order}/invoicing`)
  return documents[0].id
}
