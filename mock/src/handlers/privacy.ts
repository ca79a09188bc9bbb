import type { BuyerToErase, Erasure, ErasureCounts } from '@foyer/contract/erasures'
import { overAt } from '@foyer/contract/event-over'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { RetentionRecord } from '@foyer/contract/retention'
import { retentionKinds, retentionRules } from '@foyer/contract/retention-rules'
import type { routes } from '@foyer/contract/routes/all'
import type { OrderRow, ThreadRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'

export const privacyHandlers: Handlers<(typeof routes)['privacy'], Scope> = {
  previewErasure: ({ store, team, body }) => {
    const found = findBuyer(store, team, body)
    const shown = found.orders.map((order) => presentOrder(store, order)).reverse()
    return {
      ...(found.email !== undefined && { email: found.email }),
      names: [...new Set([...found.orders, ...found.threads.flatMap(({ from }) => from ?? [])].flatMap(nameOf))],
      found: countsOf(found),
      orders: shown,
      invoices: 0,
      blocked: shown.filter(({ block }) => block).length,
      upcoming: shown.filter(({ upcoming }) => upcoming).length,
    }
  },
  erase: ({ store, team, body }) => {
    const found = findBuyer(store, team, body)
    if (found.orders.some((order) => blockOf(order)))
      throw new ProblemError('conflict', { errors: [fault('body', 'erasure-open')] })
    const at = store.now().toISOString()
    for (const order of found.orders) eraseOrder(order, at, store.me.name)
    store.threads = store.threads.filter((thread) => !found.threads.includes(thread))
    const erasure: Erasure = { id: `era_${store.nextId++}`, at, by: store.me.name, erased: countsOf(found) }
    store.erasures[team] = [erasure, ...(store.erasures[team] ?? [])]
    return erasure
  },
  erasures: ({ store, team }) => store.erasures[team] ?? [],
  retention: ({ store, team }) => retentionOf(store, team),
  changeRetention: ({ store, team, body }) => {
    store.retention[team] = { ...store.retention[team], ...body }
    return retentionOf(store, team)
  },
}

interface BuyerRows {
  email: string | undefined
  orders: OrderRow[]
  threads: ThreadRow[]
}

function findBuyer(store: Store, team: string, buyer: BuyerToErase): BuyerRows {
  const single = 'order' in buyer ? orderById(store, team, buyer.order) : undefined
  const email = 'email' in buyer ? buyer.email : single?.email
  const orders = store.orders.filter(
    (order) => order.team === team && (email === undefined ? order.id === single?.id : order.email === email),
  )
  const threads = store.threads.filter(
    (thread) =>
      thread.team === team &&
      ((email !== undefined && thread.from?.email === email) || orders.some(({ id }) => id === thread.order?.id)),
  )
  if (orders.length + threads.length === 0) throw new ProblemError('not-found')
  return { email, orders, threads }
}

function orderById(store: Store, team: string, id: string): OrderRow {
  const order = store.orders.find((each) => each.id === id && each.team === team)
  if (!order) throw new ProblemError('not-found')
  return order
}

const nameOf = ({ name }: { name?: string | undefined }) => name ?? []

const countsOf = ({ orders, threads }: BuyerRows): ErasureCounts => ({
  orders: orders.length,
  tickets: orders.flatMap(({ tickets }) => tickets).length,
  threads: threads.length,
  mails: orders.flatMap(({ mails }) => mails).length,
  bankLines: 0,
})

function presentOrder(store: Store, order: OrderRow) {
  const event = store.events.find(({ id }) => id === order.eventId)
  const end = event && overAt(event)
  const block = blockOf(order)
  return {
    id: order.id,
    number: order.number,
    event: event?.name ?? '',
    status: order.status,
    ...(block && { block }),
    upcoming: order.status === 'paid' && (end === undefined || end > store.now()),
  }
}

function blockOf({ status, refunds }: OrderRow) {
  if (refunds.some(({ state }) => state === 'created' || state === 'owed')) return 'refund-open' as const
  return status === 'pending' || status === 'requested' || status === 'reserved' ? status : undefined
}

function eraseOrder(order: OrderRow, at: string, by: string): void {
  delete order.name
  delete order.email
  order.mails = []
  order.tickets = order.tickets.map(({ name: _, email: __, ...ticket }) => ticket)
  order.timeline = [...order.timeline.filter(({ kind }) => kind !== 'note'), { kind: 'erased', at, by }]
}

const retentionOf = (store: Store, team: string): RetentionRecord[] =>
  retentionKinds.map((kind) => {
    const { unit, min, max, period } = retentionRules[kind]
    return { kind, unit, period: store.retention[team]?.[kind] ?? period, default: period, min, max }
  })
