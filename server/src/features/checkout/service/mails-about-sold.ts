import type { MailDeps } from '../../../lib/infra.ts'
import type { ReservationHooks } from '../../inventory/service/reservation-queue.ts'
import { mailRows } from '../../mails/commands/insert-mails.ts'
import { orderMails } from '../../orders/commands/order-mails.ts'
import type { KnownEvents } from '../../orders/service/known-events.ts'
import { recentOrder } from '../../orders/service/recent-orders.ts'
import { completedOrder } from '../commands/complete-orders.ts'

/** Builds the mails about free orders that the reservation queue sells at once. */
export const mailsAboutSold =
  (deps: MailDeps, events: Pick<KnownEvents, 'at'>): ReservationHooks['mailsAbout'] =>
  async (offer, orders) => {
    const about = await events.at(offer)
    if (!about) return undefined
    const { eventId, teamId, currency } = offer
    // the statement sets the times, and no mail names them
    const common = {
      eventId,
      teamId,
      currency,
      test: offer.status === 'test',
      reservedAt: about.now,
      cancellation: null,
    }
    const completed = orders.flatMap((order) => {
      if (!order.buyer) return []
      const found = recentOrder({ ...common, order, holdExpiresAt: about.now }, about)
      return [
        completedOrder(
          deps,
          { found, completion: { name: order.buyer.name, email: order.buyer.email, paymentMethod: 'free' } },
          'paid',
        ),
      ]
    })
    return mailRows(
      deps,
      orderMails(
        deps,
        completed.map((each) => ({ ...each, kind: 'orderConfirmed', legalTexts: offer.legalTexts ?? [] })),
      ),
    )
  }
