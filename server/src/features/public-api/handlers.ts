import { setTimeout } from 'node:timers/promises'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import type { OrderCompletion } from '@foyer/contract/orders'
import type { publicApi } from '@foyer/contract/routes/public-api'
import type { RequestContext, ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit, networkSignature } from '../../http/rate-limits.ts'
import { download } from '../../lib/file.ts'
import { cancelTicketsByBuyer } from '../checkout/commands/cancel-tickets-by-buyer.ts'
import { saveRefundAccount } from '../checkout/commands/owed-refunds.ts'
import { cancelByBuyer } from '../checkout/commands.ts'
import type { Checkout } from '../checkout/service.ts'
import { addFollowUp, addQuestion } from '../inbox/commands/add-question.ts'
import { presentPublicThread } from '../inbox/presenter.ts'
import { publicThreadById } from '../inbox/queries/public-thread.ts'
import { threadIdOfToken, threadToken } from '../inbox/rules.ts'
import { quoteOf } from '../inventory/service/quote.ts'
import type { ReservationQueue } from '../inventory/service/reservation-queue.ts'
import { readAnswerFile } from '../order-questions/service/read-answer-file.ts'
import { changeAnswersByBuyer } from '../orders/commands/change-answers.ts'
import { extendHold } from '../orders/commands/extend-hold.ts'
import { passOn, passOnByHolder } from '../orders/commands/pass-on.ts'
import { saveAnswerFile } from '../orders/commands/save-answer-file.ts'
import { linkOfToken, orderTokenOf, ticketIdOfToken } from '../orders/rules/links.ts'
import { isLapsed } from '../orders/rules.ts'
import type { OrderWithTickets } from '../orders/service/lookup.ts'
import { onlineAccessFor } from '../orders/service/online-access.ts'
import { changeDetailsOfToken } from './handlers/change-details.ts'
import { completeAtOnce } from './handlers/complete-at-once.ts'
import { findOrder } from './handlers/find-order.ts'
import { limitGuesses } from './handlers/limit-guesses.ts'
import { limitMails } from './handlers/limit-mails.ts'
import { orderAtOnce } from './handlers/order-at-once.ts'
import { readCode } from './handlers/read-code.ts'
import { reserveAddOns } from './handlers/reserve-add-ons.ts'
import { reserveSeats } from './handlers/reserve-seats.ts'
import { sendFoundTickets } from './handlers/send-found-tickets.ts'
import { takeRecipient } from './handlers/take-recipient.ts'
import { presentForBuyer, viewOrder } from './handlers/view-order.ts'
import { presentPublicEvent } from './presenter/public-event.ts'
import { presentHolderTicket, presentQuote, presentReservation } from './presenter.ts'
import { publicEventAt } from './queries.ts'
import { isOpenToAll } from './rules.ts'
import { calendarOfTicket, fileOfTicket, findTicket } from './service/holder-ticket.ts'
import { calendarOfToken, ticketsFileOfToken } from './service/order-files.ts'
import { hasPricesOf, reserveAgain } from './service/reserve-again.ts'

/** The services of a process that public requests share. */
export interface PublicApiServices {
  checkout: Checkout
  reservationQueue: ReservationQueue
}

/**
 * The order of a token. When its hold expired before it was completed, its seats are reserved again if they are available.
 */
async function heldOrder(ctx: RequestContext & PublicApiServices, token: string): Promise<OrderWithTickets> {
  const found = await findOrder(ctx, token)
  if (!isLapsed(found)) return found
  await consumeRateLimit(ctx, 'reserve', { address: ctx.ip })
  await reserveAgain({ ...ctx, network: networkSignature(ctx, ctx.ip) }, found)
  const order = await findOrder(ctx, token)
  if (isLapsed(order)) throw new ProblemError('hold-expired')
  if (!hasPricesOf(order, found)) throw new ProblemError('price-changed')
  return order
}

/** Completes an order that is read first, and reserves its seats again if its hold has expired. */
async function completeHeld(
  ctx: RequestContext & PublicApiServices & { params: { token: string }; body: OrderCompletion },
): Promise<OrderWithTickets> {
  const order = await heldOrder(ctx, ctx.params.token)
  const complete = () => ctx.checkout.complete(order, ctx.body)
  if (order.order.status !== 'reserved') return await complete()
  await takeRecipient(ctx.db, order, ctx.body.invoice)
  const { email, attendees = [] } = ctx.body
  return await limitMails(ctx, [email, ...attendees.map((each) => each.email)], complete)
}

/** @throws ProblemError `not-found`, also for a draft, unless the caller is a member of its team */
async function viewableEvent({ db, isMember }: Pick<RequestContext, 'db' | 'isMember'>, slug: string) {
  const event = await publicEventAt(db, slug)
  if (
    !event ||
    !(isOpenToAll(event.event.status) || (await isMember({ teamId: event.team.id, eventId: event.event.id })))
  )
    throw new ProblemError('not-found', { title: 'Event not found' })
  return event
}

function threadIdOf({ signer }: Pick<RequestContext, 'signer'>, token: string): string {
  const id = threadIdOfToken(signer, token)
  if (id === undefined) throw new ProblemError('not-found')
  return id
}

async function viewThread(ctx: Pick<RequestContext, 'db' | 'signer'>, token: string) {
  const thread = await publicThreadById(ctx.db, threadIdOf(ctx, token))
  if (!thread) throw new ProblemError('not-found')
  return presentPublicThread(thread)
}

/** How long a search for tickets takes at least: longer than it takes to find and queue them. */
const findTicketsMinMs = 250

export const publicApiHandlers: ServerHandlers<typeof publicApi, PublicApiServices> = {
  viewEvent: async (ctx) => {
    const event = await viewableEvent(ctx, ctx.params.slug)
    return presentPublicEvent(event, await readCode(ctx, event, ctx.query.code))
  },
  quote: async (ctx) => {
    await consumeRateLimit(ctx, 'quote', { address: ctx.ip })
    const { slug } = ctx.params
    // the event of a draft is for members only
    await viewableEvent(ctx, slug)
    return await limitGuesses(ctx, ctx.body.code, async () => presentQuote(await quoteOf(ctx.db, slug, ctx.body)))
  },
  reserve: async (ctx) => {
    const { completion } = ctx.body
    const ordered = completion ? await orderAtOnce(ctx, completion) : presentReservation(ctx, await reserveSeats(ctx))
    ctx.saleMeter.count(1)
    return ordered
  },
  addAddOns: async (ctx) => presentReservation(ctx, await reserveAddOns(ctx)),
  viewOrder: (ctx) => viewOrder(ctx, ctx.params.token),
  extend: async (ctx) => {
    const { token } = ctx.params
    const found = await findOrder(ctx, token)
    if (isLapsed(found)) await heldOrder(ctx, token)
    else await extendHold(ctx.db, found.order.id)
    return await viewOrder(ctx, token)
  },
  complete: async (ctx) => {
    const completed = (await completeAtOnce(ctx)) ?? (await completeHeld(ctx))
    ctx.saleMeter.count(1)
    return await presentForBuyer(ctx, completed)
  },
  payByCard: async (ctx) => presentForBuyer(ctx, await ctx.checkout.payByCard(await findOrder(ctx, ctx.params.token))),
  cancel: async (ctx) => {
    await cancelByBuyer(ctx.db, ctx, (await findOrder(ctx, ctx.params.token)).order.id)
    return await viewOrder(ctx, ctx.params.token)
  },
  changeDetails: async (ctx) => {
    const token = orderTokenOf(ctx.signer, await changeDetailsOfToken(ctx, ctx.params.token, ctx.body))
    return { ...(await viewOrder(ctx, token)), token }
  },
  saveAnswers: async (ctx) => {
    const { token } = ctx.params
    const { order } = await findOrder(ctx, token)
    await consumeRateLimit(ctx, 'order-change', { account: order.id })
    await changeAnswersByBuyer(ctx.db, linkOfToken(ctx.signer, token), ctx.body.answers)
    return await viewOrder(ctx, token)
  },
  saveAnswerFile: async (ctx) => {
    const { token, question } = ctx.params
    const { order } = await findOrder(ctx, token)
    await consumeRateLimit(ctx, 'answer-file', { account: order.id })
    const { ticket, name } = ctx.query
    const place = { question, ...(ticket !== undefined && { ticket }) }
    const file = await readAnswerFile(ctx.upload, name)
    await saveAnswerFile(ctx.db, ctx.secrets, linkOfToken(ctx.signer, token), { ...place, ...file })
    return await viewOrder(ctx, token)
  },
  passOn: async (ctx) => {
    const { token, ticket } = ctx.params
    const { order } = await findOrder(ctx, token)
    await consumeRateLimit(ctx, 'order-change', { account: order.id })
    await limitMails(ctx, [ctx.body.email], () => passOn(ctx.db, ctx, linkOfToken(ctx.signer, token), ticket, ctx.body))
    return await viewOrder(ctx, token)
  },
  cancelTickets: async (ctx) => {
    const { token } = ctx.params
    const { order } = await findOrder(ctx, token)
    await consumeRateLimit(ctx, 'order-change', { account: order.id })
    const { ticketIds } = ctx.body
    await cancelTicketsByBuyer(ctx.db, ctx, linkOfToken(ctx.signer, token), { ticketIds, idempotency: ctx.idempotency })
    return await viewOrder(ctx, token)
  },
  saveRefundAccount: async (ctx) => {
    const { id } = (await findOrder(ctx, ctx.params.token)).order
    await consumeRateLimit(ctx, 'refund-account', { account: id })
    await saveRefundAccount(ctx.db, ctx, id, ctx.body)
    return await viewOrder(ctx, ctx.params.token)
  },
  tickets: async (ctx) => {
    await consumeRateLimit(ctx, 'tickets-pdf', { account: linkOfToken(ctx.signer, ctx.params.token).id })
    return download(await ticketsFileOfToken(ctx, ctx.params.token))
  },
  calendar: async (ctx) => download(await calendarOfToken(ctx, ctx.params.token)),
  viewTicket: async (ctx) => {
    const held = await findTicket(ctx, ctx.params.token)
    return presentHolderTicket(held, onlineAccessFor(ctx.secrets, held), ctx.signer)
  },
  ticketFile: async (ctx) => {
    await consumeRateLimit(ctx, 'tickets-pdf', { account: ticketIdOfToken(ctx.params.token) })
    return download(await fileOfTicket(ctx, ctx.params.token))
  },
  passOnAgain: async (ctx) => {
    const { token } = ctx.params
    await consumeRateLimit(ctx, 'order-change', { account: ticketIdOfToken(token) })
    await limitMails(ctx, [ctx.body.email], () => passOnByHolder(ctx.db, ctx, token, ctx.body))
    return undefined
  },
  ticketCalendar: async (ctx) => download(await calendarOfTicket(ctx, ctx.params.token)),
  findTickets: async (ctx) => {
    await consumeRateLimit(ctx, 'find-tickets', { address: ctx.ip })
    // the time does not tell whether there are orders
    await Promise.all([sendFoundTickets(ctx, ctx.body), setTimeout(findTicketsMinMs)])
    return undefined
  },
  ask: async (ctx) => {
    const { event } = await viewableEvent(ctx, ctx.params.slug)
    const { text, ...author } = ctx.body
    await consumeRateLimit(ctx, 'question', { address: ctx.ip, account: author.email })
    return { token: threadToken(ctx.signer, await addQuestion(ctx.db, { event, ...author, text })) }
  },
  askAboutOrder: async (ctx) => {
    const { order, event } = await findOrder(ctx, ctx.params.token)
    const { name, email } = order
    if (email === null) throw new ProblemError('conflict', { detail: 'The order has no buyer yet.' })
    await consumeRateLimit(ctx, 'question', { address: ctx.ip, account: email })
    const author = { name: name ?? '', email, language: Language.parse(order.language) }
    const { text } = ctx.body
    return { token: threadToken(ctx.signer, await addQuestion(ctx.db, { event, order, ...author, text })) }
  },
  viewThread: (ctx) => viewThread(ctx, ctx.params.token),
  askFurther: async (ctx) => {
    const id = threadIdOf(ctx, ctx.params.token)
    await consumeRateLimit(ctx, 'question', { address: ctx.ip, account: id })
    await addFollowUp(ctx.db, id, ctx.body.text)
    return await viewThread(ctx, ctx.params.token)
  },
}
