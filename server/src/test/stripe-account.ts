import { randomBytes } from 'node:crypto'

/** A thing of Stripe's, as it goes over the wire. */
export interface Thing extends Record<string, unknown> {
  id: string
  object: string
}

/** What Stripe answers: a status and a body. */
export interface Reply {
  status: number
  body: object
}

/** What is wrong with a request, in the form and the words of Stripe. */
export const wrong = (status: number, message: string, code?: string, type = 'invalid_request_error'): Reply => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})

/** Parameters as they are sent: `line_items[0][quantity]=2`. */
export type Given = URLSearchParams

const stripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const secondsNow = () => Math.floor(Date.now() / 1000)
const minutes = 60
const smallest = 50

/** What belongs to one account, and what buyers and banks do to it. */
export class StripeAccount {
  readonly things = new Map<string, Thing>()
  readonly live: boolean
  /** What a session has for the payment intent that is made when somebody pays. */
  private readonly handedOn = new Map<string, object>()

  constructor(live: boolean) {
    this.live = live
  }

  thing(id: string): Thing {
    const found = this.things.get(id)
    if (!found) throw new Error(`Stripe has no ${id}`)
    return found
  }

  createSession(given: Given): Reply {
    const lines = linesOf(given)
    const expires = Number(given.get('expires_at'))
    if (given.get('mode') !== 'payment') return wrong(400, 'You must provide a mode.', 'parameter_missing')
    if (!given.get('success_url')) return wrong(400, 'Missing required param: success_url.', 'parameter_missing')
    if (expires < secondsNow() + 30 * minutes || expires > secondsNow() + 24 * 60 * minutes)
      return wrong(
        400,
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      )
    if (lines.some(({ amount, quantity }) => !Number.isInteger(amount) || amount < 0 || quantity < 1))
      return wrong(400, 'Invalid non-negative integer', 'parameter_invalid_integer')
    const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
    if (total < smallest) return wrong(400, 'The total amount due is too small.', 'amount_too_small')
    const id = stripeId(this.live ? 'cs_live' : 'cs_test')
    const session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: total,
      currency: given.get('line_items[0][price_data][currency]'),
      client_reference_id: given.get('client_reference_id'),
      customer_email: given.get('customer_email'),
      locale: given.get('locale'),
      expires_at: expires,
      livemode: this.live,
      metadata: metadataOf(given, 'metadata'),
      payment_intent: null,
      success_url: given.get('success_url'),
      cancel_url: given.get('cancel_url'),
      url: `https://checkout.stripe.com/c/pay/${id}`,
    }
    this.handedOn.set(id, metadataOf(given, 'payment_intent_data[metadata]'))
    this.things.set(id, session)
    return { status: 200, body: session }
  }

  expireSession(id: string): Reply {
    const session = this.things.get(id)
    if (!session) return noSuch('checkout.session', id)
    if (session['status'] !== 'open')
      return wrong(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session['status']}.`,
      )
    return { status: 200, body: this.lapse(id) }
  }

  retrieve(id: string, kind: string, given: Given): Reply {
    const found = this.things.get(id)
    if (!found) return noSuch(kind, id)
    const expands = given.get('expand[0]') === 'payment_intent' && typeof found['payment_intent'] === 'string'
    // `as`: found out just now
    return {
      status: 200,
      body: expands ? { ...found, payment_intent: this.thing(found['payment_intent'] as string) } : found,
    }
  }

  list(kind: string, given: Given): Reply {
    const intent = given.get('payment_intent')
    const data = [...this.things.values()].filter(
      (each) => each.object === kind && (intent === null || each['payment_intent'] === intent),
    )
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1' } }
  }

  createRefund(given: Given): Reply {
    const intent = this.things.get(given.get('payment_intent') ?? '')
    if (!intent) return noSuch('payment_intent', given.get('payment_intent') ?? '')
    if (intent['refunded']) return wrong(400, 'Charge has already been refunded.', 'charge_already_refunded')
    if (intent['disputed']) return wrong(400, 'Charge has been charged back.', 'charge_disputed')
    return { status: 200, body: this.refundByHand(intent.id, metadataOf(given, 'metadata')) }
  }

  /** Somebody pays on Stripe's page. */
  pay(id: string): Thing {
    return this.complete(id, 'succeeded')
  }

  /** Somebody pays in a way that takes days. */
  payLater(id: string): Thing {
    return this.complete(id, 'processing')
  }

  /** How what takes days has ended. */
  arrive(id: string, well: boolean): Thing {
    const session = this.thing(id)
    const intent = this.thing(String(session['payment_intent']))
    intent['status'] = well ? 'succeeded' : 'requires_payment_method'
    if (!well) intent['last_payment_error'] = { message: 'The bank turned it down.' }
    if (well) session['payment_status'] = 'paid'
    return session
  }

  /** The page is over. */
  lapse(id: string): Thing {
    return Object.assign(this.thing(id), { status: 'expired', url: null })
  }

  /** Gives money back, as somebody does at Stripe. */
  refundByHand(intent: string, metadata: object = {}): Thing {
    const money = this.thing(intent)
    const id = stripeId('re')
    const refund = {
      id,
      object: 'refund',
      amount: money['amount'],
      payment_intent: intent,
      status: 'succeeded',
      metadata,
    }
    money['refunded'] = true
    this.things.set(id, refund)
    return refund
  }

  /** The buyer's bank takes the money back. */
  dispute(intent: string): Thing {
    const id = stripeId('du')
    const dispute = {
      id,
      object: 'dispute',
      payment_intent: intent,
      reason: 'fraudulent',
      status: 'needs_response',
      metadata: {},
    }
    this.thing(intent)['disputed'] = true
    this.things.set(id, dispute)
    return dispute
  }

  /** The charge of a payment, as events about refunds hold it. */
  chargeOf(intent: string): Thing {
    const { metadata } = this.thing(intent)
    return { id: stripeId('ch'), object: 'charge', payment_intent: intent, metadata }
  }

  private complete(id: string, status: string): Thing {
    const session = this.thing(id)
    if (session['status'] !== 'open') throw new Error(`${id} is ${session['status']}: nobody can pay on it`)
    const intent = stripeId('pi')
    const metadata = this.handedOn.get(id)
    this.things.set(intent, { id: intent, object: 'payment_intent', amount: session['amount_total'], status, metadata })
    const paid = status === 'succeeded' ? 'paid' : 'unpaid'
    return Object.assign(session, { status: 'complete', payment_status: paid, payment_intent: intent, url: null })
  }
}

const noSuch = (kind: string, id: string) => wrong(404, `No such ${kind}: '${id}'`, 'resource_missing')

function metadataOf(given: Given, name: string): Record<string, string> {
  const own = [...given].filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(own.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

function linesOf(given: Given): { amount: number; quantity: number }[] {
  const at = (line: number, name: string) => Number(given.get(`line_items[${line}]${name}`))
  const count = [...given.keys()].filter((key) => /^line_items\[\d+\]\[quantity\]$/.test(key)).length
  return Array.from({ length: count }, (_, line) => ({
    amount: at(line, '[price_data][unit_amount]'),
    quantity: at(line, '[quantity]'),
  }))
}
