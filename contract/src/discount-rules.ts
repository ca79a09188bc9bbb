// No schemas here: rules that server, web and mock share.
import type { Discount } from './discounts.ts'
import type { FieldError } from './http/problem.ts'
import { fault } from './http/problem.ts'

/** The errors of discounts that name ticket types which the event does not have. */
export const unknownTypeFaults = (discounts: readonly Discount[], typeIds: readonly string[]): FieldError[] =>
  discounts.flatMap(({ ticketTypeIds = [] }, at) =>
    ticketTypeIds.every((id) => typeIds.includes(id))
      ? []
      : [fault(`body.discounts.${at}.ticketTypeIds`, 'not-of-event')],
  )

/** The discounts with other moments. @param move gives the moment in the place of one */
export const discountsAt = (discounts: readonly Discount[], move: (at: string) => string): Discount[] =>
  discounts.map(({ from, until, ...discount }) => ({
    ...discount,
    ...(from && { from: move(from) }),
    ...(until && { until: move(until) }),
  }))

/** The discounts of an event without one of its ticket types. Those for this type alone are removed. */
export const withoutType = (discounts: readonly Discount[], typeId: string): Discount[] =>
  withTypes(discounts, (id) => (id === typeId ? [] : [id]))

/**
 * The discounts of a copied event: its own, for the copied ticket types. Those with a time are left out: it belongs to the
 * date of the original.
 * @param copies the ids of the copied ticket types, by the original ones
 */
export const discountsOfCopy = (discounts: readonly Discount[], copies: ReadonlyMap<string, string>): Discount[] =>
  withTypes(
    discounts.filter(({ from, until }) => !from && !until),
    (id) => copies.get(id) ?? [],
  )

const withTypes = (discounts: readonly Discount[], idsFor: (id: string) => string | string[]): Discount[] =>
  discounts.flatMap(({ ticketTypeIds, ...discount }) => {
    if (!ticketTypeIds) return [discount]
    const ids = ticketTypeIds.flatMap(idsFor)
    return ids.length > 0 ? [{ ...discount, ticketTypeIds: ids }] : []
  })
