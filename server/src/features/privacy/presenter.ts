import { maxErasureOrdersShown } from '@foyer/contract/erasure-blocks'
import type { Erasure, ErasurePreview } from '@foyer/contract/erasures'
import type { RetentionRecord } from '@foyer/contract/retention'
import { retentionRules } from '@foyer/contract/retention-rules'
import type { FoundBuyer, FoundOrder } from './queries/find-buyer.ts'
import type { RetentionRow } from './queries/retention.ts'
import type { ErasureRow } from './queries.ts'
import { countsOf } from './rules.ts'

export const presentErasure = ({ id, at, byName, counts }: ErasureRow): Erasure => ({
  id,
  at: at.toISOString(),
  ...(byName !== null && { by: byName }),
  erased: counts,
})

export function presentPreview(buyer: FoundBuyer): ErasurePreview {
  const { email, names, orders } = buyer
  const blocked = orders.filter(({ block }) => block !== null)
  const others = orders.filter(({ block }) => block === null)
  return {
    ...(email !== undefined && { email }),
    names,
    found: countsOf(buyer),
    orders: [...blocked, ...others].slice(0, maxErasureOrdersShown).map(presentOrder),
    invoices: buyer.invoices,
    blocked: blocked.length,
    upcoming: orders.filter(({ upcoming }) => upcoming).length,
  }
}

const presentOrder = ({ id, number, event, status, block, upcoming }: FoundOrder) => ({
  id,
  number,
  event,
  status,
  upcoming,
  ...(block !== null && { block }),
})

export function presentRetention({ kind, period, lastRunAt, lastCount }: RetentionRow): RetentionRecord {
  const { unit, min, max, period: usual } = retentionRules[kind]
  return {
    kind,
    unit,
    period,
    default: usual,
    min,
    max,
    ...(lastRunAt && { lastRunAt: lastRunAt.toISOString() }),
    ...(lastCount !== null && { lastCount }),
  }
}
