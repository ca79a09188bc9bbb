import { Currency } from '@foyer/contract/currency'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { Language } from '@foyer/contract/language'
import type { publicApi } from '@foyer/contract/routes/public-api'
import type { RequestContext, ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit, networkSignature } from '../../http/rate-limits.ts'
import { download } from '../../lib/file.ts'
import { saveRefundAccount } from '../checkout/commands/owed-refunds.ts'
import { cancelByBuyer } from '../checkout/commands.ts'
import type { Checkout } from '../checkout/service.ts'
import { addFollowUp, addQuestion } from '../inbox/commands/add-question.ts'
import { presentPublicThread } from '../inbox/presenter.ts'
import { publicThreadById } from '../inbox/queries/public-thread.ts'
import { threadIdOfToken, threadToken } from '../inbox/rules.ts'
import type { ReservationQueue } from '../inventory/service/reservation-queue.ts'
import { extendHold } from '../orders/commands.ts'
import { refundsOf } from '../orders/queries.ts'
import { isLapsed, mayHaveRefunds, orderIdOfToken, orderTokenOf } from '../orders/rules.ts'
import type { OrderWithTickets } from '../orders/service/lookup.ts'
import { onlineAccessFor } from '../orders/service/online-access.ts'
import { masked, refundAccountOf } from '../orders/service/refund-account.ts'
import { presentPublicEvent, presentPublicOrder } from './presenter.ts'
import { isOpenToAll, publicEventAt } from './queries.ts'
import { calendarOfToken, ticketsOfToken } from './service/order-files.ts'
import { hasPricesOf, reserveAgain } from './service/reserve-again.ts'

/** The services of a process that public requests share. */
export interface PublicApiServices {
  checkout: Checkout
  reservationQueue: ReservationQueue
}

type OrderContext = PublicApiServices & Pick<RequestContext, 'db' | 'secrets' | 'signer'>

/** @throws ProblemError `not-found` for a token that Foyer did not sign, and for a deleted order */
async function findOrder(ctx: OrderContext, token: string) {
  const order = await ctx.checkout.find(orderIdOf(ctx, token))
  if (!order) throw new ProblemError('not-found')
  return order
}

const viewOrder = async (ctx: OrderContext, token: string) => presentForBuyer(ctx, await findOrder(ctx, token))

async function presentForBuyer({ db, secrets, signer }: OrderContext, found: OrderWithTickets) {
  const refunds = mayHaveRefunds(found.order) ? await refundsOf(db, found.order.id) : []
  const account = refundAccountOf(secrets, refunds)
  const onlineAccess = onlineAccessFor(secrets, found)
  return presentPublicOrder({ ...found, refunds, account: account && masked(account), onlineAccess }, signer)
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

function orderIdOf({ signer }: Pick<RequestContext, 'signer'>, token: string): string {
  const id = orderIdOfToken(signer, token)
  if (id === undefined) throw new ProblemError('not-found')
  return id
}

/** @throws ProblemError `not-found`, also for a draft, unless the caller is a member of its team */
async function viewableEvent({ db, isMember }: Pick<RequestContext, 'db' | 'isMember'>, slug: string) {
  const event = await publicEventAt(db, slug)
  if (!event || !(isOpenToAll(event.event.status) || (await isMember(event.team.id))))
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

export const publicApiHandlers: ServerHandlers<typeof publicApi, PublicApiServices> = {
  viewEvent: async (ctx) => presentPublicEvent(await viewableEvent(ctx, ctx.params.slug)),
  reserve: async (ctx) => {
    const { reservationQueue, signer, params, body, idempotency, isMember } = ctx
    await consumeRateLimit(ctx, 'reserve', { address: ctx.ip })
    const reservation = await reservationQueue.reserve(params.slug, {
      ...body,
      idempotencyKey: idempotency?.key,
      requestHash: idempotency?.requestHash,
      network: networkSignature(ctx, ctx.ip),
      mayReserveTest: isMember,
    })
    const { number, totalCents, currency, holdExpiresAt } = reservation
    return {
      token: orderTokenOf(signer, reservation.id),
      number,
      status: 'reserved',
      holdExpiresAt: holdExpiresAt.toISOString(),
      totalCents,
      currency: Currency.parse(currency),
    }
  },
  viewOrder: (ctx) => viewOrder(ctx, ctx.params.token),
  extend: async (ctx) => {
    const { token } = ctx.params
    const id = orderIdOf(ctx, token)
    if (isLapsed(await findOrder(ctx, token))) return presentForBuyer(ctx, await heldOrder(ctx, token))
    await extendHold(ctx.db, id)
    return await viewOrder(ctx, token)
  },
  complete: async (ctx) => {
    const order = await heldOrder(ctx, ctx.params.token)
    const refund =
      order.order.status === 'reserved'
        ? await consumeRateLimit(ctx, 'order-mail', { address: ctx.ip, account: ctx.body.email.toLowerCase() })
        : undefined
    try {
      return await presentForBuyer(ctx, await ctx.checkout.complete(order, ctx.body))
    } catch (error) {
      // no mail was queued, so the attempt must not count against the rate limit of the address's owner
      await refund?.()
      throw error
    }
  },
  payByCard: async (ctx) => presentForBuyer(ctx, await ctx.checkout.payByCard(await findOrder(ctx, ctx.params.token))),
  cancel: async (ctx) => {
    await cancelByBuyer(ctx.db, ctx, orderIdOf(ctx, ctx.params.token))
    return await viewOrder(ctx, ctx.params.token)
  },
  saveRefundAccount: async (ctx) => {
    const id = orderIdOf(ctx, ctx.params.token)
    await consumeRateLimit(ctx, 'refund-account', { account: id })
    await saveRefundAccount(ctx.db, ctx, id, ctx.body)
    return await viewOrder(ctx, ctx.params.token)
  },
  tickets: async (ctx) => {
    await consumeRateLimit(ctx, 'tickets-pdf', { account: orderIdOf(ctx, ctx.params.token) })
    return download(await ticketsOfToken(ctx, ctx.params.token))
  },
  calendar: async (ctx) => download(await calendarOfToken(ctx, ctx.params.token)),
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
