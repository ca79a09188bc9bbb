import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { Reply, Thing } from './stripe-account.ts'
import { StripeAccount, wrong } from './stripe-account.ts'

/**
 * How requests fail: with a status, as Stripe's own fault or with an error of its own; `lost`, done but never answered;
 * `hang`, neither done nor answered.
 */
export type Failure = number | 'lost' | 'hang' | { status: number; code: string }

/** A request as it came in. */
export interface Heard {
  /** `POST /v1/refunds` */
  call: string
  once: string | undefined
  given: URLSearchParams
}

/** A small stand-in for Stripe's API, after docs.stripe.com/api: accounts with keys, idempotency, failures. */
export interface StripeStandIn extends AsyncDisposable {
  url: string
  /** Hands out a key of a new account; of an account that is there when it is given. */
  key(key: string, account?: StripeAccount): StripeAccount
  /** Hands out a restricted key that may do nothing. */
  restrict(key: string): void
  /** From now on calls that match fail like this; undefined: as usual. */
  fail(how: Failure | undefined, calls?: RegExp): void
  /** Everything that was asked, in the order of arrival. */
  heard: Heard[]
}

interface Kept {
  request: string
  reply: Reply | undefined
}

interface State {
  accounts: Map<string, StripeAccount | undefined>
  /** What was answered under an idempotency key; without a reply: it is being done. */
  kept: Map<string, Kept>
  failing: { how: Failure; calls: RegExp } | undefined
  heard: Heard[]
}

/** @param port 0: any free one */
export async function openStripe(port = 0): Promise<StripeStandIn> {
  const state: State = { accounts: new Map(), kept: new Map(), failing: undefined, heard: [] }
  const server = createServer((request, response) => void serve(state, request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // `as`: a server that listens on a port has an address with one
  const { port: bound } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${bound}`,
    heard: state.heard,
    key: (key, account = new StripeAccount(key.includes('_live_'))) => {
      state.accounts.set(key, account)
      return account
    },
    restrict: (key) => void state.accounts.set(key, undefined),
    fail: (how, calls = /./) => {
      state.failing = how === undefined ? undefined : { how, calls }
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
  const call = `${request.method} ${pathname}`
  const once = request.headers['idempotency-key']?.toString()
  const given = request.method === 'POST' ? new URLSearchParams(await text(request)) : searchParams
  state.heard.push({ call, once, given })
  const failing = state.failing?.calls.test(call) ? state.failing.how : undefined
  if (failing === 'hang') return
  const reply = answer(state, request, { call, once, given }, failing)
  if (failing === 'lost') return void response.destroy()
  response.writeHead(reply.status, { 'content-type': 'application/json', 'request-id': `req_${state.heard.length}` })
  response.end(JSON.stringify(reply.body))
}

function answer(state: State, request: IncomingMessage, heard: Heard, failing: Failure | undefined): Reply {
  const key = (request.headers.authorization ?? '').replace('Bearer ', '')
  if (!state.accounts.has(key)) return wrong(401, `Invalid API Key provided: ${key.slice(0, 8)}****`)
  const account = state.accounts.get(key)
  if (!account) return wrong(403, 'The provided key does not have the required permissions for this endpoint.')
  if (heard.call.startsWith('GET ') || heard.once === undefined) return work(account, heard, failing)
  const written = `${heard.call} ${heard.given}`
  const before = state.kept.get(heard.once)
  if (before && before.request !== written)
    return wrong(
      400,
      'Keys for idempotent requests can only be used with the same parameters.',
      undefined,
      'idempotency_error',
    )
  if (before?.reply) return before.reply
  const reply = work(account, heard, failing)
  // what does not pass the checks at the door is not kept; everything else is, Stripe's own faults too
  if (reply.status < 400 || reply.status >= 500 || typeof failing === 'object')
    state.kept.set(heard.once, { request: written, reply })
  return reply
}

function work(account: StripeAccount, { call, given }: Heard, failing: Failure | undefined): Reply {
  if (typeof failing === 'number') return wrong(failing, 'An error occurred.', undefined, 'api_error')
  if (typeof failing === 'object') return wrong(failing.status, 'Stripe says no.', failing.code)
  const [method, , kind = '', a = '', b = '', c = ''] = call.split(/[ /]+/)
  const [name, id, verb] = kind === 'checkout' ? [`checkout.session`, b, c] : [kind.replace(/s$/, ''), a, b]
  if (method === 'GET') return id ? account.retrieve(id, name, given) : account.list(name, given)
  if (name === 'checkout.session' && verb === 'expire') return account.expireSession(id)
  if (name === 'checkout.session' && !id) return account.createSession(given)
  if (name === 'refund' && !id) return account.createRefund(given)
  return wrong(404, `Unrecognized request URL (${call}).`)
}

/** An event as Stripe sends it: the body, and the header that signs it. */
export interface Sent {
  payload: string
  headers: Record<string, string>
}

/** Signs an event about a thing as Stripe does. @param age how many seconds ago */
export function signedEvent(secret: string, type: string, thing: Thing, { id = newEventId(), age = 0 } = {}): Sent {
  const created = Math.floor(Date.now() / 1000) - age
  const event = { id, object: 'event', type, created, livemode: true, data: { object: thing } }
  return signed(secret, JSON.stringify(event), created)
}

/** Signs any text as Stripe does. */
export const signed = (secret: string, payload: string, timestamp = Math.floor(Date.now() / 1000)): Sent => ({
  payload,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  },
})

export const newEventId = () => `evt_${randomBytes(12).toString('hex')}`
