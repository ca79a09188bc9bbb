import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { Organiser } from './client.ts'
import type { StripeObject, StripeReply } from './stripe-account.ts'
import { StripeAccount, stripeError } from './stripe-account.ts'

/**
 * How requests fail: a number is the status of an error of Stripe's own; `lost`: Stripe executes the request and sends no
 * response; `hang`: Stripe neither executes nor answers it.
 */
export type Failure = number | 'lost' | 'hang' | { status: number; code: string }

/** A request that the stand-in received. */
export interface StripeRequest {
  /** `POST /v1/refunds` */
  call: string
  idempotencyKey: string | undefined
  params: URLSearchParams
}

/** A stand-in for Stripe's API, after docs.stripe.com/api: accounts with keys, idempotency, failures. */
export interface StripeStandIn extends AsyncDisposable {
  url: string
  /** Makes a key valid. @param account the account of another key; default: a new one */
  addKey(key: string, account?: StripeAccount): StripeAccount
  /** Makes a restricted key valid that has no permissions. */
  addRestrictedKey(key: string): void
  /** Lets matching calls fail from now on; undefined: no call fails. */
  fail(how: Failure | undefined, calls?: RegExp): void
  /** Every request, in the order of arrival. */
  requests: StripeRequest[]
}

interface StoredReply {
  request: string
  reply: StripeReply
}

interface State {
  /** The accounts by key; a restricted key has none. */
  accounts: Map<string, StripeAccount | undefined>
  /** Replies by idempotency key. */
  stored: Map<string, StoredReply>
  failing: { how: Failure; calls: RegExp } | undefined
  requests: StripeRequest[]
}

/** @param port default: a free one */
export async function startStripeStandIn(port = 0): Promise<StripeStandIn> {
  const state: State = { accounts: new Map(), stored: new Map(), failing: undefined, requests: [] }
  const server = createServer((request, response) => void serve(state, request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // `as`: a server that listens on a port has an address with one
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    requests: state.requests,
    addKey: (key, account = new StripeAccount(key.includes('_live_'))) => {
      state.accounts.set(key, account)
      return account
    },
    addRestrictedKey: (key) => void state.accounts.set(key, undefined),
    fail: (how, calls = /./) => {
      state.failing = how === undefined ? undefined : { how, calls }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function serve(state: State, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://stripe')
  const request: StripeRequest = {
    call: `${message.method} ${pathname}`,
    idempotencyKey: message.headers['idempotency-key']?.toString(),
    params: message.method === 'POST' ? new URLSearchParams(await text(message)) : searchParams,
  }
  state.requests.push(request)
  const failing = state.failing?.calls.test(request.call) ? state.failing.how : undefined
  if (failing === 'hang') return
  const key = (message.headers.authorization ?? '').replace('Bearer ', '')
  const reply = replyTo(state, key, request, failing)
  if (failing === 'lost') return void response.destroy()
  const headers = { 'content-type': 'application/json', 'request-id': `req_${state.requests.length}` }
  response.writeHead(reply.status, headers).end(JSON.stringify(reply.body))
}

function replyTo(state: State, key: string, request: StripeRequest, failing: Failure | undefined): StripeReply {
  if (!state.accounts.has(key)) return stripeError(401, `Invalid API Key provided: ${key.slice(0, 8)}****`)
  const account = state.accounts.get(key)
  if (!account) return stripeError(403, 'The provided key does not have the required permissions for this endpoint.')
  const { call, idempotencyKey, params } = request
  if (call.startsWith('GET ') || idempotencyKey === undefined) return execute(account, request, failing)
  const written = `${call} ${params}`
  const stored = state.stored.get(idempotencyKey)
  if (stored && stored.request !== written)
    return stripeError(
      400,
      'Keys for idempotent requests can only be used with the same parameters.',
      undefined,
      'idempotency_error',
    )
  if (stored) return stored.reply
  const reply = execute(account, request, failing)
  // Stripe stores all replies, its own errors too, except those of requests that fail validation
  if (reply.status < 400 || reply.status >= 500 || typeof failing === 'object')
    state.stored.set(idempotencyKey, { request: written, reply })
  return reply
}

function execute(account: StripeAccount, { call, params }: StripeRequest, failing: Failure | undefined): StripeReply {
  if (typeof failing === 'number') return stripeError(failing, 'An error occurred.', undefined, 'api_error')
  if (typeof failing === 'object') return stripeError(failing.status, 'Stripe says no.', failing.code)
  const [method, , kind = '', a = '', b = '', c = ''] = call.split(/[ /]+/)
  const [name, id, verb] = kind === 'checkout' ? [`checkout.session`, b, c] : [kind.replace(/s$/, ''), a, b]
  if (method === 'GET') return id ? account.retrieve(id, name, params) : account.list(name, params)
  if (name === 'checkout.session' && verb === 'expire') return account.expireSession(id)
  if (name === 'checkout.session' && !id) return account.createSession(params)
  if (name === 'refund' && !id) return account.createRefund(params)
  return stripeError(404, `Unrecognized request URL (${call}).`)
}

export const webhookSecret = 'whsec_0123456789abcdef'

/** Saves the key of a new Stripe account for a team. @returns the account */
export async function connectStripe(organiser: Organiser, stripe: StripeStandIn): Promise<StripeAccount> {
  const secretKey = `sk_live_${randomBytes(12).toString('hex')}`
  const account = stripe.addKey(secretKey)
  await organiser.ok(`PUT /api/v1/teams/${organiser.me.lastTeam}/stripe`, { secretKey, webhookSecret })
  return account
}

/** An event as Stripe sends it to a webhook: the body, and the header that signs it. */
export interface SignedEvent {
  payload: string
  headers: Record<string, string>
}

/** @param ageSeconds how long ago Stripe signed the event */
export function signedEvent(
  secret: string,
  type: string,
  object: StripeObject,
  { id = newEventId(), ageSeconds = 0 } = {},
): SignedEvent {
  const created = Math.floor(Date.now() / 1000) - ageSeconds
  const event = { id, object: 'event', type, created, livemode: true, data: { object } }
  return signed(secret, JSON.stringify(event), created)
}

/** Signs any text as Stripe does. @param timestamp in seconds since 1970 */
export const signed = (secret: string, payload: string, timestamp = Math.floor(Date.now() / 1000)): SignedEvent => ({
  payload,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  },
})

export const newEventId = () => `evt_${randomBytes(12).toString('hex')}`
