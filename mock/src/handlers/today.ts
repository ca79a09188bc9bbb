import { mayDo } from '@foyer/contract/access'
import type { Handlers } from '@foyer/contract/http/route'
import type { today } from '@foyer/contract/routes/today'
import type { Today } from '@foyer/contract/today'
import { maxEventsWatchedToday, needsOf, nextOf } from '@foyer/contract/today-needs'
import { todaySalesFrom, todaySalesOf } from '@foyer/contract/today-sales'
import { presentEvent } from '../events/event.ts'
import { findEvents, isAhead } from '../events/find.ts'
import { viewsOf } from '../inbox/find.ts'
import { awaitedCentsOf, restCentsOf } from '../orders/order.ts'
import { dayIn } from '../reports/day-in.ts'
import { salesRows } from '../reports/sales-rows.ts'
import type { OrderRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'

export const todayHandlers: Handlers<typeof today, Scope> = {
  view: ({ store, team, role }) => {
    const events = soonestEvents(store, team)
    return {
      next: nextOf(events, store.now()),
      sales: mayDo(role, 'reports:read') ? salesOf(store, team) : undefined,
      questions: mayDo(role, 'inbox:read') ? questionsOf(store, team) : undefined,
      ...(mayDo(role, 'orders:read') && ordersToSettle(store, team)),
      needs: needsOf({
        events,
        withTickets: new Set(store.ticketTypes.map(({ event }) => event)),
        hasImprint: store.teams.some(({ id, imprint }) => id === team && imprint),
        sendsMail: store.me.sendsMail,
        role,
      }),
    }
  },
}

const soonestEvents = (store: Store, team: string) =>
  findEvents(store, team, { sort: 'next' })
    .items.filter((event) => event.dateTba || isAhead(event, store.now()))
    .slice(0, 2 * maxEventsWatchedToday)
    .map((event) => presentEvent(store, event))

function salesOf(store: Store, team: string) {
  const timeZone = store.teams.find(({ id }) => id === team)?.timeZone ?? 'UTC'
  const to = dayIn(store.now().toISOString(), timeZone)
  return todaySalesOf(salesRows(store, team, { from: todaySalesFrom(to), to, by: 'day', group: 'none', timeZone }), to)
}

const questionsOf = (store: Store, team: string): number =>
  store.threads.filter((thread) => thread.team === team && viewsOf(store, thread).unanswered).length

function ordersToSettle(store: Store, team: string): Pick<Today, 'requests' | 'awaited' | 'balancesDue' | 'owed'> {
  const orders = store.orders.filter((order) => order.team === team && !order.test)
  return {
    requests: orders.filter(({ status }) => status === 'requested').length,
    awaited: amountsOf(orders, awaitedCentsOf),
    balancesDue: amountsOf(orders, restCentsOf),
    owed: amountsOf(orders, ({ owedCents = 0 }) => owedCents),
  }
}

/** The orders with an amount, and its sum, by currency. */
function amountsOf(orders: readonly OrderRow[], amountOf: (order: OrderRow) => number) {
  const counted = orders.filter((order) => amountOf(order) > 0)
  const currencies = [...new Set(counted.map(({ currency }) => currency))].sort()
  return currencies.map((currency) => {
    const own = counted.filter((order) => order.currency === currency)
    return { currency, orders: own.length, totalCents: own.reduce((sum, order) => sum + amountOf(order), 0) }
  })
}
