import { randomBytes } from 'node:crypto'
import { secondsPerMinute } from '@foyer/contract/durations'

/** An object of Stripe's API in its JSON form. */
export interface StripeObject extends Record<string, unknown> {
  id: string
  object: string
}

/** A response of Stripe's API. */
export interface StripeReply {
  status: number
  body: object
}

/** An error in the form and the words of Stripe's API. */
export const stripeError = (
  status: number,
  message: string,
  code?: string,
  type = 'invalid_request_error',
): StripeReply => ({
  status,
  body: { error: { type, message, ...(code && { code }) } },
})

/** The parameters of a request: `line_items[0][quantity]=2`. */
export type StripeParams = URLSearchParams

const stripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`
const secondsNow = () => Math.floor(Date.now() / 1000)
const minChargeCents = 50

/** The objects of one account, and the actions of buyers and banks on them. */
export class StripeAccount {
  readonly objects = new Map<string, StripeObject>()
  readonly live: boolean
  /** The metadata that a payment intent takes over from its session, by the session's id. */
  private readonly handedOn = new Map<string, object>()

  constructor(live: boolean) {
    this.live = live
  }

  object(id: string): StripeObject {
    const found = this.objects.get(id)
    if (!found) throw new Error(`Stripe has no ${id}`)
    return found
  }

  createSession(given: StripeParams): StripeReply {
    const lines = linesOf(given)
    const expires = Number(given.get('expires_at'))
    if (given.get('mode') !== 'payment') return stripeError(400, 'You must provide a mode.', 'parameter_missing')
    if (!given.get('success_url')) return stripeError(400, 'Missing required param: success_url.', 'parameter_missing')
    if (expires < secondsNow() + 30 * secondsPerMinute || expires > secondsNow() + 24 * 60 * secondsPerMinute)
      return stripeError(
        400,
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      )
    if (lines.some(({ amount, quantity }) => !Number.isInteger(amount) || amount < 0 || quantity < 1))
      return stripeError(400, 'Invalid non-negative integer', 'parameter_invalid_integer')
    const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0)
    if (total < minChargeCents) return stripeError(400, 'The total amount due is too small.', 'amount_too_small')
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
    this.objects.set(id, session)
    return { status: 200, body: session }
  }

  expireSession(id: string): StripeReply {
    const session = this.objects.get(id)
    if (!session) return noSuch('checkout.session', id)
    if (session['status'] !== 'open')
      return stripeError(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session['status']}.`,
      )
    return { status: 200, body: this.expire(id) }
  }

  retrieve(id: string, kind: string, given: StripeParams): StripeReply {
    const found = this.objects.get(id)
    if (!found) return noSuch(kind, id)
    const expands = given.get('expand[0]') === 'payment_intent' && typeof found['payment_intent'] === 'string'
    // `as`: `expands` says that it is a string
    return {
      status: 200,
      body: expands ? { ...found, payment_intent: this.object(found['payment_intent'] as string) } : found,
    }
  }

  list(kind: string, given: StripeParams): StripeReply {
    const intent = given.get('payment_intent')
    const data = [...this.objects.values()].filter(
      (each) => each.object === kind && (intent === null || each['payment_intent'] === intent),
    )
    return { status: 200, body: { object: 'list', data, has_more: false, url: '/v1' } }
  }

  createRefund(given: StripeParams): StripeReply {
    const intent = this.objects.get(given.get('payment_intent') ?? '')
    if (!intent) return noSuch('payment_intent', given.get('payment_intent') ?? '')
    if (intent['refunded']) return stripeError(400, 'Charge has already been refunded.', 'charge_already_refunded')
    if (intent['disputed']) return stripeError(400, 'Charge has been charged back.', 'charge_disputed')
    const left = Number(intent['amount']) - this.refundedOf(intent.id)
    const amount = Number(given.get('amount') ?? left)
    if (amount > left)
      return stripeError(400, `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
    return { status: 200, body: this.refundByHand(intent.id, metadataOf(given, 'metadata'), amount) }
  }

  /** Pays on Stripe's page, as a buyer does. */
  pay(id: string): StripeObject {
    return this.complete(id, 'succeeded')
  }

  /** Pays by a method that takes days, such as a direct debit. */
  payLater(id: string): StripeObject {
    return this.complete(id, 'processing')
  }

  /** Ends a payment that takes days. */
  settle(id: string, well: boolean): StripeObject {
    const session = this.object(id)
    const intent = this.object(String(session['payment_intent']))
    intent['status'] = well ? 'succeeded' : 'requires_payment_method'
    if (!well) intent['last_payment_error'] = { message: 'The bank turned it down.' }
    if (well) session['payment_status'] = 'paid'
    return session
  }

  /** Expires the session, as Stripe does at the end of its time. */
  expire(id: string): StripeObject {
    return Object.assign(this.object(id), { status: 'expired', url: null })
  }

  private refundedOf(intent: string): number {
    return [...this.objects.values()]
      .filter((each) => each.object === 'refund' && each['payment_intent'] === intent)
      .reduce((sum, each) => sum + Number(each['amount']), 0)
  }

  /** Refunds a payment in Stripe's dashboard, by default all that is left of it. */
  refundByHand(intent: string, metadata: object = {}, given?: number): StripeObject {
    const money = this.object(intent)
    const left = Number(money['amount']) - this.refundedOf(intent)
    const amount = given ?? left
    const id = stripeId('re')
    const refund = {
      id,
      object: 'refund',
      amount,
      payment_intent: intent,
      status: 'succeeded',
      metadata,
    }
    if (amount === left) money['refunded'] = true
    this.objects.set(id, refund)
    return refund
  }

  /** Opens a dispute, as the buyer's bank does. */
  dispute(intent: string): StripeObject {
    const id = stripeId('du')
    const dispute = {
      id,
      object: 'dispute',
      payment_intent: intent,
      reason: 'fraudulent',
      status: 'needs_response',
      metadata: {},
    }
    this.object(intent)['disputed'] = true
    this.objects.set(id, dispute)
    return dispute
  }

  /** The charge of a payment as events about refunds contain it. */
  chargeOf(intent: string): StripeObject {
    const { metadata, latest_charge: id } = this.object(intent)
    return { id: String(id), object: 'charge', payment_intent: intent, metadata }
  }

  private complete(id: string, status: string): StripeObject {
    const session = this.object(id)
    if (session['status'] !== 'open') throw new Error(`${id} is ${session['status']}: its page takes no payment`)
    const intent = stripeId('pi')
    const metadata = this.handedOn.get(id)
    this.objects.set(intent, {
      id: intent,
      object: 'payment_intent',
      amount: session['amount_total'],
      status,
      latest_charge: stripeId('ch'),
      metadata,
    })
    const paid = status === 'succeeded' ? 'paid' : 'unpaid'
    return Object.assign(session, { status: 'complete', payment_status: paid, payment_intent: intent, url: null })
  }
}

const noSuch = (kind: string, id: string) => stripeError(404, `No such ${kind}: '${id}'`, 'resource_missing')

function metadataOf(given: StripeParams, name: string): Record<string, string> {
  const own = [...given].filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(own.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
}

function linesOf(given: StripeParams): { amount: number; quantity: number }[] {
  const at = (line: number, name: string) => Number(given.get(`line_items[${line}]${name}`))
  const count = [...given.keys()].filter((key) => /^line_items\[\d+\]\[quantity\]$/.test(key)).length
  return Array.from({ length: count }, (_, line) => ({
    amount: at(line, '[price_data][unit_amount]'),
    quantity: at(line, '[quantity]'),
  }))
}
