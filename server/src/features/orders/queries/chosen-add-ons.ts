import type { SQL } from 'drizzle-orm'
import { sql } from 'drizzle-orm'
import { tickets } from '../../../schema/orders.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'

/**
 * The names of add-ons with their quantities, in the order of their page, as one text: `2 × Dinner, 1 × Workshop`. Empty without
 * any. Those that are cancelled do not count.
 * @param which a condition about the item `chosen`: of which order, or to which ticket
 */
export const chosenAddOns = (which: SQL): SQL => sql`coalesce((
  select string_agg(named.quantity || ' × ' || named.name, ', ' order by named.position, named.id) from (
    select y.id, y.name, y.position, count(*) as quantity
    from ${tickets} chosen join ${ticketTypes} y on y.id = chosen.ticket_type_id
    where ${which} and chosen.kind = 'add-on' and chosen.cancelled_at is null group by y.id) named), '')`
