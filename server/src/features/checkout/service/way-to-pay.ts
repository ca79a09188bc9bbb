import { overAt } from '@foyer/contract/event-over'
import { offeredMethods } from '@foyer/contract/offered-methods'
import type { OrderDetails } from '../../orders/queries.ts'
import { transferDue } from '../../orders/service/transfer-due.ts'

/**
 * How and until when an order is paid that waits for its payment from now on: by transfer if it is offered, by card
 * otherwise. A team that takes no cards gets a transfer as long as it can arrive.
 * @returns undefined when there is no way to pay
 */
export function wayToPay(found: OrderDetails, now: Date): { method: 'transfer' | 'card'; dueAt: Date } | undefined {
  const offered = offeredMethods(found, now)
  const dueAt = paymentDue(found.event, now)
  const byTransfer = offered.includes('transfer') || (offered.length === 0 && found.team.bank !== null)
  if (!dueAt || (!byTransfer && offered.length === 0)) return undefined
  return { method: byTransfer ? 'transfer' : 'card', dueAt }
}

/**
 * The deadline of an order that waits for its payment from now on. Once the event has begun, its places are sold until its end.
 * @returns undefined when the event is over
 */
export function paymentDue(event: OrderDetails['event'], now: Date): Date | undefined {
  const begins = transferDue(event, now)
  const dueAt = begins > now ? begins : overAt(event)
  return dueAt && dueAt > now ? dueAt : undefined
}
