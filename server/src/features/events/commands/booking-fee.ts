import type { BookingFee } from '@foyer/contract/booking-fee'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { ticketTypes } from '../../../schema/ticket-types.ts'
import { addInventory } from '../../inventory/commands/inventory-rows.ts'
import { chargesVat } from '../queries.ts'
import { taxOf } from '../rules.ts'

/** Its items come after all others of an order. */
const feePosition = 1_000_000

/**
 * Saves the type of the items of a booking fee. An event has at most two, one that is kept and one that is refunded: the
 * items of an order show by their type which of the two its buyer agreed to. The caller has locked the inventory of the event
 * and stores the fee itself.
 */
export async function saveFeeType(tx: Db, eventId: string, { name, taxRateBp, refunded }: BookingFee): Promise<void> {
  const facts = { name, kept: !refunded, ...taxOf(taxRateBp, await chargesVat(tx, eventId)) }
  const changed = await tx
    .update(ticketTypes)
    .set(facts)
    .where(and(eq(ticketTypes.eventId, eventId), eq(ticketTypes.kind, 'fee'), eq(ticketTypes.kept, !refunded)))
  if (changed.rowCount) return
  const id = newId('tkt')
  // it takes no seats
  await addInventory(tx, { id, eventId, kind: 'ticket-type', capacity: null })
  await tx.insert(ticketTypes).values({
    id,
    eventId,
    kind: 'fee',
    priceCents: 0,
    position: feePosition,
    ...facts,
    minPerOrder: 1,
    maxPerOrder: 1,
    hidden: true,
  })
}
