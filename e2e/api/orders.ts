import type { Organiser } from '@foyer/server/test/client'
import { eventOnSale } from '@foyer/server/test/scenario'
import { expect } from 'vitest'
import type { Things } from './samples.ts'
import { bank, buyer, imprint, question, seat, stripeKeys } from './samples.ts'

type OrderThings = Pick<
  Things,
  | 'onSale'
  | 'pending'
  | 'pendingToken'
  | 'paid'
  | 'paidToken'
  | 'cancelled'
  | 'owed'
  | 'owedToken'
  | 'unrefunded'
  | 'token'
  | 'thread'
  | 'threadToken'
>

/** Puts an event of the organiser's team on sale, payable by card too, with an order in every status and a question. */
export async function createOrders(organiser: Organiser): Promise<OrderThings> {
  const sale = await eventOnSale(organiser, { title: 'Summer Day', types: [seat], team: { imprint, bank } })
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/stripe`, stripeKeys)
  const [slug, [ticketType = '']] = [sale.slug, sale.types]
  const orderAfter = async (...actions: string[]) => {
    const { token } = await sale.placeOrder({ quantity: 2, ...buyer })
    for (const action of actions)
      expect(await sale.act(token, action, action === 'mark-paid' ? undefined : {})).toMatchObject({ status: 200 })
    return { token, id: (await sale.order(token)).id }
  }
  const paid = await orderAfter('mark-paid')
  const [pending, cancelled, owed, unrefunded] = [
    await orderAfter(),
    await orderAfter('cancel'),
    await orderAfter('mark-paid', 'refund'),
    await orderAfter('mark-paid', 'refund'),
  ]
  const asked = await organiser.ok(`POST /api/v1/public/events/${slug}/questions`, question)
  const [thread] = await organiser.ok('GET /api/v1/inbox')
  return {
    onSale: { slug, ticketType },
    pending: pending.id,
    pendingToken: pending.token,
    paid: paid.id,
    paidToken: paid.token,
    cancelled: cancelled.id,
    owed: owed.id,
    owedToken: owed.token,
    unrefunded: unrefunded.id,
    token: (await sale.reserve(2)).token,
    thread: thread.id,
    threadToken: asked.token,
  }
}
