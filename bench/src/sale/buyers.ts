import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'

// Buyers of free tickets, in a process of its own: node buyers.ts '<settings as JSON>'. Each buyer has a connection and
// orders again as soon as the last order is answered. It does as little as possible besides, because it shares the
// processor with what it measures. Prints a line when the seconds that count begin, one when they end, and a BuyersReport
// as JSON.

/** The orders that buyers place. */
export interface BuyersSettings {
  url: string
  slug: string
  ticketTypeId: string
  /** Part of the buyers' email addresses, so that those of another rush, which count against the limits, are others. */
  rush: string
  /**
   * `two`: reserves and then completes. `one`: completes in the request that reserves. `reserve`: only reserves. `pages`: as
   * a browser: event page, form, checkout page, form, order page. `event-page`: as a browser orders free tickets: event page,
   * form, order page.
   */
  requests: 'two' | 'one' | 'reserve' | 'pages' | 'event-page'
  /** More in each order, of `two` requests. */
  extras?: Extras
  connections: number
  warmUpSeconds: number
  seconds: number
}

/** The parts of an order besides its ticket. */
export interface Extras {
  code: string
  /** The id of an add-on to the ticket. */
  addOn: string
  /** The ids of questions to the buyer. */
  questions: readonly string[]
}

/** The answers that the buyers got in the seconds that count. */
export interface BuyersReport {
  orders: number
  /** Answers without success, by status. */
  refused: Record<string, number>
  /** Of one request, in milliseconds. */
  p50: number
  p99: number
}

const settings: BuyersSettings = JSON.parse(process.argv[2] ?? '{}')
const { hostname, host, port, origin } = new URL(settings.url)
const { extras } = settings
const addOns = extras && { addOns: [{ ticketTypeId: extras.addOn, quantity: 1 }] }
const items = [{ ticketTypeId: settings.ticketTypeId, quantity: 1, ...addOns }]
const reservation = { items, ...(extras && { code: extras.code }) }
const answers = extras && { answers: extras.questions.map((question) => ({ question, values: ['A poster'] })) }

const latencies: number[] = []
const refused: Record<string, number> = {}
let orders = 0
let buyers = 0
let phase: 'warm-up' | 'counts' | 'over' = 'warm-up'
const counts = () => phase === 'counts'

const postJson = (path: string, body: object, buyer: number): string =>
  requestOf(`POST ${path}`, 'application/json', JSON.stringify(body), buyer)

const postForm = (path: string, fields: Record<string, string>, buyer: number): string =>
  requestOf(`POST ${path}`, 'application/x-www-form-urlencoded', String(new URLSearchParams(fields)), buyer)

const getPage = (path: string, buyer: number): string => requestOf(`GET ${path}`, 'text/plain', '', buyer)

function requestOf(call: string, type: string, text: string, buyer: number): string {
  // each buyer has an address of its own, as a proxy would report it
  const address = `10.${(buyer >> 16) & 255}.${(buyer >> 8) & 255}.${buyer & 255}`
  return `${call} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\nx-forwarded-for: ${address}\r\ncontent-type: ${type}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

type OnAnswer = (status: number, body: string, location: string) => void
type Send = (request: string, onAnswer: OnAnswer) => void

/** A connection that sends one request at a time. */
function openConnection(): Promise<Send> {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let received = ''
  let onAnswer: OnAnswer = () => undefined
  let sentAt = 0
  socket.setEncoding('latin1')
  socket.on('data', (text: string) => {
    received += text
    const end = received.indexOf('\r\n\r\n')
    if (end < 0) return
    const [, length = '0'] = /content-length: (\d+)/i.exec(received) ?? []
    if (received.length < end + 4 + Number(length)) return
    const answer = received
    received = ''
    if (counts()) latencies.push(performance.now() - sentAt)
    const [, location = ''] = /^location: (\S+)/im.exec(answer.slice(0, end)) ?? []
    onAnswer(Number(answer.slice(9, 12)), answer.slice(end + 4), location)
  })
  const send = (request: string, next: OnAnswer) => {
    onAnswer = next
    sentAt = performance.now()
    socket.write(request)
  }
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('connect', () => resolve(send))
  })
}

function ordered(status: number, isSuccess: boolean): void {
  if (!counts()) return
  if (isSuccess) orders += 1
  else refused[status] = (refused[status] ?? 0) + 1
}

/** Orders once. @param next called with the answer that decides, and whether it is a success */
type Order = (send: Send, buyer: number, next: (status: number, isSuccess: boolean) => void) => void

const eventCall = `/api/v1/public/events/${settings.slug}/orders`
const eventPage = `/en/e/${settings.slug}`
const robin = (buyer: number) => ({
  name: 'Robin',
  email: `robin.${settings.rush}.${buyer}@host${buyer % 7}.example`,
})
const completionOf = (buyer: number) => ({ ...robin(buyer), paymentMethod: 'free', ...answers })

const orderBy: Record<BuyersSettings['requests'], Order> = {
  reserve: (send, buyer, next) => send(postJson(eventCall, { items }, buyer), (status) => next(status, status === 201)),
  one: (send, buyer, next) =>
    send(postJson(eventCall, { items, completion: completionOf(buyer) }, buyer), (status) =>
      next(status, status === 201),
    ),
  two: (send, buyer, next) =>
    send(postJson(eventCall, reservation, buyer), (status, body) => {
      if (status !== 201) return next(status, false)
      const { token } = JSON.parse(body) as { token: string }
      send(postJson(`/api/v1/public/orders/${token}/complete`, completionOf(buyer), buyer), (completed) =>
        next(completed, completed === 200),
      )
    }),
  pages: (send, buyer, next) =>
    takeSteps(send, next, [
      [() => getPage(eventPage, buyer), 200],
      [() => postForm(eventPage, chosen(), buyer), 303],
      [(path) => getPage(path, buyer), 200],
      [(path) => postForm(path, { ...robin(buyer), do: 'order' }, buyer), 303],
      [(path) => getPage(path, buyer), 200],
    ]),
  'event-page': (send, buyer, next) =>
    takeSteps(send, next, [
      [() => getPage(eventPage, buyer), 200],
      [() => postForm(eventPage, { ...chosen(), free: settings.ticketTypeId, ...robin(buyer) }, buyer), 303],
      [(path) => getPage(path, buyer), 200],
    ]),
}

const chosen = () => ({ once: randomUUID(), [`quantity.${settings.ticketTypeId}`]: '1' })

/** A request for the address of the last redirect, and the status that it expects. */
type Step = [request: (path: string) => string, expected: number]

function takeSteps(send: Send, next: Parameters<Order>[2], steps: Step[], path = ''): void {
  const [[request, expected] = [], ...rest] = steps
  if (!request) {
    next(200, true)
    return
  }
  send(request(path), (status, _, location) =>
    status === expected ? takeSteps(send, next, rest, location || path) : next(status, false),
  )
}

async function buy(done: () => void): Promise<void> {
  const send = await openConnection()
  const next = () => {
    if (phase === 'over') return done()
    buyers += 1
    orderBy[settings.requests](send, buyers, (status, isSuccess) => {
      ordered(status, isSuccess)
      next()
    })
  }
  next()
}

const buying = Array.from({ length: settings.connections }, () => new Promise<void>((done) => void buy(done)))
await setTimeout(settings.warmUpSeconds * 1000)
phase = 'counts'
console.log('begun')
await setTimeout(settings.seconds * 1000)
phase = 'over'
console.log('ended')
await Promise.all(buying)
latencies.sort((a, b) => a - b)
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
const report: BuyersReport = { orders, refused, p50: at(0.5), p99: at(0.99) }
console.log(JSON.stringify(report))
process.exit(0)
