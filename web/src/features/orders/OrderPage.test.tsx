import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const sampleId = async (status: string) => (await mockAnswers(`/orders?status=${status}`))[0].id as string

/** Opens a sample order with these actions allowed. */
async function openOrder(
  actions: string[],
  answer: (request: Request) => Response | undefined,
  /** Fields that change while the page is open. */
  stored: object = {},
) {
  const id = await sampleId('pending')
  const order = { ...(await mockAnswers(`/orders/${id}`)), actions }
  const app = openApp(`/en/orders/${id}`, (request) =>
    request.method === 'GET' && request.url.endsWith(`/orders/${id}`)
      ? Response.json({ ...order, ...stored })
      : answer(request),
  )
  return { ...app, order }
}

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

it('asks first, sends the reason, and confirms the action', async () => {
  const bodies: unknown[] = []
  const { user, order } = await openOrder(['mark-paid', 'cancel'], (request) => {
    if (!request.url.endsWith('/cancel')) return undefined
    void request.json().then((body) => bodies.push(body))
    return Response.json({ ...order, status: 'cancelled', actions: [] })
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel this order?' })
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Asked by phone')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel order' }))
  await screen.findByText(`Order ${order.number} cancelled.`)
  expect(bodies).toEqual([{ reason: 'Asked by phone' }])
})

it('moves the focus to the heading when the pressed button is gone', async () => {
  const { user } = await openOrder(['mark-paid', 'cancel'], (request) =>
    request.url.endsWith('/mark-paid') ? Response.json({ ...order, actions: ['resend'] }) : undefined,
  )
  const order = { ...(await mockAnswers(`/orders/${await sampleId('pending')}`)), status: 'paid' }
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mark as paid' }))
  await screen.findByText(/^Order .* marked as paid\.$/)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Actions' }))
})

it('retries a failed refund', async () => {
  const { user, order } = await openOrder(['retry-refund'], (request) =>
    request.method === 'POST' && request.url.endsWith('/retry-refund')
      ? Response.json({ ...order, actions: [] })
      : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Retry refund' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retry refund' }))
  await screen.findByText(`Retrying the refund for order ${order.number}.`)
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
  expect(screen.getByText('FR14 2004 1010 0505 0001 3M02 606')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy IBAN' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Mark refund as sent' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Have you transferred the refund?' })
  const date = within(dialog).getByLabelText('Date of the transfer')
  await user.click(within(dialog).getByRole('button', { name: 'Mark as sent' }))
  await within(dialog).findByText('Choose a date that’s not in the future.')
  await user.clear(date)
  await user.type(date, '2026-01-31')
  await user.click(within(dialog).getByRole('button', { name: 'Mark as sent' }))
  await screen.findByText(`Refund for order ${order.number} marked as sent.`)
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
  const dialog = within(screen.getByRole('alertdialog', { name: /^Has a late transfer arrived/ }))
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
  await screen.findByText(`Transfer for order ${order.number} recorded.`)
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
  const dialog = screen.getByRole('alertdialog', { name: 'Has the payment arrived?' })
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

it.each([
  ['cash', /in person/, /bank account|automatically/],
  ['transfer', /asked for a bank account/, /in person|automatically/],
  ['card', /refunded automatically/, /in person|bank account/],
])('cancels and refunds an order that was paid by %s, less a fee, after a look', async (method, expected, other) => {
  const bodies: object[] = []
  const preview = { dueCents: 500, taxes: [], refunds: [{ method, amountCents: 2700 }] }
  const { user, order } = await openOrder(
    ['refund'],
    (request) => {
      if (!request.url.includes('/cancel-tickets')) return undefined
      void request.json().then((body) => bodies.push(body))
      return Response.json(request.url.endsWith('/preview') ? preview : { ...order, actions: [] })
    },
    { refundableCents: 3200 },
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel and refund' }))
  const box = await screen.findByRole('dialog', { name: `Cancel and refund order ${order.number}` })
  const dialog = within(box)
  expect(box.textContent).toContain('€32.00 of what was paid can be refunded')
  await user.type(dialog.getByRole('textbox', { name: /^Cancellation fee/ }), '5')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('€27.00')
  expect(box.textContent).toMatch(expected)
  expect(box.textContent).not.toMatch(other)
  await user.click(dialog.getByRole('button', { name: 'Cancel and refund' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  const body = { ticketIds: order.tickets.map(({ id }: { id: string }) => id), feeCents: 500 }
  expect(bodies).toEqual([body, body])
})

it('says that an order is not found, with a link back', async () => {
  openApp('/de/orders/ord_unknown')
  await screen.findByRole('heading', { level: 1, name: 'Bestellung nicht gefunden' })
})

it('cancels tickets with a fee in two steps: first the choice, then what it changes and the mail', async () => {
  const bodies: { url: string; body: unknown }[] = []
  const preview = {
    dueCents: 500,
    taxes: [],
    refunds: [{ method: 'transfer', amountCents: 1100 }],
    mail: { subject: 'Tickets cancelled', text: 'Get well soon!' },
  }
  const stored = { refundableCents: 3200 }
  const { user, order } = await openOrder(
    ['cancel-tickets'],
    (request) => {
      if (!request.url.includes('/cancel-tickets')) return undefined
      void request.json().then((body) => bodies.push({ url: new URL(request.url).pathname, body }))
      return Response.json(request.url.endsWith('/preview') ? preview : { ...order, actions: [] })
    },
    stored,
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel tickets' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Cancel tickets of order ${order.number}` }))
  await user.click(dialog.getAllByRole('checkbox').at(-1) as HTMLElement)
  await user.type(dialog.getByRole('textbox', { name: /^Cancellation fee/ }), '5')
  await user.type(dialog.getByRole('textbox', { name: /^Message to the buyer/ }), 'Get well soon!')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('Refund by bank transfer, sent by you')
  expect(dialog.getByText('€11.00')).toBeTruthy()
  expect(dialog.getByText('Get well soon!')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel ticket' }))
  await screen.findByText(`Tickets of order ${order.number} cancelled.`)
  const body = { ticketIds: [order.tickets.at(-1).id], feeCents: 500, note: 'Get well soon!' }
  expect(bodies.map((sent) => sent.body)).toEqual([body, body])
})

it('keeps what was typed when the server refuses a fee, and when Stripe refuses the refund', async () => {
  const { user, order } = await openOrder(
    ['cancel-tickets'],
    (request) => {
      if (request.url.endsWith('/preview'))
        return problem({
          status: 422,
          code: 'validation',
          errors: [{ path: 'body.feeCents', code: 'too-big', message: '' }],
        })
      return undefined
    },
    { refundableCents: 3200 },
  )
  await user.click(await screen.findByRole('button', { name: 'Cancel tickets' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Cancel tickets of order ${order.number}` }))
  const fee = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Cancellation fee/ })
  await user.type(fee, '99')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('The fee can’t be more than what was paid for these tickets.')
  expect(fee.value).toBe('99')
})

it('offers to refund the difference of an overpaid order', async () => {
  const { user } = await openOrder(['refund-part'], () => undefined, { balanceCents: -300, refundableCents: 3500 })
  await screen.findByText('Overpaid by €3.00')
  await user.click(screen.getByRole('button', { name: 'Refund the difference' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund an amount/ }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('3')
})

it('records a payment with amount, method and day', async () => {
  const bodies: unknown[] = []
  const { user, order } = await openOrder(['record-payment'], (request) => {
    if (!request.url.endsWith('/payments')) return undefined
    void request.json().then((body) => bodies.push(body))
    return Response.json({ ...order, actions: [] })
  })
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Record a payment' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Payment method' }), 'Cash')
  const amount = dialog.getByRole('textbox', { name: 'Amount received' })
  await user.clear(amount)
  await user.type(amount, '10')
  await user.clear(dialog.getByLabelText('Date of arrival'))
  await user.type(dialog.getByLabelText('Date of arrival'), '2026-01-31')
  await user.click(dialog.getByRole('button', { name: 'Record payment' }))
  await screen.findByText(`Payment for order ${order.number} recorded.`)
  expect(bodies).toEqual([{ amountCents: 1000, method: 'cash', receivedOn: '2026-01-31', receivedCents: 0 }])
})

it('corrects the buyer’s email, with new codes', async () => {
  const bodies: object[] = []
  const { user, order } = await openOrder(['edit'], (request) => {
    if (request.method !== 'PATCH') return undefined
    void request.json().then((body) => bodies.push(body))
    return Response.json({ ...order, email: 'right@example.com' })
  })
  await user.click(await screen.findByRole('button', { name: 'Edit details' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Edit the details of order ${order.number}` }))
  const email = dialog.getByRole('textbox', { name: 'Buyer’s email' })
  await user.clear(email)
  await user.type(email, 'right@example.com')
  await user.click(dialog.getByRole('checkbox', { name: 'Replace all tickets of the buyer' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText(`Details of order ${order.number} saved.`)
  expect(bodies).toMatchObject([{ email: 'right@example.com', newCodes: true }])
})
