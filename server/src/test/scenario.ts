import type { ClientResponse, Organiser, TestClient } from './client.ts'
import { testClient } from './client.ts'

export const imprint = {
  name: 'Kulturhaus e. V.',
  address: 'Uferstraße 12\n79100 Freiburg',
  email: 'kontakt@kulturhaus.example',
}
export const bank = { holder: imprint.name, iban: 'DE89370400440532013000' }
export const robin = { name: 'Robin', email: 'robin@example.com' }

/** The status changes that lead from a new event to a status. */
export const stepsTo = { test: [], 'On Sale': ['On Sale'], Closed: ['On Sale', 'Closed'] } as const

interface EventOptions {
  title?: string
  types?: readonly object[]
  status?: keyof typeof stepsTo
  /** Other fields of the event. */
  changes?: object
  /** Other fields of its team. */
  team?: object
}

interface EventIds {
  id: string
  slug: string
  /** The ids of its ticket types, in the order of the page. */
  types: string[]
}

/** A quantity of the first ticket type, or one quantity for each ticket type. */
type Quantities = number | readonly number[]

interface ReservationOptions {
  /** Default: a client without a session. */
  buyer?: TestClient | undefined
  language?: string | undefined
  /** A promo code. */
  code?: string | undefined
  headers?: Record<string, string> | undefined
}

/** An event with ticket types, and what its buyers and its organiser do with orders. */
export interface EventOnSale extends EventIds {
  organiser: Organiser
  /** A client without a session. */
  buyer: TestClient
  /** Sends a reservation, which may be refused. */
  requestReservation(quantities?: Quantities, options?: ReservationOptions): Promise<ClientResponse>
  /** Reserves tickets, which must succeed. @returns the order as its buyer sees it, with its token */
  reserve(quantities?: Quantities, options?: ReservationOptions): Promise<ClientResponse['body']>
  /** Completes an order in Robin's name by bank transfer, unless the details say otherwise. */
  complete(token: string, details?: object): Promise<ClientResponse>
  /** Reserves and completes, which must succeed. @returns the order as its buyer sees it, with its token */
  placeOrder(
    details?: ReservationOptions & {
      quantity?: Quantities
      name?: string
      email?: string
      paymentMethod?: string | undefined
    },
  ): Promise<ClientResponse['body']>
  /** The order as its buyer sees it. */
  view(token: string): Promise<ClientResponse['body']>
  /** The order as the organiser sees it. */
  order(token: string): Promise<ClientResponse['body']>
  /** Runs an action of the organiser: `mark-paid`, `cancel`, `refund`, `reactivate`, `resend`, `approve`, `decline`. */
  act(token: string, action: string, body?: object): Promise<ClientResponse>
  /** How many seats of the first ticket type are held and sold. */
  seats(): Promise<{ held: number; sold: number }>
}

/** Creates an event on 20 November 2099, 19:30 in Berlin, with one free ticket type of 10 seats, and puts it on sale. */
export async function eventOnSale(organiser: Organiser, options: EventOptions = {}): Promise<EventOnSale> {
  const {
    title = 'Winter Concert',
    types = [{ name: 'Seat', priceCents: 0, capacity: 10 }],
    status = 'On Sale',
  } = options
  await nameSeller(organiser, options.team)
  const date = { date: '2099-11-20T18:30:00Z', timeZone: 'Europe/Berlin' }
  const { id, slug } = await organiser.ok('POST /api/v1/events', { title, urlLink: 'www.example.com', ...date })
  if (options.changes) await organiser.ok(`PATCH /api/v1/events/${id}`, options.changes)
  const ids: string[] = []
  for (const type of types) ids.push((await organiser.ok(`POST /api/v1/events/${id}/ticket-types`, type)).id)
  for (const step of stepsTo[status]) await organiser.ok(`PUT /api/v1/events/${id}/status`, { status: step })
  return withOrders(organiser, { id, slug, types: ids })
}

/** The organisers whose team has the imprint and the bank account below. */
const sellers = new WeakSet<Organiser>()

/** Gives the team what it needs to sell, once, since most tests put several events on sale. */
async function nameSeller(organiser: Organiser, changes: object | undefined): Promise<void> {
  if (!changes && sellers.has(organiser)) return
  await organiser.ok(`PATCH /api/v1/teams/${organiser.me.lastTeam}`, { imprint, bank, ...changes })
  if (changes) sellers.delete(organiser)
  else sellers.add(organiser)
}

/** Adds what buyers and organisers do with orders to an event that exists. */
export function withOrders(organiser: Organiser, event: EventIds): EventOnSale {
  const buyer = testClient(organiser.url)
  const requestReservation: EventOnSale['requestReservation'] = (quantities = 1, options = {}) =>
    (options.buyer ?? buyer).send(
      `POST /api/v1/public/events/${event.slug}/orders`,
      { items: itemsOf(event, quantities), language: options.language, code: options.code },
      options.headers,
    )
  const reserve: EventOnSale['reserve'] = async (...options) => bodyOf(await requestReservation(...options))
  const view = (token: string) => buyer.ok(`GET /api/v1/public/orders/${token}`)
  const complete: EventOnSale['complete'] = (token, details) =>
    buyer.send(`POST /api/v1/public/orders/${token}/complete`, { ...robin, paymentMethod: 'transfer', ...details })
  const ids = new Map<string, string>()
  const idOf = async (token: string): Promise<string> => {
    const id = ids.get(token) ?? (await organiser.ok(`GET /api/v1/orders?q=${(await view(token)).number}`))[0].id
    ids.set(token, id)
    return id
  }
  return {
    ...event,
    organiser,
    buyer,
    requestReservation,
    reserve,
    complete,
    placeOrder: async ({ quantity, buyer: client, language, ...details } = {}) => {
      const { token } = await reserve(quantity, { buyer: client, language })
      return { ...bodyOf(await complete(token, details)), token }
    },
    view,
    order: async (token) => await organiser.ok(`GET /api/v1/orders/${await idOf(token)}`),
    act: async (token, action, body) =>
      await organiser.send(`POST /api/v1/orders/${await idOf(token)}/${action}`, body),
    seats: async () => {
      const [{ held, sold }] = await organiser.ok(`GET /api/v1/events/${event.id}/ticket-types`)
      return { held, sold }
    },
  }
}

/** The items of a reservation. */
export const itemsOf = ({ types }: Pick<EventIds, 'types'>, quantities: Quantities = 1) =>
  typeof quantities === 'object'
    ? quantities.flatMap((quantity, at) => (quantity === 0 ? [] : [{ ticketTypeId: types[at], quantity }]))
    : [{ ticketTypeId: types[0], quantity: quantities }]

function bodyOf({ status, body }: ClientResponse): ClientResponse['body'] {
  if (status >= 300) throw new Error(`the order was refused with ${status}: ${JSON.stringify(body)}`)
  return body
}
