import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const path = '/en/orders/bank-statements'
const statement = {
  id: 'bst_1',
  fileName: 'november.xml',
  accounts: [],
  from: '2026-11-01',
  to: '2026-11-16',
  importedAt: '2026-11-17T08:00:00.000Z',
  by: 'Ada Example',
  payments: 62,
  known: 2,
  open: 57,
  booked: 3,
  ignored: 0,
  refunds: 0,
  unreadable: 0,
}
const order = {
  id: 'ord_1',
  number: 'K7QR-2VXM',
  name: 'Robin',
  status: 'pending',
  paymentMethod: 'transfer',
  totalCents: 2100,
  currency: 'EUR',
  event: 'Winter Concert',
}
const line = (id: string, more: object) => ({
  id,
  statement: 'bst_1',
  day: '2026-11-16',
  amountCents: 2100,
  currency: 'EUR',
  payer: `Payer ${id}`,
  text: 'K7QR-2VXM',
  state: 'open',
  match: 'sure',
  candidates: [{ order, reason: 'reference', outcome: 'pays' }],
  ...more,
})
const sure = Array.from({ length: 55 }, (_, at) => line(`bli_${at}`, {}))

type SentRequest = { call: string; body: unknown }

/** Opens the page with these open lines. @returns what it sends, besides */
function open(lines: object[], answers: Record<string, () => Response> = {}) {
  const sent: SentRequest[] = []
  const app = openApp(path, async (request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`
    const isJson = request.headers.get('content-type') === 'application/json'
    if (request.method !== 'GET') sent.push({ call, body: isJson ? await request.clone().json() : undefined })
    const answer = answers[call]
    if (answer) return answer()
    if (call === 'GET /bank-statements') return Response.json([statement])
    if (call === 'GET /bank-lines') return Response.json({ total: lines.length, lines })
    if (call === 'POST /bank-lines/book') {
      // `as`: what the page has sent to this route
      const booked = sent.at(-1)?.body as { lines: { line: string }[] } | undefined
      return Response.json(booked?.lines.map((each) => ({ line: each.line })))
    }
    return undefined
  })
  return { ...app, sent }
}

it('records all sure payments with one button, as many at once as the server takes', async () => {
  const { user, sent } = open(sure)
  const table = await screen.findByRole('table', { name: 'Payments ready to record' })
  expect(within(table).getAllByRole('row')).toHaveLength(21)
  await user.click(screen.getByRole('button', { name: 'Record 55 payments · €1,155.00' }))
  await screen.findByText('55 payments recorded.')
  const bodies = sent.map(({ body }) => body as { lines: object[] })
  expect(bodies.map(({ lines }) => lines.length)).toEqual([50, 5])
  expect(bodies[0]?.lines[0]).toEqual({ line: 'bli_0', order: 'ord_1' })
})

it('shows an unsure payment beside its orders, and why one cannot be recorded', async () => {
  const other = { ...order, id: 'ord_2', number: 'BBBB-2222', totalCents: 4200 }
  const late = { ...order, id: 'ord_3', number: 'CCCC-3333', status: 'paid' }
  const candidates = [
    { order: { ...other, awaitedCents: 4000 }, reason: 'reference', outcome: 'part' },
    { order: { ...order, id: 'ord_4', number: 'DDDD-4444', currency: 'CHF' }, reason: 'reference' },
    { order, reason: 'similar-reference', outcome: 'pays' },
    { order: late, reason: 'name-and-amount', outcome: 'over' },
  ]
  const { user, sent } = open([line('bli_1', { match: 'unsure', candidates })])
  const row = (await screen.findByRole('link', { name: 'BBBB-2222' })).closest('li')
  expect(row?.textContent).toContain('Less than the €40.00 due on this order.')
  expect(screen.queryByRole('button', { name: 'Record for order DDDD-4444' })).toBeNull()
  expect(screen.getByText(/^More than is due on this order/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Record for order K7QR-2VXM' }))
  await screen.findByText('1 payment recorded.')
  expect(sent).toEqual([{ call: 'POST /bank-lines/book', body: { lines: [{ line: 'bli_1', order: 'ord_1' }] } }])
})

it('tells which payments the server has refused', async () => {
  const refused = () => Response.json([{ line: 'bli_0', refused: 'transition-refused' }])
  const { user } = open(sure.slice(0, 1), { 'POST /bank-lines/book': refused })
  await user.click(await screen.findByRole('button', { name: 'Record 1 payment · €21.00' }))
  await screen.findByText(/^1 payment was not recorded, because the order has changed/)
})

it('ignores a payment, and takes that back', async () => {
  const { user, sent } = open([line('bli_1', { match: 'none', candidates: [] })], {
    'PATCH /bank-lines/bli_1': () =>
      Response.json(line('bli_1', { state: 'ignored', match: undefined, candidates: [] })),
  })
  await user.click(await screen.findByRole('button', { name: 'Ignore €21.00 from Payer bli_1' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ ignored: true }, { ignored: false }]))
})

it('finds the order of a payment by a search', async () => {
  const { user, sent } = open([line('bli_1', { match: 'none', candidates: [] })])
  await user.click(await screen.findByRole('button', { name: 'Choose an order for €21.00 from Payer bli_1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('searchbox'), 'pending')
  await dialog.findByText('No matching order.')
  expect(sent).toEqual([])
})

it('asks for the columns of a CSV file of a new kind, shows how it is read, and imports it', async () => {
  const columns = {
    date: 0,
    dateOrder: 'mdy',
    amount: 2,
    debit: null,
    direction: null,
    currency: null,
    payer: null,
    text: [1],
    reference: null,
    account: null,
  }
  const csv = {
    signature: 'abc',
    heading: ['Tag', 'Wer', 'Wie viel', 'Wofür'],
    rows: [['16.11.2026', 'Robin', '21,00', 'K7QR-2VXM']],
    columns,
    currency: 'EUR',
    remembered: false,
  }
  const { user, sent } = open([], {
    'POST /bank-statements/preview': () => Response.json({ format: 'csv', csv }),
    'PUT /bank-statements/columns/abc': () => new Response(null, { status: 204 }),
    'POST /bank-statements': () => Response.json({ ...statement, fileName: 'nov.csv', unreadable: 1 }, { status: 201 }),
  })
  const input = await screen.findByLabelText('Import a statement', { selector: 'input' })
  await user.upload(input, new File(['x'], 'nov.csv', { type: 'text/csv' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Skipped: no date or amount')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Dates are written' }), 'Day, month, year')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Name of the payer' }), 'Wer: Robin')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Payment reference' }), 'Wofür: K7QR-2VXM')
  expect(dialog.getByText('€21.00')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remember and import' }))
  await screen.findByText('nov.csv imported')
  expect(screen.getByText(/60 new payments, 2 imported before\. 1 row skipped: no date or amount/)).toBeTruthy()
  expect(sent.map(({ call }) => call)).toEqual([
    'POST /bank-statements/preview',
    'PUT /bank-statements/columns/abc',
    'POST /bank-statements',
  ])
  expect(sent[1]?.body).toEqual({ ...columns, dateOrder: 'dmy', payer: 1, text: [3] })
})

it('says why a file cannot be imported, and keeps the page', async () => {
  const { user } = open([], {
    'POST /bank-statements/preview': () =>
      problem({ status: 422, errors: [{ path: 'body', code: 'statement-unreadable', message: '' }] }),
  })
  const input = await screen.findByLabelText('Import a statement', { selector: 'input' })
  await user.upload(input, new File(['x'], 'photo.xml'))
  await screen.findByText(/^Foyer can’t read this file/)
})

it('takes an import back after a question', async () => {
  const { user, sent } = open([], { 'DELETE /bank-statements/bst_1': () => new Response(null, { status: 204 }) })
  await user.click(await screen.findByRole('button', { name: 'Remove november.xml' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  await screen.findByText('november.xml removed.')
  expect(sent).toEqual([{ call: 'DELETE /bank-statements/bst_1', body: undefined }])
})

it('a role that may not record payments sees why', async () => {
  const me = await mockAnswers('/me')
  const viewer = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'viewer' })) }
  openApp(path, (request) => (request.url.endsWith('/me') ? Response.json(viewer) : undefined))
  await screen.findByRole('heading', { name: 'You don’t have access to bank statements' })
})

it('the demo has no statements yet', async () => {
  openApp(path)
  await screen.findByRole('heading', { name: 'No bank statements yet' })
})
