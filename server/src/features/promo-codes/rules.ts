import type { PromoCodeFields } from '@foyer/contract/promo-code-rules'
import type { NewPromoCode, PromoCodeChanges, PromoCodeEffect } from '@foyer/contract/promo-codes'
import { effectOf } from '../inventory/rules.ts'
import type { PromoCodeRow } from './queries.ts'

/** The fields of a code that members set. */
export type Fields = Omit<NewPromoCode, 'code' | 'timeZone'>

/** The columns that a member sets, without the uses, which are in `inventory`. */
export type Columns = Pick<
  PromoCodeRow,
  | 'tag'
  | 'effect'
  | 'amount'
  | 'use'
  | 'ticketTypeIds'
  | 'unlocks'
  | 'minTickets'
  | 'minCents'
  | 'perEmail'
  | 'validFrom'
  | 'validUntil'
  | 'withDiscounts'
  | 'holds'
  | 'note'
>

/** Converts the fields of a request to columns. The uses are a column of the inventory, not of the code. */
export const columnsOf = ({ effect, uses: _, validFrom, validUntil, ...fields }: Fields): Columns => ({
  ...fields,
  effect: effect.kind,
  amount: amountOf(effect),
  validFrom: validFrom === null ? null : new Date(validFrom),
  validUntil: validUntil === null ? null : new Date(validUntil),
})

function amountOf(effect: PromoCodeEffect): number {
  switch (effect.kind) {
    case 'none':
      return 0
    case 'percent':
      return effect.bp
    case 'amount':
    case 'fixed':
      return effect.cents
  }
}

/** The fields of a stored code after a change. A field that is absent keeps its value. */
export function applyChanges(row: PromoCodeRow, changes: PromoCodeChanges): NewPromoCode {
  const { code, tag, use, uses, ticketTypeIds, unlocks, minTickets, minCents, perEmail, withDiscounts, holds, note } =
    row
  return {
    code,
    tag,
    use,
    uses,
    ticketTypeIds,
    unlocks,
    minTickets,
    minCents,
    perEmail,
    withDiscounts,
    holds,
    note,
    effect: effectOf(row),
    validFrom: row.validFrom?.toISOString() ?? null,
    validUntil: row.validUntil?.toISOString() ?? null,
    // `as`: only values that were sent are left
    ...(Object.fromEntries(
      Object.entries(changes).filter(([, value]) => value !== undefined),
    ) as Partial<NewPromoCode>),
  }
}

/** The ticket type of which a code holds seats at a time; undefined when it holds none. */
export const heldTypeOf = (
  { holds, ticketTypeIds, validUntil }: Pick<PromoCodeFields, 'holds' | 'ticketTypeIds' | 'validUntil'>,
  nowMs: number,
): string | undefined => {
  const isOver = validUntil !== null && Date.parse(validUntil) <= nowMs
  return holds && !isOver ? ticketTypeIds?.[0] : undefined
}
