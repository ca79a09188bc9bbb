import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { mailImmediately } from '../features/inbox/commands/mail-members.ts'
import { reportFailedMail } from '../features/orders/commands/failed-mails.ts'
import { mails } from '../schema/mails.ts'
import { camt } from './bank/camt.ts'
import type { Organiser, TestClient } from './client.ts'
import type { EventOnSale } from './scenario.ts'
import type { TestBed } from './test-bed.ts'

/** A buyer who is in every place where a buyer can be, to be erased. */
export const zora = { name: 'Zora Kanari', email: 'zora.kanari@example.test' }

/** Questions that are asked after the order; the answers to one of them are kept for the accounts. */
const questions = ['note', 'centre', 'proof'].map((id) => ({
  id,
  per: 'order',
  kind: id === 'proof' ? 'file' : 'text',
  texts: { en: { label: id } },
  choices: [],
  required: false,
  asked: 'after',
  changeableUntil: 'event',
  ...(id === 'centre' && { forAccounts: true }),
}))
/** A PDF with a text, or the beginning of one. */
export const pdfFile = (text: string): Blob =>
  new Blob([`%PDF-1.7\n% ${text}\n%%EOF\n`], { type: 'application/octet-stream' })

/** Asks the buyers of an event these questions. */
export async function askAfterwards(organiser: Organiser, { id }: EventOnSale): Promise<void> {
  const attendees = { name: 'optional', email: 'optional' }
  await organiser.ok(`PUT /api/v1/events/${id}/order-questions`, { attendees, questions, version: 0 })
}

/** Answers questions of a placed order. */
export const answer = (buyer: TestClient, token: string, answers: object[]) =>
  buyer.ok(`PUT /api/v1/public/orders/${token}/answers`, { answers })

/** An order of Zora with all that may be said about her in it. */
export async function orderOfZora(
  { organiser, buyer }: TestBed,
  sale: EventOnSale,
): Promise<{ id: string; token: string; number: string }> {
  const { token, number } = await sale.placeOrder({ quantity: 3, ...zora })
  const { id, tickets } = await sale.order(token)
  await buyer.ok(`PUT /api/v1/public/orders/${token}/details`, {
    name: zora.name,
    email: zora.email,
    attendees: [{ ticketId: tickets[0].id, name: 'Mira Kanari', email: 'mira.kanari@example.test' }],
  })
  const statement = camt({
    statements: [
      [{ payments: [{ amountCents: 6300, text: `${number} Kanari`, payer: zora.name }], reference: number }],
    ],
  })
  const file = new Blob([statement], { type: 'application/octet-stream' })
  const imported = await organiser.ok('POST /api/v1/bank-statements?fileName=november.xml', file)
  const [line] = await organiser.ok(`GET /api/v1/bank-statements/${imported.id}/lines`)
  await organiser.ok('POST /api/v1/bank-lines/book', { lines: [{ line: line.id, order: id }] })
  await buyer.ok(`POST /api/v1/public/orders/${token}/tickets/${tickets[1].id}/pass-on`, {
    name: 'Jo Kanari',
    email: 'jo.kanari@example.test',
  })
  await answer(buyer, token, [{ question: 'note', values: ['Kanari sings'] }])
  await buyer.ok(`PUT /api/v1/public/orders/${token}/answers/proof/file?name=Kanari.pdf`, pdfFile('Kanari'))
  await organiser.ok(`POST /api/v1/orders/${id}/notes`, { text: 'Ms Kanari needs a ramp', followUpOn: '2031-05-01' })
  return { id, token, number }
}

/** Brings Zora into everything else that can contain a buyer. */
export async function mentionEverywhere(
  { app, organiser, buyer }: TestBed,
  sale: EventOnSale,
  { id, token }: { id: string; token: string },
): Promise<void> {
  await buyer.ok(`POST /api/v1/public/orders/${token}/questions`, { text: 'May I come later? Kanari' })
  await buyer.ok(`POST /api/v1/public/events/${sale.slug}/questions`, { ...zora, text: 'Is there a ramp? Kanari' })
  const [thread] = await organiser.ok('GET /api/v1/inbox')
  await organiser.ok(`POST /api/v1/inbox/${thread.id}/replies`, { text: 'Dear Ms Kanari, yes.' })
  // another buyer brings her
  const kim = await sale.placeOrder({ name: 'Kim', email: 'kim@example.test' })
  const { tickets } = await sale.order(kim.token)
  await sale.act(kim.token, 'mark-paid')
  await buyer.ok(`POST /api/v1/public/orders/${kim.token}/tickets/${tickets[0].id}/pass-on`, zora)
  const selection = { ids: [id] }
  await organiser.ok('POST /api/v1/order-jobs', { kind: 'message', selection, subject: 'Kanari', text: 'Kanari' })
  const both = { ids: [id, (await sale.order(kim.token)).id] }
  await organiser.ok('POST /api/v1/order-jobs', {
    kind: 'message',
    selection: both,
    subject: 'Zora Kanari sings',
    text: 'Zora Kanari sings',
  })
  await organiser.ok('POST /api/v1/order-views', { name: 'Her', search: 'q=zora+kanari', shared: false })
  await organiser.ok(`POST /api/v1/orders/${id}/cancel-tickets`, {
    ticketIds: [(await sale.order(token)).tickets[2].id],
    feeCents: 2100,
    reason: 'Kanari ill',
    note: 'Kanari',
  })
  const atBoxOffice = { items: [{ ticketTypeId: sale.types[0], quantity: 1 }], ...zora, method: 'cash' }
  await organiser.ok(`POST /api/v1/events/${sale.id}/orders`, atBoxOffice, {
    'idempotency-key': 'order-of-zora-01234567',
  })
  await app.db.transaction((tx) => reportFailedMail(tx, 'orderConfirmed', failedMail(id, zora.email), 'not-sent'))
  await mailImmediately(app.db, app)
  await buyer.ok('POST /api/v1/public/find-tickets', { email: zora.email, language: 'de' })
  expect(await app.db.select().from(mails).where(sql`kind = 'foundTickets'`)).toHaveLength(1)
}

const failedMail = (orderId: string, to: string) => ({
  id: 'mai_0',
  orderId,
  kind: 'orderConfirmed',
  to,
  subject: 'Your tickets',
  reason: `${to} is full`,
})
