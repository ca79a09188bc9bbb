import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { findToast } from '../../test/find-toast.ts'
import { problem } from '../../test/problem.ts'
import { openOrder, sampleId } from './test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('shows the order and its history in words', async () => {
  openApp(`/en/orders/${await sampleId('cancelled')}`)
  await screen.findByRole('heading', { level: 1, name: /^Order / })
  const part = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await part('Tickets')).toMatch(/2 × Standard(\w{4}-\w{4} ){2}€32\.00/)
  expect(await part('Payments')).toMatch(/Bank transfer.*Received.*Refund.*-€32.00.*Refunded/)
  const timeline = await part('Timeline')
  expect(timeline).toMatch(/Ordered.*Paid.*Cancelled; the tickets were released.*Ill on the day.*Refunded/)
  expect(timeline).toMatch(/Confirmation with tickets.*Sent/)
  // struck through, with the refund
  expect(screen.getAllByText('€32.00', { selector: 's' })).toHaveLength(1)
  expect(screen.getByText('Refunded: €32.00')).toBeTruthy()
  expect(await part('Actions')).toContain('nothing you can do')
})

it('shows the list price and the discount of tickets that were sold for less', async () => {
  const { tickets } = await mockAnswers(`/orders/${await sampleId('pending')}`)
  const [first] = tickets
  const free = { id: 'tic_d', kind: 'add-on', ticketType: 'tkt_d', typeName: 'Map', priceCents: 0, taxRateBp: 1900 }
  const bought = [
    { ...first, id: 'tic_a', priceCents: 1600, listPriceCents: 2000 },
    { ...first, id: 'tic_b', priceCents: 1600, listPriceCents: 2000 },
    { ...first, id: 'tic_c', priceCents: 2000 },
  ]
  await openOrder([], () => undefined, { tickets: bought, extras: [free] })
  const [discounted, full, addOn] = within(await screen.findByRole('region', { name: 'Tickets' })).getAllByRole(
    'listitem',
  )
  expect(discounted?.textContent).toMatch(/^2 × .*Discount: €8\.00.*€40\.00€32\.00$/)
  expect(within(discounted as HTMLElement).getByText('€40.00').tagName).toBe('S')
  expect(full?.textContent).not.toContain('Discount')
  expect(addOn?.textContent).toBe('1 × MapFree')
  expect(full?.querySelector('s')).toBeNull()
})

it('leads from an add-on order to its main order, and back', async () => {
  const { user } = openApp('/en/orders/ord_2_1')
  const addOns = await screen.findByRole('region', { name: 'Add-ons' })
  expect(addOns.textContent).toMatch(/1 × Silk-screen printingFor ticket \S{9}€18\.00/)
  expect(screen.getByText('1 add-on')).toBeTruthy()
  const { addsTo } = await mockAnswers('/orders/ord_2_1')
  await user.click(screen.getByRole('link', { name: addsTo.number }))
  await screen.findByRole('region', { name: 'Tickets' })
  expect(screen.getByText('Add-on orders').nextSibling?.textContent).toBe('KQ7M-4RTX')
})

it.each([
  ['Mark as paid', /its add-ons become valid\. The buyer gets the tickets with the add-ons by email\./],
  ['Cancel order', /Its add-ons become invalid .* The tickets stay valid/],
  ['Reinstate order', /while its add-ons are still available/],
  ['Change payment deadline', /Its add-ons stay reserved/],
  ['Record a payment', /gets the tickets with the add-ons once/],
  ['Record a late transfer', /is to get the add-ons after all/],
])('asks about the add-ons of an add-on order, not about tickets: %s', async (name, expected) => {
  const actions = ['mark-paid', 'cancel', 'reactivate', 'change-due', 'record-payment', 'late-transfer']
  const { user } = await openOrder(actions, () => undefined, {
    addsTo: { id: 'ord_2', number: 'AAAA-BBBB', tickets: [] },
  })
  await user.click(await screen.findByRole('button', { name }))
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(expected)
})

it('tells the history of an add-on order by its add-ons', async () => {
  const at = '2026-01-31T10:00:00.000Z'
  const kinds = ['declined', 'expired', 'cancelled', 'payment-late', 'email-changed', 'tickets-cancelled']
  const mails = ['orderConfirmed', 'ticketsCancelled', 'orderCancelled']
  const stored = {
    timeline: kinds.map((kind) => ({ kind, at })),
    mails: mails.map((kind) => ({ id: kind, kind, to: 'robin@example.com', state: 'sent', createdAt: at })),
  }
  const addsTo = { id: 'ord_2', number: 'AAAA-BBBB', tickets: [] }
  await openOrder([], () => undefined, { ...stored, addsTo })
  const steps = within(await screen.findByRole('region', { name: 'Timeline' })).getAllByRole('listitem')
  const texts = steps.map(({ textContent }) => textContent)
  expect(texts.filter((text) => /add-ons/i.test(text))).toHaveLength(7)
  expect(texts.filter((text) => /ticket/i.test(text))).toEqual([
    expect.stringMatching(/^Confirmation of the add-ons, with tickets/),
  ])
})

it('names the tickets that were cancelled, and the add-ons that were cancelled with them', async () => {
  const names = { tickets: '2 × Seat (AAAA-1111, BBBB-2222)', addOns: 'Dinner' }
  const entry = { kind: 'tickets-cancelled', at: '2026-01-31T10:00:00.000Z', ...names, detail: 'Ill' }
  await openOrder([], () => undefined, { timeline: [entry], mails: [] })
  const timeline = await screen.findByRole('region', { name: 'Timeline' })
  for (const text of Object.values(names)) expect(within(timeline).getByText(text)).toBeTruthy()
})

it('names a ticket before and after a change of its type; older entries name the types', async () => {
  const entry = { kind: 'type-changed', at: '2026-01-31T10:00:00.000Z', by: 'Ada' }
  const named = { ...entry, tickets: 'Seat (AAAA-1111)', detail: 'Balcony (BBBB-2222)' }
  await openOrder([], () => undefined, { timeline: [{ ...entry, detail: 'Seat → Balcony' }, named], mails: [] })
  const timeline = await screen.findByRole('region', { name: 'Timeline' })
  const [older, newer] = within(timeline).getAllByRole('listitem')
  expect(older?.textContent).toMatch(/^Ticket changed to another type by Ada · Seat → Balcony/)
  const lines = 'Before: Seat (AAAA-1111)Now: Balcony (BBBB-2222)by Ada'
  expect(newer?.textContent).toContain(`Ticket changed to another type ${lines}`)
})

it('names the add-ons that were cancelled without their ticket', async () => {
  const entry = { kind: 'add-ons-cancelled', at: '2026-01-31T10:00:00.000Z', addOns: '2 × Dinner', detail: 'Ill' }
  await openOrder([], () => undefined, { timeline: [entry], mails: [] })
  const timeline = await screen.findByRole('region', { name: 'Timeline' })
  expect(within(timeline).getByText('2 × Dinner')).toBeTruthy()
  expect(within(timeline).getByRole('listitem').textContent).toMatch(/^Add-ons cancelled and released.*2 × DinnerIll/)
})

it('asks first, sends the reason, and confirms the action', async () => {
  const bodies: unknown[] = []
  const { user, order } = await openOrder(['mark-paid', 'cancel'], (request) => {
    if (!request.url.endsWith('/cancel')) return undefined
    void request.json().then((body) => bodies.push(body))
    return Response.json({ ...order, status: 'cancelled', actions: [] })
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this order?' })
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Asked by phone')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  await findToast(`Order ${order.number} cancelled.`)
  expect(bodies).toEqual([{ reason: 'Asked by phone' }])
})

it('offers to send nothing without a mail server, and says why', async () => {
  const unmailed = { ...(await mockAnswers('/me')), sendsMail: false }
  const { user } = await openOrder(['refund', 'resend'], (request) =>
    request.url.endsWith('/me') ? Response.json(unmailed) : undefined,
  )
  const resend = await screen.findByRole('button', { name: 'Resend email' })
  expect(resend.getAttribute('aria-disabled')).toBe('true')
  expect(resend.textContent).toMatch(/No mail server is set up\..*can add one/)
  await user.click(await screen.findByRole('button', { name: 'Cancel and refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toBeTruthy()
  expect(dialog.queryByRole('textbox', { name: /^Message to the buyer/ })).toBeNull()
})

it('moves the focus to the heading when the pressed button is gone', async () => {
  const { user } = await openOrder(['mark-paid', 'cancel'], (request) =>
    request.url.endsWith('/mark-paid') ? Response.json({ ...order, actions: ['resend'] }) : undefined,
  )
  const order = { ...(await mockAnswers(`/orders/${await sampleId('pending')}`)), status: 'paid' }
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as paid' }))
  await findToast(`Order ${order.number} marked as paid.`)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Actions' }))
})

it('retries a failed refund', async () => {
  const { user, order } = await openOrder(['retry-refund'], (request) =>
    request.method === 'POST' && request.url.endsWith('/retry-refund')
      ? Response.json({ ...order, actions: [] })
      : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Retry refund' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retry refund' }))
  await findToast(`Retrying the refund for order ${order.number}.`)
})

/** Opens the sample order with a refund that the team owes, as a member with this role. */
async function openOwed(role: string, answer: (request: Request) => Response | undefined = () => undefined) {
  const [{ id }] = await mockAnswers('/orders?refunds=owed')
  const order = { ...(await mockAnswers(`/orders/${id}`)), actions: ['refund-sent'] }
  const me = await mockAnswers('/me')
  const app = openApp(`/en/orders/${id}`, (request) => {
    if (request.url.endsWith('/me'))
      return Response.json({ ...me, teams: me.teams.map((team: object) => ({ ...team, role })) })
    return request.method === 'GET' && request.url.endsWith(`/orders/${id}`) ? Response.json(order) : answer(request)
  })
  return { ...app, order }
}

it('shows the refund that is owed, with the account, and marks it as sent on a day', async () => {
  const bodies: { sentOn: string }[] = []
  const { user, order } = await openOwed('owner', (request) => {
    if (!request.url.endsWith('/refund-sent')) return undefined
    void request.json().then((body) => bodies.push(body))
    if (bodies.length > 0) return Response.json({ ...order, owedCents: undefined, actions: [] })
    return problem({
      status: 422,
      code: 'validation',
      errors: [{ path: 'body.sentOn', code: 'in-future', message: '' }],
    })
  })
  await screen.findByText(`You owe ${order.name} €32.00`)
  expect(screen.getByText('Refund due: €32.00')).toBeTruthy()
  expect(screen.queryByText(/^Refunded:/)).toBeNull()
  expect(screen.getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy IBAN' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mark refund as sent' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Have you transferred the refund?' })
  const date = within(dialog).getByLabelText('Date of the transfer')
  await user.click(within(dialog).getByRole('button', { name: 'Mark as sent' }))
  await within(dialog).findByText('Choose a date that’s not in the future.')
  await user.clear(date)
  await user.type(date, '2026-01-31')
  await user.click(within(dialog).getByRole('button', { name: 'Mark as sent' }))
  await findToast(`Refund for order ${order.number} marked as sent.`)
  expect(bodies.at(-1)).toEqual({ sentOn: '2026-01-31', owedCents: 3200 })
})

it('records a late transfer, and asks again when another member has recorded money since', async () => {
  const bodies: { receivedCents: number }[] = []
  const stored = { receivedCents: 0 }
  const { user, order } = await openOrder(
    ['late-transfer'],
    (request) => {
      if (!request.url.endsWith('/late-transfer')) return undefined
      void request.json().then((body) => bodies.push(body))
      if (stored.receivedCents > 0) return Response.json({ ...order, actions: ['late-transfer'] })
      stored.receivedCents = 3200
      return problem({ status: 409, code: 'stale' })
    },
    stored,
  )
  await user.click(await screen.findByRole('button', { name: 'Record a late transfer' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Has a late transfer arrived/ }))
  const amount = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount received' })
  expect(amount.value).toBe('32')
  await user.clear(amount)
  await user.type(amount, '31.50')
  await user.clear(dialog.getByLabelText('Date of arrival'))
  await user.type(dialog.getByLabelText('Date of arrival'), '2026-01-31')
  await user.click(dialog.getByRole('button', { name: 'Record transfer' }))
  await dialog.findByText(/since you opened this order: €32\.00 received in total/)
  expect(amount.value).toBe('31.50')
  await user.click(dialog.getByRole('button', { name: 'Record transfer' }))
  await findToast(`Transfer for order ${order.number} recorded.`)
  const body = { amountCents: 3150, receivedOn: '2026-01-31' }
  expect(bodies).toEqual([
    { ...body, receivedCents: 0 },
    { ...body, receivedCents: 3200 },
  ])
})

it('offers neither the account to copy nor the action to a role that may not refund', async () => {
  await openOwed('box-office')
  const button = await screen.findByRole('button', { name: /Mark refund as sent/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Copy IBAN' })).toBeNull()
})

it('shows in the dialog why an action failed', async () => {
  const { user } = await openOrder(['mark-paid'], (request) =>
    request.method === 'POST' ? problem({ status: 409, code: 'sold-out' }) : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Has the payment arrived?' })
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }))
  await within(dialog).findByText('There aren’t enough tickets left.')
})

it('disables actions that the role may not perform, with the reason', async () => {
  const me = await mockAnswers('/me')
  const office = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'box-office' })) }
  await openOrder(['refund', 'resend'], (request) => (request.url.endsWith('/me') ? Response.json(office) : undefined))
  const refund = await screen.findByRole('button', { name: 'Cancel and refund' })
  expect(refund.getAttribute('aria-disabled')).toBe('true')
  expect(refund.textContent).toContain('Your role doesn’t allow this.')
  expect(screen.getByRole('button', { name: 'Resend email' }).getAttribute('aria-disabled')).toBeNull()
})

it('says that an order is not found, with a link back', async () => {
  openApp('/de/orders/ord_unknown')
  await screen.findByRole('heading', { level: 1, name: 'Bestellung nicht gefunden' })
})

it('records a payment with amount, method and day, and removes it again', async () => {
  const bodies: unknown[] = []
  const createdAt = '2026-01-31T09:00:00.000Z'
  const payment = { id: 'pay_a', method: 'cash', state: 'confirmed', amountCents: 1000, removable: true, createdAt }
  const stored: { payments?: object[] } = {}
  const { user, order } = await openOrder(
    ['record-payment'],
    (request) => {
      const isRecorded = request.url.endsWith('/payments')
      if (!isRecorded && !request.url.endsWith('/remove-payment')) return undefined
      void request.json().then((body) => bodies.push(body))
      stored.payments = isRecorded ? [payment] : []
      return Response.json({ ...order, ...stored, actions: [] })
    },
    stored,
  )
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Record a payment' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Payment method' }), 'Cash')
  const amount = dialog.getByRole('textbox', { name: 'Amount received' })
  await user.clear(amount)
  await user.type(amount, '10')
  await user.clear(dialog.getByLabelText('Date of arrival'))
  await user.type(dialog.getByLabelText('Date of arrival'), '2026-01-31')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  await findToast(`Payment for order ${order.number} recorded.`)
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove payment' }))
  await findToast(`Payment removed from order ${order.number}.`)
  expect(bodies).toEqual([
    { amountCents: 1000, method: 'cash', receivedOn: '2026-01-31', receivedCents: 0 },
    { payment: 'pay_a' },
  ])
})

it('says of a payment that a paid order lacks that the tickets are valid already', async () => {
  const { user } = await openOrder(['record-payment'], () => undefined, { status: 'paid', balanceCents: 1000 })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Record a payment' })
  expect(dialog.textContent).toContain('The tickets are valid already')
  expect(within(dialog).getByRole('textbox', { name: 'Amount received' })).toHaveProperty('value', '10')
})

it('prolongs the time to pay from the day on which it ends where the event takes place', async () => {
  const bodies: unknown[] = []
  const event = { id: 'evt_3', name: 'Off Broadway', timeZone: 'America/New_York' }
  const { user, order } = await openOrder(
    ['change-due'],
    (request) => {
      if (!request.url.endsWith('/due')) return undefined
      void request.json().then((body) => bodies.push(body))
      return Response.json({ ...order, actions: [] })
    },
    // the last second of 31 January there
    { event, dueAt: '2031-02-01T04:59:59.000Z' },
  )
  await user.click(await screen.findByRole('button', { name: 'Change payment deadline' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Payment due on').value).toBe('2031-01-31')
  await user.click(dialog.getByRole('button', { name: 'Change deadline' }))
  await waitFor(() => expect(bodies).toEqual([{ dueOn: '2031-01-31' }]))
})

it('shows the attendees’ addresses, what was passed on, and who has come in', async () => {
  const [{ id }] = await mockAnswers('/orders?status=pending')
  const { tickets } = await mockAnswers(`/orders/${id}`)
  const facts = {
    email: 'kim@example.com',
    passedOnAt: '2026-05-01T10:00:00.000Z',
    arrived: { at: '2026-06-01T18:04:00.000Z', gate: 'North' },
  }
  await openOrder([], () => undefined, { tickets: [{ ...tickets[0], ...facts }] })
  const section = (await screen.findByRole('region', { name: 'Tickets' })).textContent
  expect(section).toMatch(
    /kim@example\.com.*Passed on by the buyer on .*1\sMay\s2026.*Arrived: .*1\sJun\s2026.*20:04.*, North/,
  )
})

it('keeps a note and a day to follow up', async () => {
  const bodies: unknown[] = []
  const { user, order } = await openOrder(['note'], (request) => {
    if (!request.url.endsWith('/notes')) return undefined
    void request.json().then((body) => bodies.push(body))
    return Response.json(order)
  })
  await user.click(await screen.findByRole('button', { name: 'Add a note' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), ' Needs a ramp ')
  await user.type(dialog.getByLabelText(/^Follow up on/), '2031-05-01')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toEqual([{ text: 'Needs a ramp', followUpOn: '2031-05-01' }]))
})

it('shows the conversations about it, and leads to them in the inbox', async () => {
  const [sample] = (await mockAnswers('/inbox')).filter(({ from }: { from?: unknown }) => from)
  const thread = { ...sample, id: 'thr_a', unread: true, last: { ...sample.last, kind: 'reply', text: 'At the gate.' } }
  const { from: _, ...notified } = { ...sample, id: 'thr_b' }
  const { order } = await openOrder([], ({ method, url }) =>
    method === 'GET' && new URL(url).pathname === '/inbox'
      ? Response.json([thread, notified], { headers: { 'x-total-count': '2' } })
      : undefined,
  )
  const part = within(await screen.findByRole('region', { name: 'Conversation' }))
  expect(part.getAllByRole('listitem')).toHaveLength(1)
  expect(part.getByText('Your team: At the gate.')).toBeTruthy()
  expect(part.getByText('Unread')).toBeTruthy()
  const link = part.getByRole('link', { name: sample.from.name })
  expect(link.getAttribute('href')).toBe(`/en/inbox?order=${order.id}&thread=thr_a`)
})
