import { Currency } from '@foyer/contract/currency'
import { Refused } from '@foyer/contract/http/refused'
import { Language } from '@foyer/contract/language'
import type { publicRoutes } from '@foyer/contract/routes/public'
import type { Base, ServerHandlers } from '../../http/ask.ts'
import { takeTurn } from '../../http/limits.ts'
import { download } from '../../lib/file.ts'
import { askFurther, askTeam } from '../inbox/commands/ask.ts'
import { presentPublicThread } from '../inbox/presenter.ts'
import { askedThread } from '../inbox/queries/asked.ts'
import { threadOfToken, threadToken } from '../inbox/rules.ts'
import { cancelByBuyer, extendHold } from '../orders/commands.ts'
import type { OrderOfBuyer } from '../orders/queries/lookup.ts'
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

const shown = async (ask: Ask, token: string) => present(ask, await found(ask, token))

const present = ({ signer }: Ask, { tickets, ...order }: OrderOfBuyer) =>
  presentPublicOrder(order, tickets, signer, new Date())

function idOf({ signer }: Pick<Ask, 'signer'>, token: string): string {
  const id = orderOfToken(signer, token)
  if (id === undefined) throw new Refused('not-found')
  return id
}

async function eventShown({ db, isMember }: Pick<Base, 'db' | 'isMember'>, slug: string) {
  const event = await eventShownAt(db, slug)
  if (!event || !(isOpenToAll(event.event.status) || (await isMember(event.team.id))))
    throw new Refused('not-found', { title: 'Event not found' })
  return event
}

function threadIdOf({ signer }: Pick<Ask, 'signer'>, token: string): string {
  const id = threadOfToken(signer, token)
  if (id === undefined) throw new Refused('not-found')
  return id
}

async function thread(ask: Pick<Base, 'db' | 'signer'>, token: string) {
  const asked = await askedThread(ask.db, threadIdOf(ask, token))
  if (!asked) throw new Refused('not-found')
  return presentPublicThread(asked)
}

export const publicHandlers: ServerHandlers<typeof publicRoutes> = {
  viewEvent: async (ask) => presentPublicEvent(await eventShown(ask, ask.params.slug)),
  reserve: async (ask) => {
    const { desk, signer, params, body, once, isMember } = ask
    await takeTurn(ask, 'reserve', { address: ask.ip })
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
    const order = await found(ask, ask.params.token)
    const giveBack =
      order.order.status === 'reserved'
        ? await takeTurn(ask, 'order-mail', { address: ask.ip, account: ask.body.email.toLowerCase() })
        : undefined
    try {
      return present(ask, await ask.till.complete(order, ask.body))
    } catch (error) {
      // no mail goes out: whoever types somebody else's address must not use up their turns
      await giveBack?.()
      throw error
    }
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
  ask: async (ask) => {
    const shown = await eventShown(ask, ask.params.slug)
    const { text, ...who } = ask.body
    await takeTurn(ask, 'question', { address: ask.ip, account: who.email })
    return { token: threadToken(ask.signer, await askTeam(ask.db, { event: shown.event, ...who, text })) }
  },
  askAboutOrder: async (ask) => {
    const { order, event } = await found(ask, ask.params.token)
    const { name, email } = order
    if (email === null) throw new Refused('conflict', { detail: 'Nobody has said yet whose order it is.' })
    await takeTurn(ask, 'question', { address: ask.ip, account: email })
    const who = { name: name ?? '', email, language: Language.parse(order.language) }
    const { text } = ask.body
    return { token: threadToken(ask.signer, await askTeam(ask.db, { event, order, ...who, text })) }
  },
  viewThread: (ask) => thread(ask, ask.params.token),
  askFurther: async (ask) => {
    const id = threadIdOf(ask, ask.params.token)
    await takeTurn(ask, 'question', { address: ask.ip, account: id })
    await askFurther(ask.db, id, ask.body.text)
    return await thread(ask, ask.params.token)
  },
}
