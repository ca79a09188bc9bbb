import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { Handlers } from '@foyer/contract/http/route'
import type { PromoCodeSort } from '@foyer/contract/promo-code-limits'
import { promoCodeFaults, promoCodeStateOf } from '@foyer/contract/promo-code-rules'
import type { NewPromoCode, PromoCode, PromoCodeFilter, SelectedPromoCodes } from '@foyer/contract/promo-codes'
import type { promoCodes } from '@foyer/contract/routes/promo-codes'
import { eventById } from '../events/find.ts'
import { pageOf } from '../page-of.ts'
import { codeReport } from '../reports/code-report.ts'
import type { PromoCodeRow } from '../rows.ts'
import type { Scope, Store } from '../store.ts'
import { ticketTypesOf } from '../ticket-types/ticket-type.ts'

/** The demo makes no files. */
export const promoCodeHandlers: Omit<Handlers<typeof promoCodes, Scope>, 'file' | 'reportFile'> = {
  list: ({ store, team, params, query: { sort, ...query } }) => {
    const { id } = eventById(store, team, params.id)
    return pageOf(matching(store, id, query).toSorted(orders[sort]), query)
  },
  create: ({ store, team, params, body: { timeZone: _, ...body } }) => {
    const { id: event } = eventById(store, team, params.id)
    return add(store, event, body)
  },
  createMany: ({ store, team, params, body: { count, prefix, length, timeZone: _, ...body } }) => {
    const { id: event } = eventById(store, team, params.id)
    const batchId = `bat_${store.nextId++}`
    for (let at = 0; at < count; at++) {
      const text = String(store.nextId).padStart(length, 'X')
      add(store, event, { ...body, code: prefix + text }, batchId)
    }
    return { batchId, count }
  },
  importMany: ({ store, team, params, body: { codes } }) => {
    const { id: event } = eventById(store, team, params.id)
    const batchId = `bat_${store.nextId++}`
    const before = store.promoCodes
    const errors = codes.flatMap((each, at) => {
      try {
        add(store, event, each, batchId)
        return []
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        const found = error.details.errors ?? []
        return found.map(({ path, code, limit }) => fault(path.replace('body', `body.codes.${at}`), code, limit))
      }
    })
    if (errors.length > 0) {
      store.promoCodes = before
      throw new ProblemError('validation', { errors })
    }
    return { batchId, count: codes.length }
  },
  deleteMany: ({ store, team, params, body }) => {
    const found = selected(store, eventById(store, team, params.id).id, body)
    store.promoCodes = store.promoCodes.filter((each) => !found.has(each.id))
  },
  endMany: ({ store, team, params, body }) => {
    const found = selected(store, eventById(store, team, params.id).id, body)
    const now = new Date().toISOString()
    store.promoCodes = store.promoCodes.map((each) => {
      if (!found.has(each.id) || (each.validUntil && each.validUntil <= now)) return each
      const { validFrom, ...row } = each
      return { ...row, ...(validFrom && validFrom < now && { validFrom }), validUntil: now }
    })
  },
  report: ({ store, team, params, query: { by } }) => codeReport(store, eventById(store, team, params.id), by),
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

type Filter = Pick<PromoCodeFilter, 'q' | 'tag' | 'state' | 'batch'>

/** The codes of an event that a filter selects, the newest first. */
function matching(store: Store, event: string, { q, tag, state, batch }: Filter): PromoCode[] {
  const matches = (code: PromoCode) =>
    (tag === undefined || code.tag === tag) &&
    (state === undefined || code.state === state) &&
    (batch === undefined || code.batchId === batch) &&
    (!q || [code.code, code.tag, code.note].join(' ').toLowerCase().includes(q.toLowerCase()))
  const rows = store.promoCodes.filter((row) => row.event === event).map((row) => present(store, row))
  return rows.reverse().filter(matches)
}

/** The ids of the codes that a filter selects, if they are as many as expected. @throws ProblemError `stale` */
function selected(store: Store, event: string, { count, ...filter }: SelectedPromoCodes): Set<string> {
  const found = new Set(matching(store, event, filter).map(({ id }) => id))
  if (found.size !== count) throw new ProblemError('stale')
  return found
}

const usesOf = ({ held, sold }: PromoCode) => held + sold

const orders: Record<PromoCodeSort, (a: PromoCode, b: PromoCode) => number> = {
  created: () => 0,
  code: (a, b) => (a.code < b.code ? -1 : 1),
  used: (a, b) => usesOf(b) - usesOf(a),
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
  id,
  event,
  code: body.code,
  effect: body.effect,
  use: body.use,
  unlocks: body.unlocks,
  holds: body.holds,
  minTickets: body.minTickets,
  minCents: body.minCents,
  withDiscounts: body.withDiscounts,
  ...(body.tag !== null && { tag: body.tag }),
  ...(body.uses !== null && { uses: body.uses }),
  ...(body.ticketTypeIds && { ticketTypeIds: body.ticketTypeIds }),
  ...(body.perEmail !== null && { perEmail: body.perEmail }),
  ...(body.validFrom !== null && { validFrom: body.validFrom }),
  ...(body.validUntil !== null && { validUntil: body.validUntil }),
  ...(body.note !== null && { note: body.note }),
  held: 0,
  sold: 0,
  createdAt: '',
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
