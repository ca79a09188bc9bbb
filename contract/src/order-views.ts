import { z } from 'zod'
import { maxViewNameLength } from './order-limits.ts'
import { line } from './text.ts'

/** The most views that a member may have in a team. */
export const maxOrderViews = 50

/** A saved view of the list of orders: filters, sorting, columns and density under a name. */
export const OrderView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The query of the list's page, such as `status=pending&sort=total`. */
    search: z.string(),
    /** All members of the team see it. */
    shared: z.boolean(),
    /** The caller may change it: it is theirs, or the member who shared it has left the team or may no longer change orders. */
    own: z.boolean(),
  })
  .meta({ id: 'OrderView' })
export type OrderView = z.infer<typeof OrderView>

const fields = {
  name: line(maxViewNameLength).min(1),
  search: line(2000),
  shared: z.boolean(),
}

export const NewOrderView = z.strictObject({ ...fields, shared: fields.shared.default(false) })
export type NewOrderView = z.output<typeof NewOrderView>

export const OrderViewChanges = z.strictObject(fields).partial()
export type OrderViewChanges = z.output<typeof OrderViewChanges>
