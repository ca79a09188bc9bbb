import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { priceRangeFaults } from '@foyer/contract/price-range'
import type { TicketTypeChanges } from '@foyer/contract/ticket-types'
import type { TicketTypeRow } from '../rows.ts'

/** Applies a change to a ticket type. A field set to null is removed. */
export const applyChanges = (type: TicketTypeRow, changes: TicketTypeChanges): TicketTypeRow =>
  withoutNulls({ ...type, ...withoutUndefined(changes) })

/** The fields of a changed ticket type that contradict each other. */
export const faultsOf = ({
  minPerOrder,
  maxPerOrder,
  salesFrom,
  salesUntil,
  ...prices
}: TicketTypeRow): FieldError[] => [
  ...priceRangeFaults(prices),
  ...(minPerOrder > maxPerOrder ? [fault('body.minPerOrder', 'min-above-max')] : []),
  ...(salesFrom && salesUntil && Date.parse(salesUntil) <= Date.parse(salesFrom)
    ? [fault('body.salesUntil', 'ends-before-start')]
    : []),
]

const withoutUndefined = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** Removes the fields that are null or undefined. */
export const withoutNulls = (row: object): TicketTypeRow =>
  // `as`: by the schemas of the requests, only optional fields of a ticket type can be null
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)) as TicketTypeRow
