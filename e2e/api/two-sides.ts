import { createMock } from '@foyer/mock/app'
import type { Store } from '@foyer/mock/store'
import { createStore } from '@foyer/mock/store'
import type { TestApp } from '@foyer/server/test/app'
import { signUp } from '@foyer/server/test/client'
import { withOrders } from '@foyer/server/test/scenario'

/** The parts of a response that must be the same on both sides. */
export interface ComparedResponse {
  status: number
  total: string | null
  hasNext: boolean
  // the cases read the wire as any client does, so the body has no type of the contract
  // biome-ignore lint/suspicious/noExplicitAny: a wrong guess about its shape fails the case that makes it
  body: any
}

/** Sends a call below `/api/v1`: `GET /events?q=a`. */
export type Send = (call: string, body?: unknown, headers?: Record<string, string>) => Promise<ComparedResponse>

/** A client with a new team, which has no events. */
export interface Side {
  send: Send
  /** Lets a buyer order one ticket of the first ticket type of an event, which is free: a test order of a draft. */
  sell: (event: string) => Promise<void>
}

/** A client of the mock. */
export async function mockSide(): Promise<Side> {
  const store = createStore(() => new Date())
  const mock = createMock(store.now, store)
  const send: Send = async (call, body, headers = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const request = new Request(`http://mock.test${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': body instanceof Blob ? body.type : 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body),
      }),
    })
    const response = await mock.fetch(request)
    return read(response.status, response.headers, await response.text())
  }
  const { body: team } = await send('POST /teams', { name: 'Demo organiser', language: 'en' })
  return {
    send: (call, body, headers) => send(call, body, { 'x-team': team.id, ...headers }),
    sell: async (event) => addOrder(store, team.id, event),
  }
}

/** Adds an order to the mock, which has no call that places one. */
function addOrder(store: Store, team: string, eventId: string): void {
  const [order] = store.orders
  const [ticket] = order?.tickets ?? []
  const event = store.events.find(({ id }) => id === eventId)
  const type = store.ticketTypes.find((each) => each.event === eventId)
  if (!order || !ticket || !event || !type) throw new Error(`the mock has no order to copy for ${eventId}`)
  const id = `ord_${store.nextId++}`
  const tickets = [{ ...ticket, ticketType: type.id, typeName: type.name, priceCents: 0 }]
  store.orders.push({ ...order, id, team, eventId, tickets, totalCents: 0, test: event.status === 'test' })
}

/** A client of the server. */
export async function serverSide(app: TestApp): Promise<Side> {
  const organiser = await signUp(app.publicUrl, { name: 'Demo organiser' })
  return {
    send: async (call, body, headers) => {
      const [method = 'GET', path = '/'] = call.split(' ')
      const answer = await organiser.send(`${method} /api/v1${path}`, body, headers)
      return read(answer.status, answer.headers, answer.body)
    },
    sell: async (id) => {
      const { slug } = await organiser.ok(`GET /api/v1/events/${id}`)
      const [type] = await organiser.ok(`GET /api/v1/events/${id}/ticket-types`)
      // a member of the team may order from a draft too
      await withOrders(organiser, { id, slug, types: [type.id] }).placeOrder({
        buyer: organiser,
        paymentMethod: 'free',
      })
    },
  }
}

function read(status: number, headers: Headers, body: unknown): ComparedResponse {
  const json = typeof body === 'string' && body !== '' ? JSON.parse(body) : body
  return {
    status,
    total: headers.get('x-total-count'),
    hasNext: headers.has('link'),
    body: json === '' ? undefined : json,
  }
}
