import { z } from 'zod'
import { Id } from './id.ts'
import { Moment } from './moment.ts'
import { refine } from './refine.ts'
import { nameLength, paragraph, requiredName } from './text.ts'
import { mostPerOrder, mostSeats } from './ticket-limits.ts'

/** Minor units of the event's currency; up to what the card provider takes at most. */
export const PriceCents = z.int().min(0).max(99_999_999)
/** Basis points: 1900 is 19 %. The tax is within the price. */
export const TaxRateBp = z.int().min(0).max(10_000)
const Seats = z.int().min(0).max(mostSeats)
const PerOrder = z.int().min(1).max(mostPerOrder)

/** A kind of ticket of an event, as the organiser sees it. */
export const TicketType = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** What the buyer pays for one, tax included; 0 is free. */
    priceCents: z.int(),
    taxRateBp: z.int(),
    capacity: z.int(),
    minPerOrder: z.int(),
    maxPerOrder: z.int(),
    salesFrom: z.iso.datetime().optional(),
    salesUntil: z.iso.datetime().optional(),
    /** Not on the public page, and not to be bought there. */
    hidden: z.boolean(),
    /** Seats of reservations and of orders that wait for their payment. */
    held: z.int(),
    /** Seats of paid orders. */
    sold: z.int(),
  })
  .meta({ id: 'TicketType' })
export type TicketType = z.infer<typeof TicketType>

const fields = {
  name: requiredName.max(nameLength),
  description: paragraph(1000).min(1).nullable(),
  priceCents: PriceCents,
  taxRateBp: TaxRateBp,
  capacity: Seats,
  minPerOrder: PerOrder,
  maxPerOrder: PerOrder,
  salesFrom: Moment.nullable(),
  salesUntil: Moment.nullable(),
  hidden: z.boolean(),
}

type Limits = { minPerOrder: number; maxPerOrder: number }
type Window = { salesFrom?: string | null | undefined; salesUntil?: string | null | undefined }

const minimumFits = ({ minPerOrder, maxPerOrder }: Limits) => minPerOrder <= maxPerOrder
const windowOpens = ({ salesFrom, salesUntil }: Window) =>
  !salesFrom || !salesUntil || Date.parse(salesFrom) < Date.parse(salesUntil)

export const NewTicketType = z
  .strictObject({
    ...fields,
    description: fields.description.optional(),
    taxRateBp: fields.taxRateBp.default(0),
    minPerOrder: fields.minPerOrder.default(1),
    maxPerOrder: fields.maxPerOrder.default(10),
    salesFrom: fields.salesFrom.optional(),
    salesUntil: fields.salesUntil.optional(),
    hidden: fields.hidden.default(false),
  })
  .refine(...refine('min-above-max', minimumFits, 'minPerOrder'))
  .refine(...refine('ends-before-start', windowOpens, 'salesUntil'))
  .meta({ id: 'NewTicketType' })
export type NewTicketType = z.output<typeof NewTicketType>

/** What is sent is changed; whether it fits what is left as it was, the server says. */
export const TicketTypeChanges = z.strictObject(fields).partial().meta({ id: 'TicketTypeChanges' })
export type TicketTypeChanges = z.output<typeof TicketTypeChanges>

/** Every ticket type of the event, in the order in which the page shall show them. */
export const TicketTypeOrder = z.strictObject({ ids: z.array(Id).max(200) }).meta({ id: 'TicketTypeOrder' })
