import { createHash } from 'node:crypto'
import { Refused } from '@foyer/contract/http/refused'
import { eq, inArray, sql } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import type { Config } from '../lib/config.ts'
import type { Db } from '../lib/db.ts'
import { turns } from '../schema/turns.ts'

const minute = 60
const hour = 60 * minute

/** So many turns in so many seconds. */
type Limit = [turns: number, seconds: number]

/**
 * What is limited, and by what. `address`: everything that comes from one IPv4 address or one IPv6 network of 64 bits.
 * `account`: everything for one account, wherever it comes from. `pair`: for one account from one address, which is
 * tightest, so that a stranger's guesses do not lock the owner out elsewhere.
 */
const limits = {
  'sign-in': { address: [100, 15 * minute], pair: [10, 15 * minute], account: [100, hour] },
  'sign-up': { address: [20, hour] },
  'forgot-password': { address: [30, hour], pair: [5, hour], account: [20, hour] },
  'reset-password': { address: [30, hour] },
  'confirm-email': { address: [30, hour] },
  'check-password': { account: [10, 15 * minute] },
  'change-email': { account: [5, hour] },
  // holds seats; a school or an office is one address
  reserve: { address: [600, 15 * minute] },
  // the forms of buyers; a school or an office is one address
  'order-form': { address: [600, 15 * minute] },
  support: { account: [10, hour] },
  // an order's first mail goes wherever its buyer says; a school or a fair buys from one address
  'order-mail': { account: [20, hour], address: [600, hour] },
  'resend-mail': { account: [10, hour] },
  // who comes back from the page of Stripe, and looks again
  'card-look': { account: [20, 15 * minute] },
  'tickets-pdf': { account: [60, hour] },
  // a browser that loses it asks again every two seconds
  'inbox-stream': { account: [300, 15 * minute] },
  'inbox-reply': { account: [120, hour] },
  // whoever writes to an organiser; a school or an office is one address
  question: { address: [60, hour], pair: [10, hour], account: [20, hour] },
  feedback: { account: [20, hour] },
} as const satisfies Record<string, Partial<Record<'address' | 'pair' | 'account', Limit>>>

type Limited = keyof typeof limits

interface Who {
  /** The caller's IP address. */
  address?: string
  /** The account it is about, by whatever names it: an id, or the e-mail address that was typed. */
  account?: string
}

/**
 * Takes a turn at something that is limited, counted in the database and so exact over all processes. The turn counts
 * before the work begins: many tries at once get no more than tries one by one.
 * @returns a function that gives the turn back, for what only counts when it fails
 * @throws Refused `rate-limited`, with the seconds until there are turns again
 */
export async function takeTurn(
  { db, config }: { db: Db; config: Pick<Config, 'LIMITS'> },
  what: Limited,
  who: Who,
): Promise<() => Promise<void>> {
  if (config.LIMITS === 'off') return async () => undefined
  const taken: string[] = []
  // one after the other: a caller who is refused for their address must use up nobody's account
  for (const [by, limit] of Object.entries<Limit>(limits[what])) {
    const key = keyOf(what, by, who)
    await take(db, key, limit)
    taken.push(key)
  }
  return async () => {
    for (const key of taken)
      await db
        .update(turns)
        .set({ taken: sql`greatest(${turns.taken} - 1, 0)` })
        .where(eq(turns.key, key))
  }
}

/** Gives an account all its turns back: its owner has just proven to be that. */
export async function forgetTurns(db: Db, what: Limited, who: Required<Who>): Promise<void> {
  await db.delete(turns).where(inArray(turns.key, [keyOf(what, 'pair', who), keyOf(what, 'account', who)]))
}

async function take(db: Db, key: string, [most, seconds]: Limit): Promise<void> {
  const over = sql`${turns.until} <= now()`
  const end = sql`now() + make_interval(secs => ${seconds})`
  const [row] = await db
    .insert(turns)
    .values({ key, taken: 1, until: end })
    .onConflictDoUpdate({
      target: turns.key,
      set: {
        taken: sql`case when ${over} then 1 else ${turns.taken} + 1 end`,
        until: sql`case when ${over} then ${end} else ${turns.until} end`,
      },
    })
    .returning({ taken: turns.taken, left: sql<number>`ceil(extract(epoch from ${turns.until} - now()))::int` })
  if (row && row.taken > most) throw new Refused('rate-limited', { retryAfter: Math.max(row.left, 1) })
}

function keyOf(what: Limited, by: string, { address = '', account = '' }: Who): string {
  const who = { address: network(address), pair: `${network(address)} ${account}`, account }[by]
  return createHash('sha256').update(`${what} ${by} ${who}`).digest('base64url')
}

// whoever has an IPv6 address has a network of 2^64 of them
function network(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv6' ? parsed.toByteArray().slice(0, 8).join('.') : parsed.toString()
}
