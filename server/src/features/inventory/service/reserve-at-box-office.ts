import type { RequestedItem } from '@foyer/contract/price/price-list'
import { maxTicketsPerOrder } from '@foyer/contract/ticket-limits'
import type { Db } from '../../../lib/db.ts'
import { reserveBatch } from '../commands/reserve-batch.ts'
import type { Offer } from '../queries.ts'
import { offerAt } from '../queries.ts'
import type { Reservation } from './new-order.ts'
import { reserveAll } from './reservation-queue.ts'
import { randomShortNumber } from './short-number.ts'

interface BoxOfficeRequest {
  items: RequestedItem[]
  /** The text of a promo code. */
  code?: string | undefined
  language: string
  /** The tickets cost nothing. */
  free: boolean
}

/**
 * Reserves seats for an order that a member places, in the member's transaction, with the statement of the public sale:
 * capacities count, all other limits of the offer do not. The caller has checked that the event is the team's.
 * @throws ProblemError `not-found`; `sold-out` with the number of seats left; `validation`
 */
export async function reserveAtBoxOffice(
  tx: Db,
  slug: string,
  { items, code, language, free }: BoxOfficeRequest,
): Promise<Reservation> {
  const input = {
    items: free ? items.map(({ priceCents: _, ...item }) => item) : items,
    code,
    language,
    idempotencyKey: undefined,
    requestHash: undefined,
    network: undefined,
    mayReserveTest: async () => true,
  }
  return await new Promise((resolve, reject) => {
    void reserveAll(
      {
        db: tx,
        drawNumber: randomShortNumber,
        readOffer: async () => boxOfficeOffer(await offerAt(tx, slug), free),
        // a number that is taken undoes the statement, not the transaction
        reserve: (db, event, orders) =>
          db.transaction((inner) => reserveBatch(inner, { ...event, anyTime: true }, orders)),
      },
      [{ input, resolve, reject }],
    ).catch(reject)
  })
}

/** An offer as the team itself sells it: hidden ticket types too, at any time, in any number. */
function boxOfficeOffer(offer: Offer | undefined, free: boolean): Offer | undefined {
  return (
    offer && {
      ...offer,
      status: offer.status === 'Closed' ? 'On Sale' : offer.status,
      overAt: undefined,
      takesMoney: true,
      // the team sells without its own fee
      fee: undefined,
      // members need not add what buyers have to
      addOnGroups: offer.addOnGroups?.map((group) => ({ ...group, minPerTicket: 0 })) ?? [],
      types: offer.types.map((type) => ({
        ...type,
        ...(free && { priceCents: 0 }),
        hidden: false,
        minPerOrder: 1,
        maxPerOrder: maxTicketsPerOrder,
      })),
    }
  )
}
