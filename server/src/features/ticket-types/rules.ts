import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import type { TicketTypeChanges } from '@foyer/contract/ticket-types'
import type { TicketTypeRow } from './queries.ts'

type Columns = Pick<
  TicketTypeRow,
  | 'name'
  | 'description'
  | 'priceCents'
  | 'taxRateBp'
  | 'minPerOrder'
  | 'maxPerOrder'
  | 'salesFrom'
  | 'salesUntil'
  | 'hidden'
>

/** The columns of a ticket type after a change. */
export const changed = (type: Columns, changes: Omit<TicketTypeChanges, 'capacity'>): Columns => ({
  name: changes.name ?? type.name,
  description: changes.description === undefined ? type.description : changes.description,
  priceCents: changes.priceCents ?? type.priceCents,
  taxRateBp: changes.taxRateBp ?? type.taxRateBp,
  minPerOrder: changes.minPerOrder ?? type.minPerOrder,
  maxPerOrder: changes.maxPerOrder ?? type.maxPerOrder,
  salesFrom: changes.salesFrom === undefined ? type.salesFrom : momentOf(changes.salesFrom),
  salesUntil: changes.salesUntil === undefined ? type.salesUntil : momentOf(changes.salesUntil),
  hidden: changes.hidden ?? type.hidden,
})

/** A moment of the wire as the table keeps it. */
export const momentOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

/** What does not fit together in a ticket type once a part of it was changed. */
export const faultsOf = ({ minPerOrder, maxPerOrder, salesFrom, salesUntil }: Columns): FieldError[] => [
  ...(minPerOrder > maxPerOrder ? [fault('body.minPerOrder', 'min-above-max')] : []),
  ...(salesFrom && salesUntil && salesUntil <= salesFrom ? [fault('body.salesUntil', 'ends-before-start')] : []),
]
