import { readFile } from 'node:fs/promises'
import type { BankLine } from '@foyer/contract/bank-statements'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { CamtEntry, CamtPayment } from '../../test/bank/camt.ts'
import { camt } from '../../test/bank/camt.ts'
import { signUp } from '../../test/client.ts'
import { lockWaiters } from '../../test/race-on-lock.ts'
import type { EventOnSale } from '../../test/scenario.ts'
import { eventOnSale } from '../../test/scenario.ts'
import { startTestBed } from '../../test/test-bed.ts'

const { app, organiser } = await startTestBed()
let sale: EventOnSale
let days = 0

beforeAll(async () => {
  sale = await eventOnSale(organiser, { types: [{ name: 'Seat', priceCents: 2100, capacity: 500 }] })
})

const file = (content: string) => new Blob([content], { type: 'application/octet-stream' })
const importFile = (content: string, client = organiser) =>
  client.ok('POST /api/v1/bank-statements?fileName=november.xml', file(content))
/** A statement of these payments, each an entry with a reference of its own. */
const statement = (payments: CamtPayment[], entry: Partial<CamtEntry> = {}) => {
  days += 1
  const entries = payments.map((each, at) => ({ payments: [each], reference: `REF-${days}-${at}`, ...entry }))
  return camt({ statements: [entries] })
}
const openLines = async (): Promise<BankLine[]> => (await organiser.ok('GET /api/v1/bank-lines')).lines
const linesOf = async ({ id }: { id: string }): Promise<BankLine[]> =>
  await organiser.ok(`GET /api/v1/bank-statements/${id}/lines`)
const book = async (...lines: { line: string; order: string }[]) =>
  await organiser.ok('POST /api/v1/bank-lines/book', { lines })
/** Each line with its first candidate. */
const first = (lines: BankLine[]) =>
  lines.map(({ id, candidates }) => ({ line: id, order: candidates[0]?.order.id ?? '' }))
const idOf = async (token: string) => (await sale.order(token)).id

it('records sure matches together; each order is paid, and says from which statement', async () => {
  const orders = [await sale.placeOrder(), await sale.placeOrder({ quantity: 2 })]
  const [a, b] = orders
  const imported = await importFile(
    statement([
      { amountCents: 2100, text: `Tickets ${a.number.toLowerCase().replace('-', ' ')}`, payer: 'Robin' },
      { amountCents: 4200, text: b.number, payer: 'Grete' },
    ]),
  )
  expect(imported).toMatchObject({ fileName: 'november.xml', payments: 2, known: 0, open: 2, by: 'Ada Example' })
  expect(imported).toMatchObject({ accounts: ['DE02120300000000202051'], from: '2026-11-16', to: '2026-11-16' })
  const lines = await linesOf(imported)
  expect(lines.map(({ match }) => match)).toEqual(['sure', 'sure'])
  expect(await book(...first(lines))).toEqual(lines.map(({ id }) => ({ line: id })))
  for (const { token } of orders) {
    const { status, timeline, payments } = await sale.order(token)
    expect([status, payments.map(({ state }: { state: string }) => state)]).toEqual(['paid', ['confirmed']])
    expect(timeline.at(-1)).toMatchObject({ kind: 'statement-booked', detail: '2026-11-16', by: 'Ada Example' })
  }
  expect((await linesOf(imported)).map(({ state, order }) => [state, order?.number])).toEqual(
    lines.map(({ candidates }) => ['booked', candidates[0]?.order.number]),
  )
})

it('shows unsure lines beside their candidates, and those that pay for nothing', async () => {
  const [due, named] = [await sale.placeOrder(), await sale.placeOrder({ name: 'Zoë Dupont', quantity: 3 })]
  const mistyped = due.number.slice(0, -1) + (due.number.endsWith('2') ? '3' : '2')
  const imported = await importFile(
    statement([
      { amountCents: 2000, text: due.number },
      { amountCents: 2100, text: mistyped },
      { amountCents: 6300, text: 'concert', payer: 'DUPONT ZOE' },
      { amountCents: 2100, text: `${due.number} and ${named.number}` },
      { amountCents: 2100, text: due.number, currency: 'CHF' },
      { amountCents: 99_900, text: 'Membership', payer: 'Kim' },
    ]),
  )
  const lines = await linesOf(imported)
  expect(
    lines.map(({ match, candidates }) => [
      match,
      ...candidates.map(({ order, reason, outcome }) => [order.number, reason, outcome]),
    ]),
  ).toEqual([
    ['unsure', [due.number, 'reference', 'part']],
    ['unsure', [due.number, 'similar-reference', 'pays']],
    ['unsure', [named.number, 'name-and-amount', 'pays']],
    ['unsure', [due.number, 'reference', 'pays'], [named.number, 'reference', 'part']],
    ['unsure', [due.number, 'reference', undefined]],
    ['none'],
  ])
  expect(await book({ line: lines[4]?.id ?? '', order: await idOf(due.token) })).toMatchObject([
    { refused: 'transition-refused' },
  ])
  expect(await book({ line: lines[2]?.id ?? '', order: await idOf(named.token) })).toEqual([{ line: lines[2]?.id }])
  expect((await sale.order(named.token)).status).toBe('paid')
  const [, , , , , none] = lines
  expect(await organiser.ok(`PATCH /api/v1/bank-lines/${none?.id}`, { ignored: true })).toMatchObject({
    state: 'ignored',
  })
  expect((await openLines()).map(({ id }) => id)).not.toContain(none?.id)
  expect(await organiser.ok(`PATCH /api/v1/bank-lines/${none?.id}`, { ignored: false })).toMatchObject({
    state: 'open',
  })
  expect((await organiser.send(`PATCH /api/v1/bank-lines/${lines[2]?.id}`, { ignored: true })).status).toBe(409)
})

it('the second transfer for an order is not sure, and overpays it when it is recorded', async () => {
  const { token, number } = await sale.placeOrder()
  const imported = await importFile(
    statement([
      { amountCents: 2100, text: number },
      { amountCents: 2100, text: number },
    ]),
  )
  const lines = await linesOf(imported)
  expect(lines.map(({ match }) => match)).toEqual(['sure', 'unsure'])
  expect(await book(...first(lines))).toEqual(lines.map(({ id }) => ({ line: id })))
  expect(await sale.order(token)).toMatchObject({ status: 'paid', receivedCents: 4200, balanceCents: -2100 })
})

it('too little leaves the rest owed, and the payment of the rest is a sure match', async () => {
  const { token, number } = await sale.placeOrder()
  const [part] = await linesOf(await importFile(statement([{ amountCents: 2000, text: number }])))
  await book({ line: part?.id ?? '', order: await idOf(token) })
  expect(await sale.order(token)).toMatchObject({ status: 'pending', receivedCents: 2000, balanceCents: 100 })
  const lines = await linesOf(
    await importFile(
      statement([
        { amountCents: 2100, text: number },
        { amountCents: 100, text: number },
      ]),
    ),
  )
  expect(lines.map(({ match, candidates: [first] }) => [match, first?.outcome, first?.order.awaitedCents])).toEqual([
    ['unsure', 'over', 100],
    ['sure', 'pays', 100],
  ])
  await book(...first(lines.slice(1)))
  expect(await sale.order(token)).toMatchObject({ status: 'paid', receivedCents: 2100 })
})

it('never takes a line twice: not from the same file, from an overlapping one, nor from two imports at once', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => ({
    payments: [{ amountCents: 100, text: 'Donation', payer: 'Kim' }],
    day: `2026-10-${String(1 + Math.floor(at / 4)).padStart(2, '0')}`,
  }))
  const content = (from: number, to: number) => camt({ statements: [lines.slice(from, to)] })
  const imports = await Promise.all([0, 0, 0, 0].map(() => importFile(content(0, 20))))
  expect(imports.map(({ payments }) => payments)).toEqual([20, 20, 20, 20])
  expect(imports.map(({ known }) => known).sort((a, b) => a - b)).toEqual([0, 20, 20, 20])
  expect(await importFile(content(12, 40))).toMatchObject({ payments: 28, known: 8, open: 20 })
  expect(await importFile(content(0, 40))).toMatchObject({ payments: 40, known: 40, open: 0 })
})

it('records a line once, also when two members do it at once', async () => {
  const { token, number } = await sale.placeOrder()
  const [line] = await linesOf(await importFile(statement([{ amountCents: 2100, text: number }])))
  const booking = { line: line?.id ?? '', order: await idOf(token) }
  const results = await Promise.all([book(booking), book(booking), book(booking)])
  expect(
    results
      .flat()
      .map(({ refused }) => refused)
      .sort(),
  ).toEqual(['conflict', 'conflict', undefined])
  expect((await sale.order(token)).receivedCents).toBe(2100)
})

it('locks a line after its order and its event, as all that changes an order does', async () => {
  const { token, number } = await sale.placeOrder()
  const [line] = await linesOf(await importFile(statement([{ amountCents: 2100, text: number }])))
  const order = await idOf(token)
  for (const table of ['inventory', 'orders']) {
    const answers: Promise<unknown>[] = []
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`select from ${sql.identifier(table)} for update`)
      answers.push(book({ line: line?.id ?? '', order }))
      await expect.poll(() => lockWaiters(app)).toBe(1)
      // refused while another transaction has it
      await tx.execute(sql`select from bank_lines where id = ${line?.id} for update nowait`)
    })
    expect(await Promise.all(answers)).toEqual([
      [{ line: line?.id, ...(table === 'orders' && { refused: 'conflict' }) }],
    ])
  }
})

it('refused lines stay open, and do not stop the others', async () => {
  const { token, number } = await sale.placeOrder()
  const lines = await linesOf(
    await importFile(
      statement([
        { amountCents: 2100, text: number, currency: 'CHF' },
        { amountCents: 2100, text: number },
      ]),
    ),
  )
  const order = await idOf(token)
  const results = await book(...lines.map(({ id: line }) => ({ line, order })))
  expect(results.map(({ refused }: { refused?: string }) => refused)).toEqual(['transition-refused', undefined])
  expect((await linesOf({ id: lines[0]?.statement ?? '' })).map(({ state }) => state)).toEqual(['open', 'booked'])
})

it('shows sent refunds beside their orders, and keeps no other outgoing payment', async () => {
  const { number } = await sale.placeOrder()
  const imported = await importFile(
    statement([
      { amountCents: 2100, text: `Refund ${number}`, debit: true },
      { amountCents: 90_000, text: 'Rent', debit: true },
    ]),
  )
  expect(imported).toMatchObject({ payments: 0, refunds: 1, open: 0 })
  expect(await linesOf(imported)).toMatchObject([{ state: 'refund', amountCents: -2100, order: { number } }])
})

it('removes what is not booked; the rest of the file can be imported again', async () => {
  const { number } = await sale.placeOrder()
  const content = statement([
    { amountCents: 2100, text: number },
    { amountCents: 100, text: 'Donation' },
  ])
  const imported = await importFile(content)
  await book(...first((await linesOf(imported)).slice(0, 1)))
  await organiser.ok(`DELETE /api/v1/bank-statements/${imported.id}`)
  expect((await linesOf(imported)).map(({ state }) => state)).toEqual(['booked'])
  const again = await importFile(content)
  expect(again).toMatchObject({ payments: 2, known: 1, open: 1 })
  await organiser.ok(`DELETE /api/v1/bank-statements/${again.id}`)
  expect((await organiser.send(`GET /api/v1/bank-statements/${again.id}/lines`)).status).toBe(404)
})

it('reads a CSV file by columns that are named once', async () => {
  const { number } = await sale.placeOrder()
  const csv = (text: string) => `Tag;Wer;Wofür;Wie viel\n16.11.2026;Robin;${text};21,00\n`
  const refused = await organiser.send('POST /api/v1/bank-statements', file(csv(number)))
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ code: 'statement-columns' }]])
  const { csv: found } = await organiser.ok('POST /api/v1/bank-statements/preview', file(csv(number)))
  expect(found).toMatchObject({
    heading: ['Tag', 'Wer', 'Wofür', 'Wie viel'],
    remembered: false,
    columns: { date: 0, amount: 3 },
  })
  await organiser.ok(`PUT /api/v1/bank-statements/columns/${found.signature}`, {
    ...found.columns,
    payer: 1,
    text: [2],
  })
  const [line] = await linesOf(await importFile(csv(number)))
  expect(line).toMatchObject({ payer: 'Robin', text: number, amountCents: 2100, currency: 'EUR', match: 'sure' })
  const next = await organiser.ok('POST /api/v1/bank-statements/preview', file(csv('of the next week')))
  expect(next.csv).toMatchObject({ remembered: true, columns: { payer: 1, text: [2] } })
})

it('takes an amount in krónur, written with decimals, for exactly what its order waits for', async () => {
  const kronur = await eventOnSale(organiser, {
    changes: { currency: 'ISK' },
    types: [{ name: 'Seat', priceCents: 5000, capacity: 5 }],
  })
  const { token, number } = await kronur.placeOrder()
  const content = statement([{ amountCents: 500_000, currency: 'ISK', text: number }])
  expect(content).toContain('<Amt Ccy="ISK">5000.00</Amt>')
  const lines = await linesOf(await importFile(content))
  expect(lines).toMatchObject([{ amountCents: 5000, match: 'sure' }])
  await book(...first(lines))
  expect(await kronur.order(token)).toMatchObject({ status: 'paid', receivedCents: 5000, balanceCents: 0 })
})

it('removes lines in krónur and forints that an earlier version read too large, unless they are booked', async () => {
  const payments = ['ISK', 'HUF', 'EUR', 'ISK'].map((currency) => ({ amountCents: 500_000, currency }))
  const imported = await importFile(statement(payments))
  const [booked] = await linesOf(imported)
  await app.db.execute(sql`update bank_lines set state = 'booked' where id = ${booked?.id}`)
  const migration = new URL('../../../migrations/0092_bank-lines-without-decimals.sql', import.meta.url)
  await app.db.execute(sql.raw(await readFile(migration, 'utf8')))
  expect((await linesOf(imported)).map(({ currency, state }) => [currency, state])).toEqual([
    ['ISK', 'booked'],
    ['EUR', 'open'],
  ])
})

it('tells that a file is no bank statement', async () => {
  for (const call of ['POST /api/v1/bank-statements/preview', 'POST /api/v1/bank-statements']) {
    const { status, body } = await organiser.send(call, file('%PDF-1.7'))
    expect([status, body.errors]).toMatchObject([422, [{ path: 'body', code: 'statement-unreadable' }]])
  }
})

it('is for members who may record payments, each team for itself', async () => {
  const stranger = await signUp(organiser.url)
  const imported = await importFile(statement([{ amountCents: 100, text: 'Donation' }]))
  const [line] = await linesOf(imported)
  expect((await stranger.send(`GET /api/v1/bank-statements/${imported.id}/lines`)).status).toBe(404)
  expect((await stranger.send(`PATCH /api/v1/bank-lines/${line?.id}`, { ignored: true })).status).toBe(404)
  expect(await stranger.ok('GET /api/v1/bank-lines')).toEqual({ total: 0, lines: [] })
  const { token } = await sale.placeOrder()
  const body = { lines: [{ line: line?.id ?? '', order: await idOf(token) }] }
  expect((await stranger.send('POST /api/v1/bank-lines/book', body)).status).toBe(404)
  await app.db.execute(sql`update members set role = 'viewer' where user_id = ${stranger.me.id}`)
  expect((await stranger.send('GET /api/v1/bank-statements')).status).toBe(403)
})

it('imports and matches a file of 5,000 lines', async () => {
  const { token } = await sale.placeOrder()
  const id = await idOf(token)
  // 5,000 more orders like this one, with numbers of their own
  await app.db.execute(sql`
    insert into orders (id, team_id, event_id, number, test, status, language, currency, total_cents, name, email, payment_method, due_at)
    select 'ord_bulk' || n, team_id, event_id, translate(to_char(n, 'FM0000-0000'), '01', 'BC') , test, status, language, currency,
      total_cents, 'Buyer ' || n, email, payment_method, due_at
    from orders, generate_series(10000001, 10005000) n where id = ${id}`)
  const entries = Array.from({ length: 5000 }, (_, at) => {
    const number = String(10_000_001 + at)
      .replaceAll('0', 'B')
      .replaceAll('1', 'C')
    // every third without a reference, every third mistyped
    const text = ['Tickets for the winter concert', number, `${number.slice(0, 5)}X${number.slice(6)}`][at % 3] ?? ''
    return { payments: [{ amountCents: 2100, text, payer: `Payer ${at}` }], reference: `BULK-${at}` }
  })
  const content = camt({ statements: [entries] })
  expect(await importFile(content)).toMatchObject({ payments: 5000, known: 0 })
  const { total, lines } = await organiser.ok('GET /api/v1/bank-lines')
  expect(total).toBeGreaterThanOrEqual(5000)
  expect(lines.filter(({ match }: BankLine) => match === 'sure').length).toBeGreaterThan(500)
})
