import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import type { TicketTypeChanges } from '@foyer/contract/ticket-types'
import type { TicketTypeRow } from '../rows.ts'

/** A ticket type after a change: what is set to null is no longer there. */
export const changed = (type: TicketTypeRow, changes: TicketTypeChanges): TicketTypeRow =>
  withoutNulls({ ...type, ...given(changes) })

/** What does not fit together in a ticket type once a part of it was changed. */
export const faultsOf = ({ minPerOrder, maxPerOrder, salesFrom, salesUntil }: TicketTypeRow): FieldError[] => [
  ...(minPerOrder > maxPerOrder ? [fault('body.minPerOrder', 'min-above-max')] : []),
  ...(salesFrom && salesUntil && Date.parse(salesUntil) <= Date.parse(salesFrom)
    ? [fault('body.salesUntil', 'ends-before-start')]
    : []),
]

const given = (changes: object) =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))

/** @returns what is given, without what is null */
export const withoutNulls = (row: object): TicketTypeRow =>
  // `as`: only the optional fields of a ticket type can be null, by the schemas of what is sent
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined)) as TicketTypeRow
