import { z } from 'zod'
import { Id } from './id.ts'
import { refine } from './refine.ts'
import { maxNameLength, paragraph, requiredName } from './text.ts'
import { maxSeats, maxTicketTypesPerEvent } from './ticket-limits.ts'
import { PriceCents, TaxRateBp } from './ticket-types.ts'

/** The most groups of add-ons of an event. */
export const maxAddOnGroups = 20
/** The most add-ons of a group. */
export const maxAddOnsPerGroup = 30
/** The most add-ons of a group with one ticket. */
export const maxAddOnsPerTicket = 10

/** An article that is bought with a ticket: a workshop, a dinner, a size of a T-shirt. */
const AddOn = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The price of one, tax included; 0 is free. */
    priceCents: z.int(),
    taxRateBp: z.int(),
    capacity: z.int(),
    /** Those of reservations and of pending orders. */
    held: z.int(),
    /** Those of paid orders. */
    sold: z.int(),
    left: z.int(),
  })
  .meta({ id: 'AddOn' })
export type AddOn = z.infer<typeof AddOn>

/** Add-ons to choose from with a ticket. */
export const AddOnGroup = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().optional(),
    /** How many a ticket needs; 0: none. */
    minPerTicket: z.int(),
    maxPerTicket: z.int(),
    /** The ticket types that it is for; absent: all. */
    ticketTypeIds: z.array(z.string()).optional(),
    /** In the order of the choice. */
    addOns: z.array(AddOn),
  })
  .meta({ id: 'AddOnGroup' })
export type AddOnGroup = z.infer<typeof AddOnGroup>

const GivenAddOn = z.strictObject({
  /** Of an add-on that the group has; absent for a new one. */
  id: Id.optional(),
  name: requiredName.max(maxNameLength),
  priceCents: PriceCents,
  taxRateBp: TaxRateBp,
  capacity: z.int().min(0).max(maxSeats),
})
export type GivenAddOn = z.output<typeof GivenAddOn>

const isOnce = (given: readonly GivenAddOn[]) => {
  const ids = given.flatMap(({ id }) => id ?? [])
  return new Set(ids).size === ids.length
}
const minimumFits = ({ minPerTicket, maxPerTicket }: { minPerTicket: number; maxPerTicket: number }) =>
  minPerTicket <= maxPerTicket

const fields = {
  name: requiredName.max(maxNameLength),
  description: paragraph(1000).min(1).nullable(),
  minPerTicket: z.int().min(0).max(maxAddOnsPerTicket),
  maxPerTicket: z.int().min(1).max(maxAddOnsPerTicket),
  /** null: all. */
  ticketTypeIds: z.array(Id).min(1).max(maxTicketTypesPerEvent).nullable(),
  addOns: z
    .array(GivenAddOn)
    .min(1)
    .max(maxAddOnsPerGroup)
    .refine(...refine('not-allowed', isOnce)),
}

export const NewAddOnGroup = z
  .strictObject({
    ...fields,
    description: fields.description.optional(),
    ticketTypeIds: fields.ticketTypeIds.optional(),
  })
  .refine(...refine('min-above-max', minimumFits, 'minPerTicket'))
  .meta({ id: 'NewAddOnGroup' })
export type NewAddOnGroup = z.output<typeof NewAddOnGroup>

/** Changes the fields that are sent. `addOns` are then all add-ons of the group: those that are not in it are deleted. */
export const AddOnGroupChanges = z.strictObject(fields).partial().meta({ id: 'AddOnGroupChanges' })
export type AddOnGroupChanges = z.output<typeof AddOnGroupChanges>

/** The ids of all groups of the event, in the new order of its page. */
export const AddOnGroupOrder = z.strictObject({ ids: z.array(Id).max(200) }).meta({ id: 'AddOnGroupOrder' })

/** The add-ons to each ticket of an item that is ordered. */
export const OrderedAddOns = z
  .array(z.strictObject({ ticketTypeId: Id, quantity: z.int().min(1).max(maxAddOnsPerTicket) }))
  .min(1)
  .max(maxAddOnGroups)
