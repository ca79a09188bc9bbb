import type { FieldError } from '@foyer/contract/http/problem'
import { fault } from '@foyer/contract/http/problem'
import { priceRangeFaults } from '@foyer/contract/price-range'
import type { TicketTypeChanges } from '@foyer/contract/ticket-types'
import type { TicketTypeRow } from './queries.ts'

type Columns = Pick<
  TicketTypeRow,
  | 'name'
  | 'description'
  | 'priceCents'
  | 'minPriceCents'
  | 'maxPriceCents'
  | 'taxRateBp'
  | 'minPerOrder'
  | 'maxPerOrder'
  | 'salesFrom'
  | 'salesUntil'
  | 'hidden'
  | 'needsApproval'
>

/** The columns of a ticket type after a change. A field that is absent keeps its value. */
export const applyChanges = (type: Columns, changes: Omit<TicketTypeChanges, 'capacity' | 'timeZone'>): Columns => ({
  name: changes.name ?? type.name,
  description: changes.description === undefined ? type.description : changes.description,
  priceCents: changes.priceCents ?? type.priceCents,
  minPriceCents: changes.minPriceCents === undefined ? type.minPriceCents : changes.minPriceCents,
  maxPriceCents: changes.maxPriceCents === undefined ? type.maxPriceCents : changes.maxPriceCents,
  taxRateBp: changes.taxRateBp ?? type.taxRateBp,
  minPerOrder: changes.minPerOrder ?? type.minPerOrder,
  maxPerOrder: changes.maxPerOrder ?? type.maxPerOrder,
  salesFrom: changes.salesFrom === undefined ? type.salesFrom : timestampOf(changes.salesFrom),
  salesUntil: changes.salesUntil === undefined ? type.salesUntil : timestampOf(changes.salesUntil),
  hidden: changes.hidden ?? type.hidden,
  needsApproval: changes.needsApproval ?? type.needsApproval,
})

/** Converts a time of the API to the value of a column. */
export const timestampOf = (text: string | null | undefined): Date | null => (text ? new Date(text) : null)

/** Validates that the fields of a changed ticket type fit together. The contract validates each field alone. */
export const validateTicketType = ({
  minPerOrder,
  maxPerOrder,
  salesFrom,
  salesUntil,
  ...prices
}: Columns): FieldError[] => [
  ...priceRangeFaults(prices),
  ...(minPerOrder > maxPerOrder ? [fault('body.minPerOrder', 'min-above-max')] : []),
  ...(salesFrom && salesUntil && salesUntil <= salesFrom ? [fault('body.salesUntil', 'ends-before-start')] : []),
]
