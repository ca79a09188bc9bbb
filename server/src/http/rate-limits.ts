import { createHash } from 'node:crypto'
import { secondsPerDay, secondsPerHour, secondsPerMinute } from '@foyer/contract/durations'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { parseAddress } from '../lib/address.ts'
import type { Config } from '../lib/config.ts'
import type { Db } from '../lib/db.ts'
import type { Infra } from '../lib/infra.ts'
import { countRequest, hasReached, resetCounters, uncountRequest } from './rate-limit-counters.ts'

/** The most requests within a window. */
type Limit = [maxRequests: number, windowSeconds: number]

/**
 * The limits of each action. `site`: per IPv6 /48 network, which one customer can have; an IPv4 address has none.
 * `address`: per IPv4 address or IPv6 /64 network. `account`: per account, from all addresses. `pair`: per account and
 * address; the tightest. `device`: per browser that the account has signed in with before, which no stranger can use up.
 */
const limits = {
  'sign-in': {
    site: [300, 15 * secondsPerMinute],
    address: [100, 15 * secondsPerMinute],
    pair: [10, 15 * secondsPerMinute],
    account: [100, secondsPerHour],
  },
  'sign-in-known-device': { device: [10, 15 * secondsPerMinute] },
  // the second step of a sign-in; only a caller who knows the password comes this far
  'second-factor': {
    site: [300, 15 * secondsPerMinute],
    address: [100, 15 * secondsPerMinute],
    account: [20, secondsPerHour],
  },
  'second-factor-known-device': { device: [10, 15 * secondsPerMinute] },
  // a passkey cannot be guessed; the limit is for the work of checking one
  'sign-in-passkey': { site: [300, 15 * secondsPerMinute], address: [100, 15 * secondsPerMinute] },
  'sign-in-provider': { site: [300, 15 * secondsPerMinute], address: [100, 15 * secondsPerMinute] },
  'sign-up': { site: [60, secondsPerHour], address: [20, secondsPerHour] },
  // further requests send no mail, as for a new password
  'sign-up-mail': { pair: [5, secondsPerHour], account: [10, secondsPerHour] },
  'sign-up-link': { site: [180, secondsPerHour], address: [60, secondsPerHour] },
  'forgot-password': { site: [90, secondsPerHour], address: [30, secondsPerHour] },
  // further requests send no mail: the link of an earlier one still works
  'reset-mail': { pair: [5, secondsPerHour], account: [10, secondsPerHour] },
  'reset-password': { site: [90, secondsPerHour], address: [30, secondsPerHour] },
  'confirm-email': { address: [30, secondsPerHour] },
  // mails of a team to addresses that its members enter
  invite: { account: [200, secondsPerDay] },
  invitation: { site: [180, secondsPerHour], address: [60, secondsPerHour] },
  // an API token; ten a second, for longer than a minute, is a program out of control
  'api-token': { account: [600, secondsPerMinute] },
  'check-password': { account: [10, 15 * secondsPerMinute] },
  'check-code': { account: [10, 15 * secondsPerMinute] },
  'change-email': { account: [5, secondsPerHour] },
  // a request holds seats; a school or an office shares one address
  reserve: { address: [600, 15 * secondsPerMinute] },
  quote: { address: [600, 15 * secondsPerMinute] },
  // codes that do not exist: a buyer mistypes some, a program tries many
  'promo-code': { address: [30, 15 * secondsPerMinute] },
  // buyers' forms; a school or an office shares one address
  'order-form': { address: [600, 15 * secondsPerMinute] },
  'find-tickets': { site: [90, secondsPerHour], address: [30, secondsPerHour] },
  // further requests send no mail: the links of an earlier one still work
  'find-tickets-mail': { account: [3, secondsPerHour] },
  support: { account: [10, secondsPerHour] },
  // the first mail of an order goes to any address a buyer enters; a school or a fair shares one address
  'order-mail': { address: [600, secondsPerHour], account: [20, secondsPerHour] },
  // corrections by the buyer of an order, and tickets passed on
  'order-change': { account: [30, secondsPerHour] },
  'answer-file': { account: [30, secondsPerHour] },
  'resend-mail': { account: [10, secondsPerHour] },
  'order-job': { account: [60, secondsPerHour] },
  'test-message': { account: [20, secondsPerHour] },
  // buyers who return from Stripe and reload
  'payment-status': { account: [20, 15 * secondsPerMinute] },
  'refund-account': { account: [20, secondsPerHour] },
  'tickets-pdf': { account: [60, secondsPerHour] },
  badges: { account: [60, secondsPerHour] },
  // a browser that lost its stream reconnects every two seconds
  'inbox-stream': { account: [300, 15 * secondsPerMinute] },
  'inbox-reply': { account: [120, secondsPerHour] },
  // questions to organisers; a school or an office shares one address
  question: { address: [60, secondsPerHour], pair: [10, secondsPerHour], account: [20, secondsPerHour] },
  upload: { account: [300, secondsPerHour] },
  // a file is read twice: for the preview and for the import
  'bank-statement': { account: [200, secondsPerHour] },
  feedback: { account: [20, secondsPerHour] },
  unsubscribe: { account: [60, secondsPerHour] },
} as const satisfies Record<string, Partial<Record<'site' | 'address' | 'pair' | 'account' | 'device', Limit>>>

type LimitedAction = keyof typeof limits

interface LimitedCaller {
  /** The caller's IP address. */
  address?: string
  /** The account concerned: an id, or the email address that was entered. */
  account?: string
  /** The device of the account, from its cookie. */
  device?: string
}

/**
 * Counts a request against the limits of an action. The count is in the database, so it is exact over all processes.
 * Callers count before the work, so concurrent attempts get no more than sequential ones.
 * @returns a function that takes the request out of the count again, for actions that count only failures
 * @throws ProblemError `rate-limited`, with the seconds until the window ends
 */
export async function consumeRateLimit(
  deps: RateLimitDeps,
  action: LimitedAction,
  caller: LimitedCaller,
): Promise<() => Promise<void>> {
  return await consumeRateLimits(deps, [[action, caller]])
}

interface RateLimitDeps {
  db: Db
  config: Pick<Config, 'LIMITS'>
}

/**
 * Counts a request against the limits of several actions, with one statement. In sequence: a caller over the limit of its
 * address must not use up that of an account.
 * @returns a function that takes the request out of the count of the last action again
 * @throws ProblemError as `consumeRateLimit`
 */
export async function consumeRateLimits(
  { db, config }: RateLimitDeps,
  actions: readonly (readonly [action: LimitedAction, caller: LimitedCaller])[],
): Promise<() => Promise<void>> {
  if (config.LIMITS === 'off') return async () => undefined
  const counted = actions.map(([action, caller]) => limitsOf(action, caller))
  const all = counted.flat()
  const refusal = await countRequest(
    db,
    all,
    all.map(({ key }) => key),
  )
  if (refusal) throw new ProblemError('rate-limited', { retryAfter: Math.max(refusal.secondsLeft, 1) })
  return async () => {
    for (const { key } of counted.at(-1) ?? []) await uncountRequest(db, key)
  }
}

/** Whether a caller is over the limit of an action, without counting. */
export async function isOverLimit(
  { db, config }: RateLimitDeps,
  action: LimitedAction,
  caller: LimitedCaller,
): Promise<boolean> {
  return config.LIMITS !== 'off' && (await hasReached(db, limitsOf(action, caller)))
}

const limitsOf = (action: LimitedAction, caller: LimitedCaller) =>
  Object.entries<Limit>(limits[action])
    .filter(([by]) => by !== 'site' || siteOf(caller.address) !== undefined)
    .map(([by, [maxRequests, windowSeconds]]) => ({
      name: `${action} ${by}`,
      key: keyOf(action, by, caller),
      maxRequests,
      windowSeconds,
    }))

/** Resets the limits of an account after its owner has authenticated. */
export async function resetRateLimit(
  db: Db,
  action: LimitedAction,
  caller: Required<Pick<LimitedCaller, 'address' | 'account'>>,
): Promise<void> {
  await resetCounters(db, [keyOf(action, 'pair', caller), keyOf(action, 'account', caller)])
}

function keyOf(action: LimitedAction, by: string, { address = '', account = '', device = '' }: LimitedCaller): string {
  const pair = `${networkOf(address)} ${account}`
  const caller = { site: siteOf(address), address: networkOf(address), pair, account, device }[by]
  return createHash('sha256').update(`${action} ${by} ${caller}`).digest('base64url')
}

/**
 * The signature of a caller's network, by which the seats that it holds are counted. Signed, so that the database contains
 * no address that could be found by trying all of them.
 * @returns undefined when limits are off
 */
export const networkSignature = (
  { config, signer }: Pick<Infra, 'config' | 'signer'>,
  address: string,
): string | undefined => (config.LIMITS === 'off' ? undefined : signer.sign('network', networkOf(address)))

/** The network of a caller, on which limits are: an IPv6 customer usually has a /64 network. */
export function networkOf(address: string): string {
  const parsed = parseAddress(address)
  if (!parsed) return address
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString()
}

/** The /48 network of an IPv6 address; undefined for other addresses. */
function siteOf(address = ''): string | undefined {
  const parsed = parseAddress(address)
  return parsed?.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 6).join('.') : undefined
}
