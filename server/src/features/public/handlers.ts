import { Currency } from '@foyer/contract/currency'
import { Refused } from '@foyer/contract/http/refused'
import type { publicRoutes } from '@foyer/contract/routes/public'
import type { Base, ServerHandlers } from '../../http/ask.ts'
import { takeTurn } from '../../http/limits.ts'
import { download } from '../../lib/file.ts'
import { cancelByBuyer, extendHold } from '../orders/commands.ts'
import { orderOfToken, tokenOf } from '../orders/rules.ts'
import { presentPublicEvent, presentPublicOrder } from './presenter.ts'
import { calendarOfToken, ticketsOfToken } from './queries/files.ts'
import { eventShownAt, isOpenToAll } from './queries.ts'

type Ask = Pick<Base, 'till' | 'signer'>

async function found(ask: Ask, token: string) {
  const order = await ask.till.find(idOf(ask, token))
  if (!order) throw new Refused('not-found')
  return order
}

async function shown(ask: Ask, token: string) {
  const { tickets, ...order } = await found(ask, token)
  return presentPublicOrder(order, tickets, ask.signer, new Date())
}

function idOf({ signer }: Pick<Ask, 'signer'>, token: string): string {
  const id = orderOfToken(signer, token)
  if (id === undefined) throw new Refused('not-found')
  return id
}

export const publicHandlers: ServerHandlers<typeof publicRoutes> = {
  viewEvent: async ({ db, params, isMember }) => {
    const event = await eventShownAt(db, params.slug)
    if (!event || !(isOpenToAll(event.event.status) || (await isMember(event.team.id))))
      throw new Refused('not-found', { title: 'Event not found' })
    return presentPublicEvent(event)
  },
  reserve: async ({ desk, signer, params, body, once, isMember }) => {
    const held = await desk.reserve(params.slug, {
      ...body,
      idempotencyKey: once?.key,
      requestHash: once?.requestHash,
      mayTry: isMember,
    })
    const { number, totalCents, currency, holdExpiresAt } = held
    return {
      token: tokenOf(signer, held.id),
      number,
      status: 'reserved',
      holdExpiresAt: holdExpiresAt.toISOString(),
      totalCents,
      currency: Currency.parse(currency),
    }
  },
  viewOrder: (ask) => shown(ask, ask.params.token),
  extend: async (ask) => {
    await extendHold(ask.db, idOf(ask, ask.params.token))
    return await shown(ask, ask.params.token)
  },
  complete: async (ask) => {
    const { tickets, ...order } = await found(ask, ask.params.token)
    if (order.order.status === 'reserved')
      await takeTurn(ask, 'order-mail', { address: ask.ip, account: ask.body.email.toLowerCase() })
    await ask.till.complete(order, tickets, ask.body)
    return await shown(ask, ask.params.token)
  },
  cancel: async (ask) => {
    await cancelByBuyer(ask.db, ask, idOf(ask, ask.params.token))
    return await shown(ask, ask.params.token)
  },
  tickets: async (ask) => {
    await takeTurn(ask, 'tickets-pdf', { account: idOf(ask, ask.params.token) })
    return download(await ticketsOfToken(ask, ask.params.token))
  },
  calendar: async (ask) => download(await calendarOfToken(ask, ask.params.token)),
}
