import { retentionKinds, retentionRules } from '@foyer/contract/retention-rules'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { users } from '../../schema/accounts.ts'
import { erasures } from '../../schema/privacy.ts'
import { members } from '../../schema/teams.ts'
import { camt } from '../../test/bank/camt.ts'
import { alsoErased, isReference, otherTexts, placesOfBuyers, tablesWithoutBuyers } from '../../test/buyer-data.ts'
import { signUp } from '../../test/client.ts'
import { raceOnLock } from '../../test/race-on-lock.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { schemaColumns } from '../../test/schema-columns.ts'
import { readableTexts } from '../../test/stored-texts.ts'
import { startTestBed } from '../../test/test-bed.ts'
import { answer, askAfterwards, mentionEverywhere, orderOfZora, zora } from '../../test/zora.ts'
import { applyRetention } from './commands/retention.ts'

const bed = await startTestBed()
const { app, organiser, buyer } = bed
const team = organiser.me.lastTeam ?? ''
/** No other text of this test contains it. */
const canary = 'kanari'

const erasing = (who: object, client = organiser) => client.send(`POST /api/v1/teams/${team}/erasures`, who)
const preview = (who: object, client = organiser) => client.send(`POST /api/v1/teams/${team}/erasures/preview`, who)

/** The tables and columns that contain a text, encrypted or not. */
async function placesOf(text: string): Promise<string[]> {
  const found = (await readableTexts(app.db, app.secrets)).filter((each) => each.text.toLowerCase().includes(text))
  return [...new Set(found.map(({ place }) => place))].sort()
}

let sale: EventOnSale

beforeAll(async () => {
  sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2100, capacity: 5000 }] })
  await askAfterwards(organiser, sale)
})

describe('the erasure of a buyer', () => {
  it('leaves nothing of the buyer anywhere, but the accounts', async () => {
    const { id, token, number } = await orderOfZora(bed, sale)
    await mentionEverywhere(bed, sale, { id, token })
    expect(await placesOf(canary)).toEqual(placesOfBuyers)

    const found = await preview({ email: zora.email })
    expect(found).toMatchObject({
      status: 200,
      body: {
        email: zora.email,
        names: [zora.name],
        found: { orders: 2, tickets: 5, threads: 2, bankLines: 1 },
        orders: [
          { status: 'paid', upcoming: true },
          { id, number, status: 'paid', upcoming: true },
        ],
        blocked: 0,
        upcoming: 2,
      },
    })
    const before = await sale.order(token)
    const erased = await erasing({ email: zora.email })
    expect(erased).toMatchObject({ status: 201, body: { by: 'Ada Example', erased: found.body.found } })

    expect(await placesOf(canary)).toEqual([])
    const after = await sale.order(token)
    for (const name of ['number', 'status', 'totalCents', 'taxes', 'receivedCents', 'placedAt', 'paidAt'])
      expect(after[name]).toEqual(before[name])
    expect(after.tickets.map(({ number: each }: { number: string }) => each)).toEqual(
      before.tickets.map(({ number: each }: { number: string }) => each),
    )
    expect(after).not.toHaveProperty('email')
    expect(after.timeline.at(-1)).toMatchObject({ kind: 'erased', by: 'Ada Example' })
    expect(await organiser.ok(`GET /api/v1/orders?q=${canary}`)).toEqual([])
    // the link of the order still works, without the buyer
    expect(await sale.view(token)).not.toHaveProperty('name')
    expect((await organiser.ok(`GET /api/v1/teams/${team}/erasures`))[0]).toEqual(erased.body)
    expect((await erasing({ email: zora.email })).status).toBe(404)
  })

  it('leaves other buyers, attendees of the same orders and other teams alone', async () => {
    const kim = { name: 'Kim Other', email: 'kim.other@example.test' }
    const { token } = await sale.placeOrder({ ...kim, quantity: 2 })
    await sale.act(token, 'mark-paid')
    const { tickets } = await sale.order(token)
    const attendee = (at: number, name: string) => ({ ticketId: tickets[at].id, name, email: `${name}@example.test` })
    await buyer.ok(`PUT /api/v1/public/orders/${token}/details`, {
      ...kim,
      attendees: [attendee(0, 'lee'), attendee(1, 'max')],
    })
    const other = await signUp(app.publicUrl)
    const theirs = await eventOnSale(other, {})
    const elsewhere = await theirs.placeOrder({ name: 'Lee', email: 'lee@example.test', paymentMethod: 'free' })
    expect(await erasing({ email: 'lee@example.test' })).toMatchObject({
      status: 201,
      body: { erased: { orders: 0, tickets: 1 } },
    })
    const { name, tickets: left } = await sale.order(token)
    expect([name, left.map((ticket: { name?: string }) => ticket.name)]).toEqual([kim.name, [undefined, 'max']])
    expect(await theirs.order(elsewhere.token)).toMatchObject({ name: 'Lee', email: 'lee@example.test' })
  })

  it('starts from an order, also of a buyer without an address', async () => {
    const { id } = await organiser.ok(`POST /api/v1/events/${sale.id}/orders`, {
      items: [{ ticketTypeId: sale.types[0], quantity: 1 }],
      name: 'Walk In',
      method: 'cash',
    })
    expect((await preview({ order: id })).body).toMatchObject({ names: ['Walk In'], found: { orders: 1 } })
    expect((await erasing({ order: id })).status).toBe(201)
    expect(await organiser.ok(`GET /api/v1/orders/${id}`)).not.toHaveProperty('name')
  })

  it('is refused while an order is unfinished or a refund is owed, and changes nothing', async () => {
    const pia = { name: 'Pia Pending', email: 'pia@example.test' }
    const { token } = await sale.placeOrder(pia)
    await refused(pia.email, 'pending')
    await sale.act(token, 'mark-paid')
    await sale.act(token, 'refund', { reason: 'Ill' })
    await refused(pia.email, 'refund-open')
    expect(await sale.order(token)).toMatchObject(pia)
    await sale.act(token, 'refund-sent', { sentOn: '2026-01-31', owedCents: 2100 })
    expect((await erasing({ email: pia.email })).status).toBe(201)
  })

  it('and a refund at the same time happen one after the other', async () => {
    const una = { name: 'Una', email: 'una@example.test' }
    const { token } = await sale.placeOrder(una)
    await sale.act(token, 'mark-paid')
    const [refund, erasure] = await raceOnLock(app, 'orders', [
      () => sale.act(token, 'refund', { reason: 'Ill' }),
      () => erasing({ email: una.email }),
    ])
    // the first to get the lock wins: a refund that is owed keeps the buyer
    expect(refund?.status).toBe(200)
    expect([201, 409]).toContain(erasure?.status)
    expect((await sale.order(token)).name).toBe(erasure?.status === 409 ? una.name : undefined)
  })

  it('is for owners and admins of the team alone', async () => {
    const manager = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: team, userId: manager.me.id, role: 'manager' })
    const [outsider, who] = [await signUp(app.publicUrl), { email: zora.email }]
    for (const call of [preview, erasing]) {
      expect((await call(who, manager)).status).toBe(403)
      expect((await call(who, outsider)).status).toBe(404)
    }
    expect((await preview({ email: 'no address' })).status).toBe(422)
    expect((await preview({ email: 'unknown@example.test' })).status).toBe(404)
  })

  it('keeps its record when the account of the member is deleted', async () => {
    const admin = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: team, userId: admin.me.id, role: 'admin' })
    const { token } = await sale.placeOrder({ name: 'Ivo', email: 'ivo@example.test' })
    await sale.act(token, 'mark-paid')
    expect((await erasing({ email: 'ivo@example.test' }, admin)).status).toBe(201)
    await app.db.delete(users).where(sql`id = ${admin.me.id}`)
    const [record] = await organiser.ok(`GET /api/v1/teams/${team}/erasures`)
    expect(record).not.toHaveProperty('by')
    expect(await app.db.select().from(erasures).where(sql`"by" is null`)).toHaveLength(1)
  })
})

it('knows of every table and text in the database whether it is about buyers', async () => {
  const texts = (await schemaColumns()).filter(({ type }) => /text|json|bytea/.test(type))
  const known = new Set([...placesOfBuyers, ...alsoErased])
  const unknown = texts.filter(
    ({ table, column }) =>
      !(tablesWithoutBuyers.has(table) || isReference(column) || otherTexts[table]?.includes(column)) &&
      !known.has(`${table}.${column}`),
  )
  // a new table or column: does it contain data of buyers? Then an erasure has to find it (decision 0165)
  expect(unknown.map(({ table, column }) => `${table}.${column}`)).toEqual([])
})

async function refused(email: string, block: string): Promise<void> {
  expect((await preview({ email })).body).toMatchObject({ orders: [{ block }], blocked: 1 })
  expect(await erasing({ email })).toMatchObject({ status: 409, body: { errors: [{ code: 'erasure-open' }] } })
}

const retention = (client = organiser) => client.ok(`GET /api/v1/teams/${team}/retention`)
const change = (periods: object, client = organiser) => client.send(`PATCH /api/v1/teams/${team}/retention`, periods)
const run = () => applyRetention(app.db, { stopping: new AbortController().signal, progress: () => undefined })

/** Moves all that happened with an order into the past. */
async function age(token: string, days: number): Promise<void> {
  const { id } = await sale.order(token)
  const by = sql`make_interval(days => ${days})`
  await app.db.execute(sql`update orders set reserved_at = reserved_at - ${by}, placed_at = placed_at - ${by},
    paid_at = paid_at - ${by} where id = ${id}`)
  await app.db.execute(sql`update money_entries set at = at - ${by} where order_id = ${id}`)
}

async function orderAged(days: number, ...actions: string[]): Promise<string> {
  const { token } = await sale.placeOrder({ name: 'Robin', email: `robin${days}@example.test` })
  for (const action of actions)
    expect((await sale.act(token, action, action === 'mark-paid' ? undefined : {})).status).toBe(200)
  await age(token, days)
  return token
}
const nameOf = async (token: string) => (await sale.order(token)).name

describe('how long data is kept', () => {
  it('has a default, and limits that the law or the purpose sets', async () => {
    expect((await retention()).map(({ kind, period }: { kind: string; period: number }) => [kind, period])).toEqual(
      retentionKinds.map((kind) => [kind, retentionRules[kind].period]),
    )
    expect((await change({ attendees: 30, accounts: 8 })).body).toMatchObject([
      {},
      { period: 30 },
      ...[{}, {}, {}],
      { period: 8 },
    ])
    expect((await change({ attendees: null })).body[1].period).toBe(365)
    for (const wrong of [{ accounts: 7 }, { attendees: 29 }, { questions: 4000 }, { all: 1 }])
      expect((await change(wrong)).status).toBe(422)
    expect((await change({ accounts: null })).status).toBe(200)
    const viewer = await signUp(app.publicUrl)
    await app.db.insert(members).values({ teamId: team, userId: viewer.me.id, role: 'viewer' })
    expect((await retention(viewer)).length).toBe(retentionKinds.length)
    expect((await change({ attendees: 30 }, viewer)).status).toBe(403)
  })
})

/** Stores a document of an order, as it was issued long ago. */
async function issue(orderId: string, number: string, yearsAgo: number): Promise<void> {
  await app.db.execute(sql`insert into invoices (id, team_id, order_id, event_id, kind, series, sequence, number, issued_on,
      currency, buyer, net_cents, tax_cents, gross_cents, totals, items, address_version, facts)
    values (${number}, ${team}, ${orderId}, (select event_id from orders where id = ${orderId}), 'invoice', 'A', ${Number(number.slice(2))}, ${number},
      (now() - make_interval(days => ${Math.round(yearsAgo * 365.25)}))::date, 'EUR', 'Buyer', 0, 0, 0, '[]', '[]', 1, '{}')`)
  await app.db.execute(sql`insert into invoice_files (invoice_id, pdf, xml) values (${number}, '', '')`)
}

describe('what is older', () => {
  it('loses its people: orders that were never paid, and those whose accounts are old enough', async () => {
    const [young, old] = [await orderAged(80, 'cancel'), await orderAged(100, 'cancel')]
    const [paid, ancient] = [await orderAged(3000, 'mark-paid'), await orderAged(4100, 'mark-paid')]
    // a refund that is still owed needs its buyer
    const owed = await orderAged(4101, 'mark-paid', 'refund')
    await app.db.execute(sql`update events set date = now() - interval '4100 days' where id = ${sale.id}`)
    await run()
    expect(await nameOf(old)).toBeUndefined()
    expect(await nameOf(ancient)).toBeUndefined()
    for (const kept of [young, paid, owed]) expect(await nameOf(kept)).toBe('Robin')
    const { timeline, totalCents, receivedCents } = await sale.order(ancient)
    expect(timeline.at(-1)).toMatchObject({ kind: 'erased' })
    expect([totalCents, receivedCents]).toEqual([2100, 2100])
    const records = await retention()
    const counts = Object.fromEntries(
      records.map(({ kind, lastCount }: { kind: string; lastCount: number }) => [kind, lastCount]),
    )
    expect(counts).toMatchObject({ 'unpaid-orders': 1, accounts: 1 })
    expect(records.every(({ lastRunAt }: { lastRunAt?: string }) => lastRunAt !== undefined)).toBe(true)
    await run()
    expect((await retention()).every(({ lastCount }: { lastCount: number }) => lastCount === 0)).toBe(true)
  })

  it('keeps the buyers of an event that is still to come, however old the order', async () => {
    const next = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2100, capacity: 10 }] })
    const { token } = await next.placeOrder({ name: 'Early Bird', email: 'early@example.test' })
    await next.act(token, 'mark-paid')
    const { id } = await next.order(token)
    await app.db.execute(
      sql`update orders set reserved_at = now() - interval '20 years', paid_at = now() - interval '20 years' where id = ${id}`,
    )
    await app.db.execute(sql`update money_entries set at = now() - interval '20 years' where order_id = ${id}`)
    await run()
    expect((await next.order(token)).name).toBe('Early Bird')
  })

  it('loses its people: attendees, conversations, messages and payers', async () => {
    await app.db.execute(sql`update events set date = '2099-11-20T18:30:00Z' where id = ${sale.id}`)
    const { token, number } = await sale.placeOrder({ name: 'Robin', email: 'r@example.test' })
    const { id, tickets } = await sale.order(token)
    const statement = camt({
      statements: [[{ payments: [{ amountCents: 2100, text: number, payer: 'Robin' }], reference: number }]],
    })
    const file = new Blob([statement], { type: 'application/octet-stream' })
    await organiser.ok('POST /api/v1/bank-statements?fileName=november.xml', file)
    await sale.act(token, 'mark-paid')
    const selection = { ids: [id] }
    await organiser.ok('POST /api/v1/order-jobs', { kind: 'message', selection, subject: 'Doors', text: 'At seven.' })
    await buyer.ok(`POST /api/v1/public/events/${sale.slug}/questions`, {
      name: 'Q',
      email: 'q@example.test',
      text: 'A ramp?',
    })
    await app.db.execute(sql`update tickets set name = 'Mira', email = 'mira@example.test' where id = ${tickets[0].id}`)
    await answer(buyer, token, [
      { question: 'note', values: ['A ramp, please'] },
      { question: 'centre', values: ['4711'] },
    ])
    const answered = async () =>
      (await organiser.ok(`GET /api/v1/orders/${id}/answers`)).answers.map(
        ({ question }: { question: string }) => question,
      )
    await app.db.execute(sql`update events set date = now() - interval '29 days' where id = ${sale.id}`)
    await run()
    expect(await answered()).toHaveLength(2)
    await app.db.execute(sql`update events set date = now() - interval '300 days' where id = ${sale.id}`)
    await run()
    // the other is needed for the accounts
    expect(await answered()).toEqual(['centre'])
    expect((await sale.order(token)).tickets[0].name).toBe('Mira')
    await app.db.execute(sql`update events set date = now() - interval '400 days' where id = ${sale.id}`)
    await app.db.execute(sql`update order_jobs set created_at = now() - interval '400 days'`)
    await app.db.execute(sql`update threads set last_at = now() - interval '1100 days' where email = 'q@example.test'`)
    await app.db.execute(sql`update bank_lines set day = now() - interval '12 years'`)
    await run()
    expect((await sale.order(token)).tickets[0]).not.toHaveProperty('name')
    expect(await sale.order(token)).toMatchObject({ name: 'Robin' })
    const left = sql`select (select count(*) from threads where email is not null)::int as threads,
      (select count(*) from order_jobs where message is not null)::int as messages,
      (select count(*) from bank_lines where payer <> '' or text <> '')::int as payers`
    expect((await app.db.execute(left)).rows).toEqual([{ threads: 0, messages: 0, payers: 0 }])
  })

  it('loses the invoices of orders without a buyer once all of the order are old enough, and no others', async () => {
    const next = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2100, capacity: 10 }] })
    const orderOf = async (email: string, issued: Record<string, number>) => {
      const { token } = await next.placeOrder({ email })
      await next.act(token, 'mark-paid')
      const { id } = await next.order(token)
      for (const [number, yearsAgo] of Object.entries(issued)) await issue(id, number, yearsAgo)
    }
    await orderOf('first@example.test', { 'A-1': 12, 'A-2': 11.5 })
    await orderOf('second@example.test', { 'A-3': 12, 'A-4': 2 })
    await orderOf('third@example.test', { 'A-5': 12 })
    expect((await preview({ email: 'first@example.test' })).body.invoices).toBe(2)
    for (const email of ['first@example.test', 'second@example.test'])
      expect((await erasing({ email })).status).toBe(201)
    const left = async (table: string) =>
      (
        await app.db.execute<{ id: string }>(sql.raw(`select ${table} as id from ${table.split('.')[0]} order by 1`))
      ).rows.map(({ id }) => id)
    await run()
    expect(await left('invoices.number')).toEqual(['A-3', 'A-4', 'A-5'])
    expect(await left('invoice_files.invoice_id')).toEqual(['A-3', 'A-4', 'A-5'])
    await expect(app.db.execute(sql`delete from invoices`)).rejects.toThrow()
  })

  it('goes in batches, in two processes at once, and on after one was stopped', async () => {
    await run()
    await app.db.execute(sql`
      insert into threads (id, team_id, name, email, language, messages, last_kind, last_at, search_text)
      select 'thr_old' || n, ${team}, 'Q', 'q@example.test', 'en', 1, 'question', now() - interval '1100 days', '' from generate_series(1, 450) n`)
    const stopping = new AbortController()
    let batches = 0
    await applyRetention(app.db, {
      stopping: stopping.signal,
      progress: () => (++batches === 3 ? stopping.abort() : undefined),
    })
    const left = async () => (await app.db.execute(sql`select 1 from threads where id like 'thr_old%'`)).rows.length
    expect(await left()).toBeGreaterThan(0)
    await Promise.all([run(), run()])
    expect(await left()).toBe(0)
  })
})
