import { sql } from 'drizzle-orm'
import type { House } from './house.ts'
import { openHouse } from './house.ts'
import type { Answer, Organiser, Visitor } from './visitor.ts'
import { signUp, visitor } from './visitor.ts'

/** Who buys there. */
export const robin = { name: 'Robin', email: 'robin@example.com' }

/** Opens a house with a team that sells, somebody who buys there, and what they do with orders. */
export async function openCounter() {
  const house = await openHouse()
  const organiser = await signUp(house.publicUrl)
  const buyer = visitor(house.publicUrl)
  await organiser.send(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, {
    imprint: { name: 'Stage e. V.', address: 'Hof 1', email: 'hello@example.test' },
    bank: { holder: 'Stage e. V.', iban: 'DE89 3704 0044 0532 0130 00' },
  })
  return { house, organiser, buyer, ...sellingAt(organiser, buyer), ...deskOf(house, organiser) }
}

function sellingAt(organiser: Organiser, buyer: Visitor) {
  return {
    async onSale({ priceCents = 2500, capacity = 10, date = '2099-01-01T19:00:00.000Z' } = {}) {
      const { body: event } = await organiser.send('POST /api/v1/events', {
        title: 'Concert',
        urlLink: 'www.example.com',
      })
      await organiser.send(`PATCH /api/v1/events/${event.id}`, { date })
      const { body: type } = await organiser.send(`POST /api/v1/events/${event.id}/ticket-types`, {
        name: 'Seat',
        priceCents,
        capacity,
      })
      await organiser.send(`PUT /api/v1/events/${event.id}/status`, { status: 'On Sale' })
      const reserve = async (quantity = 1) =>
        (
          await buyer.send(`POST /api/v1/public/events/${event.slug}/orders`, {
            items: [{ ticketTypeId: type.id, quantity }],
          })
        ).body
      const books = async () => {
        const [{ held, sold }] = (await organiser.send(`GET /api/v1/events/${event.id}/ticket-types`)).body
        return { held, sold }
      }
      return { event, type, reserve, books }
    },
    /** Finishes an order, by transfer unless the body says otherwise. */
    complete: (token: string, body: object = {}): Promise<Answer> =>
      buyer.send(`POST /api/v1/public/orders/${token}/complete`, { ...robin, paymentMethod: 'transfer', ...body }),
  }
}

function deskOf({ db }: House, organiser: Organiser) {
  /** The order as the organiser sees it. */
  const orderOf = async (number: string) => {
    const [{ id }] = (await organiser.send(`GET /api/v1/orders?q=${number}`)).body
    return (await organiser.send(`GET /api/v1/orders/${id}`)).body
  }
  return {
    orderOf,
    act: async (number: string, action: string, body?: object) =>
      await organiser.send(`POST /api/v1/orders/${(await orderOf(number)).id}/${action}`, body),
    /** As if the time of an order were over. */
    letTimePass: (number: string) =>
      db.execute(sql`
        update orders set hold_expires_at = now() - interval '1 second', due_at = now() - interval '1 second'
        where number = ${number}`),
  }
}
