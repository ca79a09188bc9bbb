import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import { promoCodeFaults, promoCodeStateOf } from '@foyer/contract/promo-code-rules'
import type { NewPromoCode, PromoCode } from '@foyer/contract/promo-codes'
import type { promoCodes } from '@foyer/contract/routes/promo-codes'
import { eventById } from '../events/find.ts'
import { pageOf } from '../page-of.ts'
import type { PromoCodeRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

export const promoCodeHandlers: Handlers<typeof promoCodes, Scope> = {
  list: ({ store, team, params, query: { q, tag, state, batch, ...page } }) => {
    const { id } = eventById(store, team, params.id)
    const matches = (code: PromoCode) =>
      (tag === undefined || code.tag === tag) &&
      (state === undefined || code.state === state) &&
      (batch === undefined || code.batchId === batch) &&
      (!q || [code.code, code.tag, code.note].join(' ').toLowerCase().includes(q.toLowerCase()))
    const rows = store.promoCodes.filter(({ event }) => event === id).map((row) => present(store, row))
    return pageOf(rows.reverse().filter(matches), page)
  },
  create: ({ store, team, params, body }) => {
    const { id: event } = eventById(store, team, params.id)
    return add(store, event, body)
  },
  createMany: ({ store, team, params, body: { count, prefix, length, ...body } }) => {
    const { id: event } = eventById(store, team, params.id)
    const batchId = `bat_${store.nextId++}`
    for (let at = 0; at < count; at++) {
      const text = String(store.nextId).padStart(length, 'X')
      add(store, event, { ...body, code: prefix + text }, batchId)
    }
    return { batchId, count }
  },
  view: ({ store, team, params }) => present(store, codeById(store, team, params.id)),
  change: ({ store, team, params, body }) => {
    const before = codeById(store, team, params.id)
    const row = {
      ...rowOf(before.event, before.id, { ...bodyOf(before), ...defined(body) }),
      held: before.held,
      sold: before.sold,
    }
    const changed = { ...row, createdAt: before.createdAt }
    refuseInvalid(store, changed)
    store.promoCodes = store.promoCodes.map((each) => (each.id === changed.id ? changed : each))
    return present(store, changed)
  },
  delete: ({ store, team, params }) => {
    const { id } = codeById(store, team, params.id)
    store.promoCodes = store.promoCodes.filter((each) => each.id !== id)
  },
}

function add(store: Store, event: string, body: NewPromoCode, batchId?: string): PromoCode {
  const row = {
    ...rowOf(event, `pmo_${store.nextId++}`, body),
    ...(batchId && { batchId }),
    createdAt: store.now().toISOString(),
  }
  refuseInvalid(store, row)
  store.promoCodes = [...store.promoCodes, row]
  return present(store, row)
}

type Body = NewPromoCode

const rowOf = (event: string, id: string, body: Body): PromoCodeRow => ({
  ...{ id, event, code: body.code, effect: body.effect, use: body.use, unlocks: body.unlocks, holds: body.holds },
  ...{ minTickets: body.minTickets, minCents: body.minCents, withDiscounts: body.withDiscounts },
  ...(body.tag !== null && { tag: body.tag }),
  ...(body.uses !== null && { uses: body.uses }),
  ...(body.ticketTypeIds && { ticketTypeIds: body.ticketTypeIds }),
  ...(body.perEmail !== null && { perEmail: body.perEmail }),
  ...(body.validFrom !== null && { validFrom: body.validFrom }),
  ...(body.validUntil !== null && { validUntil: body.validUntil }),
  ...(body.note !== null && { note: body.note }),
  ...{ held: 0, sold: 0, createdAt: '' },
})

const bodyOf = ({
  id: _,
  event: _event,
  held: _held,
  sold: _sold,
  createdAt: _at,
  batchId: _batch,
  ...row
}: PromoCodeRow): Body => ({
  ...row,
  tag: row.tag ?? null,
  uses: row.uses ?? null,
  ticketTypeIds: row.ticketTypeIds ?? null,
  perEmail: row.perEmail ?? null,
  validFrom: row.validFrom ?? null,
  validUntil: row.validUntil ?? null,
  note: row.note ?? null,
})

/** The fields that were sent. */
const defined = (changes: object): Partial<Body> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

function refuseInvalid(store: Store, row: PromoCodeRow): void {
  const errors = promoCodeFaults(
    bodyOf(row),
    ticketTypesOf(store, row.event).map(({ id }) => id),
  )
  if (errors.length > 0) throw new ProblemError('validation', { errors })
  if (store.promoCodes.some(({ id, event, code }) => event === row.event && code === row.code && id !== row.id))
    throw new ProblemError('validation', { errors: [fault('body.code', 'code-taken')] })
  const taken = row.held + row.sold
  if (row.uses !== undefined && row.uses < taken)
    throw new ProblemError('validation', { errors: [fault('body.uses', 'below-seats-taken', taken)] })
}

const present = (store: Store, { event: _, ...row }: PromoCodeRow): PromoCode => ({
  ...row,
  state: promoCodeStateOf(row, store.now().getTime()),
})

function codeById(store: Store, team: string, id: string): PromoCodeRow {
  const row = store.promoCodes.find((each) => each.id === id)
  if (!row || !store.events.some((event) => event.id === row.event && event.team === team))
    throw new ProblemError('not-found')
  return row
}
