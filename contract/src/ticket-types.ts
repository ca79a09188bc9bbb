import { z } from 'zod'
import { Id } from './id.ts'
import { EnteredIn, Moment } from './moment.ts'
import { hasMinimum, isAboveMinimum, isBelowMaximum } from './price-range.ts'
import { refine } from './refine.ts'
import { maxNameLength, paragraph, requiredName } from './text.ts'
import { maxSeats, maxTicketsPerType } from './ticket-limits.ts'

/** In minor units of the event's currency. The maximum is Stripe's for one charge. */
export const PriceCents = z.int().min(0).max(99_999_999)
/** In basis points: 1900 is 19 %. The price includes the tax. */
export const TaxRateBp = z.int().min(0).max(10_000)
const Seats = z.int().min(0).max(maxSeats)
const PerOrder = z.int().min(1).max(maxTicketsPerType)

/** A ticket type of an event, as the organiser sees it. */
export const TicketType = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** The price of one ticket, tax included; 0 is free. Where buyers choose it, the price that is suggested. */
    priceCents: z.int(),
    /** The least that a buyer may choose to pay. Absent: the price is fixed. */
    minPriceCents: z.int().optional(),
    /** The most that a buyer may choose to pay. Absent: no limit. */
    maxPriceCents: z.int().optional(),
    taxRateBp: z.int(),
    capacity: z.int(),
    minPerOrder: z.int(),
    maxPerOrder: z.int(),
    salesFrom: z.iso.datetime().optional(),
    salesUntil: z.iso.datetime().optional(),
    /** A hidden ticket type is not on the public page, and cannot be bought there. */
    hidden: z.boolean(),
    /** Whether the organiser approves or declines each order that contains it, before it is paid. */
    needsApproval: z.boolean(),
    /** Seats of reservations, requests and pending orders. */
    held: z.int(),
    /** Seats of paid orders. */
    sold: z.int(),
    /** The seats that are left, also of the capacities that it shares and of the event's. */
    left: z.int(),
    /** The capacities that it shares with other ticket types. Absent: none. */
    sharedCapacities: z.array(z.object({ id: z.string(), name: z.string() })).optional(),
  })
  .meta({ id: 'TicketType' })
export type TicketType = z.infer<typeof TicketType>

const fields = {
  name: requiredName.max(maxNameLength),
  description: paragraph(1000).min(1).nullable(),
  priceCents: PriceCents,
  /** With a minimum, each buyer chooses the price of a ticket, and `priceCents` is suggested. */
  minPriceCents: PriceCents.nullable(),
  maxPriceCents: PriceCents.nullable(),
  taxRateBp: TaxRateBp,
  capacity: Seats,
  minPerOrder: PerOrder,
  maxPerOrder: PerOrder,
  salesFrom: Moment.nullable(),
  salesUntil: Moment.nullable(),
  hidden: z.boolean(),
  needsApproval: z.boolean(),
}

type OrderLimits = { minPerOrder: number; maxPerOrder: number }
type SalesWindow = { salesFrom?: string | null | undefined; salesUntil?: string | null | undefined }

const minimumFits = ({ minPerOrder, maxPerOrder }: OrderLimits) => minPerOrder <= maxPerOrder
const windowOpens = ({ salesFrom, salesUntil }: SalesWindow) =>
  !salesFrom || !salesUntil || Date.parse(salesFrom) < Date.parse(salesUntil)

export const NewTicketType = z
  .strictObject({
    ...fields,
    description: fields.description.optional(),
    minPriceCents: fields.minPriceCents.optional(),
    maxPriceCents: fields.maxPriceCents.optional(),
    taxRateBp: fields.taxRateBp.default(0),
    minPerOrder: fields.minPerOrder.default(1),
    maxPerOrder: fields.maxPerOrder.default(10),
    salesFrom: fields.salesFrom.optional(),
    salesUntil: fields.salesUntil.optional(),
    hidden: fields.hidden.default(false),
    needsApproval: fields.needsApproval.default(false),
    timeZone: EnteredIn,
  })
  .refine(...refine('min-above-max', minimumFits, 'minPerOrder'))
  .refine(...refine('too-big', isAboveMinimum, 'minPriceCents'))
  .refine(...refine('too-small', isBelowMaximum, 'maxPriceCents'))
  .refine(...refine('required', hasMinimum, 'minPriceCents'))
  .refine(...refine('ends-before-start', windowOpens, 'salesUntil'))
  .meta({ id: 'NewTicketType' })
export type NewTicketType = z.output<typeof NewTicketType>

/** Changes the fields that are sent. The server checks the rules that involve fields that are not. */
export const TicketTypeChanges = z
  .strictObject({ ...fields, timeZone: EnteredIn })
  .partial()
  .meta({ id: 'TicketTypeChanges' })
export type TicketTypeChanges = z.output<typeof TicketTypeChanges>

/** The ids of all ticket types of the event, in the new order of its page. */
export const TicketTypeOrder = z.strictObject({ ids: z.array(Id).max(200) }).meta({ id: 'TicketTypeOrder' })
