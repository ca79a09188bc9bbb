import type { OrderCompletion } from '@foyer/contract/orders'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { sellReserved } from '../../inventory/commands/sell-reserved.ts'
import { validTexts } from '../../legal-texts/rules.ts'
import { mailRows } from '../../mails/commands/insert-mails.ts'
import { orderMails } from '../../orders/commands/order-mails.ts'
import type { OrderWithTickets } from '../../orders/service/lookup.ts'
import type { RecentOrder } from '../../orders/service/recent-orders.ts'
import { completedOrder } from './complete-orders.ts'

/** A completion of a free order that was not read, but is as this process has reserved it. */
export interface UnreadCompletion {
  found: RecentOrder
  completion: OrderCompletion
}

/**
 * Completes free reservations of an event that were not read, with their mails, in one statement. They have the same
 * versions of the event.
 * @returns the completed orders as they are now; one that is not as it was reserved is missing, and all of them when the
 *   event is not as it was read
 */
export async function sellUnread<Request extends UnreadCompletion>(
  db: Db,
  deps: MailDeps,
  requests: readonly Request[],
): Promise<Map<Request, OrderWithTickets>> {
  const [first] = requests
  if (!first) return new Map()
  const { event, version, sources } = first.found
  const legalTexts = validTexts(first.found)
  const all = requests.map((request) => ({ request, completed: completedOrder(deps, request, 'paid') }))
  const soldAt = await sellReserved(
    db,
    { id: event.id, version, sources, legalTexts },
    requests.map(({ found: { order, tickets }, completion: { name, email } }) => ({
      id: order.id,
      reservedAt: order.reservedAt,
      rows: inventoryRowsOf({ order, tickets }),
      tickets: tickets.filter(({ ticket }) => ticket.kind === 'ticket').length,
      network: order.network,
      buyer: { name, email },
    })),
    mailRows(
      deps,
      orderMails(
        deps,
        all.map(({ completed }) => ({ ...completed, kind: 'orderConfirmed', legalTexts })),
      ),
    ),
  )
  return new Map(
    all.flatMap(({ request, completed }): [Request, OrderWithTickets][] => {
      const at = soldAt.get(completed.order.id)
      return at ? [[request, { ...completed, order: { ...completed.order, placedAt: at, paidAt: at } }]] : []
    }),
  )
}

/** The inventory rows of the seats of an order, without those that they count in. */
const inventoryRowsOf = ({ order, tickets }: Pick<OrderWithTickets, 'order' | 'tickets'>): string[] => [
  ...tickets.flatMap(({ ticket: { kind, ticketTypeId, codeUse } }) =>
    [kind === 'fee' ? null : ticketTypeId, codeUse].filter((id) => id !== null),
  ),
  ...(order.codeUse === null ? [] : [order.codeUse]),
]
