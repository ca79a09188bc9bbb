import { readFileSync } from 'node:fs'
import { adjustmentKinds, orderStatuses, refundStates } from '@foyer/contract/order-states'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database, Db } from '../../lib/db.ts'
import { openDatabase } from '../../lib/db.ts'
import { newId } from '../../lib/id.ts'
import { createLog } from '../../lib/log.ts'
import { freshDatabase } from '../../test/databases.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import { ledgerOf } from './queries/ledger.ts'
import { balanceCentsOf, receivedCentsOf, refundedCentsOf } from './rules/ledger.ts'

// Changes orders at random, several rows in a transaction, and compares the balance that the database stores with the one that
// the ledger computes. More sequences: MODEL_RUNS=10000 npx vitest run --project server unsettled-cents

const runs = Number(process.env['MODEL_RUNS'] ?? 60)

let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshDatabase(inject('postgresUrl'))
  drop = fresh.drop
  const url = `${fresh.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`
  database = openDatabase(url, createLog('silent'), { size: 4 })
  await database.db.execute(sql`insert into teams (id, name, slug) values ('tea_1', 'Playhouse', 'playhouse')`)
  await database.db.execute(sql`
    insert into events (id, team_id, name, slug, date, date_tba, time_zone, website_url, status, currency)
    values ('evt_1', 'tea_1', 'Play', 'play', now(), true, 'UTC', 'https://example.com/', 'On Sale', 'EUR')`)
  await database.db.execute(sql`insert into inventory (id, event_id, kind) values ('tkt_1', 'evt_1', 'ticket-type')`)
  await database.db.execute(sql`
    insert into ticket_types (id, event_id, name, price_cents, tax_rate_bp, min_per_order, max_per_order, hidden, position)
    values ('tkt_1', 'evt_1', 'Seat', 1000, 0, 1, 10, false, 0)`)
})
afterAll(async () => {
  await database.close()
  await drop()
})

const cents = fc.constantFrom(500, 1000, 2000)
const at = fc.nat(3)
const paymentState = fc.constantFrom('confirmed', 'confirmed', 'disputed', 'failed', 'removed')
// a reservation has no payments, and one that becomes paid gets a payment in the same transaction: no trigger is spent on it
const statuses = orderStatuses.filter((status) => status !== 'reserved')
const change = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), cents, state: paymentState }),
  fc.record({ do: fc.constant('change-payment' as const), at, cents, state: paymentState }),
  fc.record({ do: fc.constant('refund' as const), at, cents, state: fc.constantFrom(...refundStates) }),
  fc.record({ do: fc.constant('change-refund' as const), at, cents, state: fc.constantFrom(...refundStates) }),
  fc.record({ do: fc.constant('request-refund' as const), at, cents }),
  fc.record({ do: fc.constant('decide' as const), state: fc.constantFrom('applied', 'refused') }),
  fc.record({ do: fc.constant('adjust' as const), at, cents, kind: fc.constantFrom(...adjustmentKinds) }),
  fc.record({ do: fc.constant('cancel-ticket' as const), at }),
  fc.record({ do: fc.constant('add-ticket' as const), cents }),
  fc.record({ do: fc.constant('open-card' as const) }),
  fc.record({ do: fc.constant('transition' as const), to: fc.constantFrom(...statuses) }),
)
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

let orders = 0

/** An order of two tickets for 10 euros each, placed and not paid. */
async function newOrder(db: Db): Promise<string> {
  const id = `ord_${orders++}`
  await db.execute(sql`
    insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents)
    values (${id}, 'tea_1', 'evt_1', ${id}, false, 'pending', 'en', 'EUR', 2000)`)
  for (const added of [false, false]) await addTicket(db, id, 1000, added)
  return id
}

async function addTicket(db: Db, order: string, priceCents: number, added: boolean): Promise<void> {
  const id = newId('tic')
  await db.execute(sql`
    insert into tickets (id, number, order_id, ticket_type_id, seed, price_cents, tax_rate_bp, added)
    values (${id}, ${id}, ${order}, 'tkt_1', '', ${priceCents}, 0, ${added})`)
}

/** The id of the nth row of an order in a table. */
const nth = (table: string, order: string, n: number) =>
  sql`(select id from ${sql.identifier(table)} where order_id = ${order} order by id offset ${n} limit 1)`

async function apply(db: Db, order: string, step: Change): Promise<void> {
  if (step.do === 'add-ticket') return await addTicket(db, order, step.cents, true)
  await db.execute(statementOf(order, step))
}

function statementOf(order: string, step: Exclude<Change, { do: 'add-ticket' }>) {
  if (step.do === 'pay')
    return sql`insert into payments (id, order_id, method, state, amount_cents)
      values (${newId('pay')}, ${order}, 'cash', ${step.state}, ${step.cents})`
  // a paid order has a card payment of what is left; an order has at most one that is open
  if (step.do === 'open-card')
    return sql`insert into payments (id, order_id, method, state, amount_cents)
      select ${newId('pay')}, id, 'card', 'pending', coalesce(unsettled_cents, total_cents) from orders
      where id = ${order} and (status = 'pending' or status = 'paid' and unsettled_cents > 0) on conflict do nothing`
  if (step.do === 'change-payment')
    return sql`update payments set state = ${step.state}, amount_cents = ${step.cents} where id = ${nth('payments', order, step.at)}`
  if (step.do === 'refund')
    return sql`insert into refunds (id, order_id, payment_id, state, amount_cents)
      select ${newId('ref')}, order_id, id, ${step.state}, ${step.cents} from payments where id = ${nth('payments', order, step.at)}`
  // a refund of a card whose correction waits for the provider; an order has one at most
  if (step.do === 'request-refund')
    return sql`with requested as (
        insert into order_corrections (id, order_id, state, plan) values (${newId('cor')}, ${order}, 'requested', '{}')
        on conflict do nothing returning id
      )
      insert into refunds (id, order_id, payment_id, state, amount_cents, correction_id)
      select ${newId('ref')}, order_id, p.id, 'created', ${step.cents}, requested.id from payments p, requested
      where p.id = ${nth('payments', order, step.at)}`
  if (step.do === 'decide')
    return sql`update order_corrections set state = ${step.state} where order_id = ${order} and state = 'requested'`
  if (step.do === 'change-refund')
    return sql`update refunds set state = ${step.state}, amount_cents = ${step.cents} where id = ${nth('refunds', order, step.at)}`
  if (step.do === 'adjust')
    return sql`insert into order_adjustments (id, order_id, ticket_id, kind, amount_cents)
      select ${newId('adj')}, order_id, id, ${step.kind}, ${step.kind === 'fee' ? step.cents : 0 - step.cents} from tickets
      where id = ${nth('tickets', order, step.at)}`
  if (step.do === 'cancel-ticket')
    return sql`update tickets set cancelled_at = now() where id = ${nth('tickets', order, step.at)}`
  return sql`update orders set status = ${step.to} where id = ${order}`
}

/** The balance that the database should store, of an order that is paid too much, or in part, or valid and not paid. */
async function expectedOf(db: Db, id: string): Promise<number | null> {
  const ledger = await ledgerOf(db, id)
  const balance = balanceCentsOf(ledger)
  const keptCents = receivedCentsOf(ledger.payments) - refundedCentsOf(ledger.refunds.filter(({ waits }) => !waits))
  const shows = balance < 0 || (balance > 0 && (keptCents !== 0 || ledger.status === 'paid'))
  return shows ? balance : null
}

/** The open card payments of an order that is paid or cancelled, of another amount than is left to pay. */
async function staleCardPayments(db: Db, id: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from payments p join orders o on o.id = p.order_id
    where o.id = ${id} and o.status in ('paid', 'cancelled') and p.state = 'pending'
      and p.amount_cents is distinct from o.unsettled_cents`)
  return rows[0]?.total
}

async function storedOf(db: Db, id: string): Promise<number | null | undefined> {
  const { rows } = await db.execute<{ cents: number | null }>(
    sql`select unsettled_cents as cents from orders where id = ${id}`,
  )
  return rows[0]?.cents
}

it('the stored balance of an order is the computed one, whatever happens to it', async () => {
  const { db } = database
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), async (history) => {
      const id = await newOrder(db)
      for (const steps of history) {
        await db.transaction(async (tx) => {
          for (const step of steps) await apply(tx, id, step)
        })
        const stored = await storedOf(db, id)
        expect(stored).toBe(await expectedOf(db, id))
        const unsettled = Number(stored) < 0 ? 'overpaid' : 'part-paid'
        expect(await staleCardPayments(db, id)).toBe(0)
        seen.add(stored === null ? 'settled' : unsettled)
      }
    }),
    { numRuns: runs },
  )
  expect([...seen].sort()).toEqual(['overpaid', 'part-paid', 'settled'])
}, 120_000)

it('two changes of an order at the same moment are both in its stored balance', async () => {
  const { db } = database
  const id = await newOrder(db)
  const changes: Promise<void>[] = []
  await db.transaction(async (tx) => {
    // as the update of a status locks it: payments can be inserted at the same time, and their transactions end afterwards
    await tx.execute(sql`select from orders where id = ${id} for no key update`)
    changes.push(apply(db, id, { do: 'pay', cents: 500, state: 'confirmed' }))
    changes.push(apply(db, id, { do: 'pay', cents: 1000, state: 'confirmed' }))
    await expect.poll(() => lockWaiters(database), { timeout: 10_000 }).toBe(2)
  })
  await Promise.all(changes)
  expect(await storedOf(db, id)).toBe(500)
})

it('the migration stores the balances of the orders that are there', async () => {
  const { db } = database
  const paid = await newOrder(db)
  await apply(db, paid, { do: 'transition', to: 'paid' })
  await apply(db, paid, { do: 'pay', cents: 2000, state: 'confirmed' })
  const stored = await balances(db)
  expect(stored.filter(({ cents }) => cents !== null).length).toBeGreaterThan(10)
  await db.execute(sql`update orders set unsettled_cents = null`)
  const file = readFileSync(new URL('../../../migrations/0076_order-balances.sql', import.meta.url), 'utf8')
  await db.execute(sql.raw(file.split('--> statement-breakpoint').at(-1) ?? ''))
  expect(await balances(db)).toEqual(stored)
})

async function balances(db: Db) {
  const { rows } = await db.execute<{ id: string; cents: number | null }>(
    sql`select id, unsettled_cents as cents from orders order by id`,
  )
  return rows
}
