import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers } from '../../../../app/test/render-app.tsx'
import { findToast } from '../../../../test/find-toast.ts'
import { problem } from '../../../../test/problem.ts'
import { openOrder, sampleId } from '../../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

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

const addsTo = { id: 'ord_2', number: 'AAAA-BBBB' }

it('cancels and refunds the add-ons of an add-on order, and says that the tickets stay valid', async () => {
  const bodies: object[] = []
  const addOn = {
    kind: 'add-on',
    ticketId: 'tic_1',
    ticketType: 'tkt_9',
    typeName: 'Meal',
    priceCents: 1600,
    taxRateBp: 0,
  }
  const stored = {
    addsTo,
    tickets: [],
    refundableCents: 3200,
    extras: [
      { ...addOn, id: 'tic_8' },
      { ...addOn, id: 'tic_9' },
      { ...addOn, id: 'tic_10', kind: 'fee' },
    ],
  }
  const answer = (request: Request) => {
    if (!request.url.includes('/cancel-tickets')) return undefined
    void request.json().then((body) => bodies.push(body))
    return Response.json({ dueCents: 0, taxes: [], refunds: [] })
  }
  const { user } = await openOrder(['refund'], answer, stored)
  await user.click(await screen.findByRole('button', { name: 'Cancel and refund' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toMatch(
    /add-ons become invalid; the tickets stay valid.*paid for these add-ons is refunded/,
  )
  await user.click(within(dialog).getByRole('button', { name: 'Continue' }))
  await within(dialog).findByRole('button', { name: 'Back' })
  expect(bodies).toEqual([{ ticketIds: ['tic_8', 'tic_9'], feeCents: 0 }])
})

it('refunds a part of an add-on order, whose add-ons stay valid', async () => {
  const { user } = await openOrder(['refund-part'], () => undefined, { addsTo, refundableCents: 3200 })
  await user.click(await screen.findByRole('button', { name: 'Refund an amount' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('The add-ons stay valid')
})

it('cancels tickets with a fee in two steps: first the choice, then what it changes and the mail', async () => {
  const bodies: { url: string; body: unknown }[] = []
  const preview = {
    dueCents: 500,
    taxes: [],
    refunds: [{ method: 'transfer', amountCents: 1100 }],
    addOnOrders: ['ABCD-2345', 'ABCD-6789'],
    mail: { subject: 'Tickets cancelled', text: 'Get well soon!' },
  }
  const { tickets } = await mockAnswers(`/orders/${await sampleId('pending')}`)
  const dinner = { kind: 'add-on', ticketId: tickets[0].id, ticketType: 'tkt_dinner', typeName: 'Dinner' }
  const extras = ['a', 'b'].map((id) => ({ ...dinner, id, priceCents: 2500, taxRateBp: 700 }))
  const stored = { refundableCents: 3200, extras }
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
  const first = () =>
    dialog.getAllByRole('checkbox', { name: new RegExp(`^${tickets[0].typeName} · `) })[0] as HTMLElement
  const dinners = () => dialog.queryAllByRole('checkbox', { name: /^Dinner · €25.00/ })
  // the add-ons that go with a ticket are named there; without it, each may be cancelled alone
  await user.click(dinners()[0] as HTMLElement)
  await user.click(first())
  expect(dialog.getByText(/\+ 2 × Dinner$/)).toBeTruthy()
  expect(dinners()).toEqual([])
  await user.click(first())
  expect(dinners().map((each) => (each as HTMLInputElement).checked)).toEqual([false, false])
  await user.click(dinners()[1] as HTMLElement)
  await user.click(dialog.getAllByRole('checkbox').at(-1) as HTMLElement)
  await user.type(dialog.getByRole('textbox', { name: /^Cancellation fee/ }), '5')
  await user.type(dialog.getByRole('textbox', { name: /^Message to the buyer/ }), 'Get well soon!')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('Refund by bank transfer, sent by you')
  expect(dialog.getByText('€11.00')).toBeTruthy()
  // no line ends at the hyphen of a number
  expect(dialog.getByText('ABCD-2345').className).toBe('whitespace-nowrap')
  const addOnOrders = dialog.getByText(/bought later.* cancelled and refunded too: orders/)
  expect(addOnOrders.textContent).toMatch(/: orders ABCD-2345, ABCD-6789\.$/)
  expect(dialog.getByText('Get well soon!')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Cancel selection' }))
  await findToast(`The selection in order ${order.number} was cancelled.`)
  const body = { ticketIds: ['b', order.tickets.at(-1).id], feeCents: 500, note: 'Get well soon!' }
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
  await dialog.findByText('The fee can’t be more than what was paid for the selection.')
  expect(fee.value).toBe('99')
})

it('offers to refund the difference of an overpaid order', async () => {
  const bodies: unknown[] = []
  const { user, order } = await openOrder(
    ['refund-part'],
    (request) => {
      if (!request.url.includes('/refund-part')) return undefined
      void request.json().then((body) => bodies.push(body))
      const preview = { dueCents: 3200, taxes: [], refunds: [{ method: 'transfer', amountCents: 300 }] }
      return Response.json(request.url.endsWith('/preview') ? preview : { ...order, actions: [] })
    },
    { balanceCents: -300, refundableCents: 3500 },
  )
  await screen.findByText('Overpaid by €3.00')
  await user.click(screen.getByRole('button', { name: 'Refund the difference' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Refund an amount/ }))
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('3')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.findByText('€3.00')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toEqual({ amountCents: 300, refundedCents: 0 })
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
  await findToast(`Details of order ${order.number} saved.`)
  expect(bodies).toMatchObject([{ email: 'right@example.com', newCodes: true }])
})

it('changes the type of a ticket, and says first what it costs', async () => {
  const bodies: unknown[] = []
  const { user, order } = await openOrder(['change-type'], (request) => {
    if (request.url.endsWith('/ticket-types')) return Response.json(types)
    if (!request.url.endsWith('/change-type')) return undefined
    void request.json().then((body) => bodies.push(body))
    return Response.json({ ...order, actions: [] })
  })
  const [ticket] = order.tickets
  const [standard] = await mockAnswers(`/events/${order.event.id}/ticket-types`)
  const type = (id: string, name: string, more: number) => ({
    ...standard,
    id,
    name,
    capacity: 10,
    held: 0,
    sold: 4,
    priceCents: ticket.priceCents + more,
  })
  const types = [type(ticket.ticketType, 'Standard', 0), type('tkt_a', 'Child', -600), type('tkt_b', 'Box', 1000)]
  await user.click(await screen.findByRole('button', { name: 'Change ticket type' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: `Change the type of a ticket in order ${order.number}` }),
  )
  await dialog.findByText(/The order will cost €6\.00 less/)
  await user.selectOptions(dialog.getByRole('combobox', { name: 'New type' }), 'tkt_b')
  await dialog.findByText(/The buyer still has to pay €10\.00/)
  await user.click(dialog.getByRole('button', { name: 'Change ticket' }))
  await findToast(`Ticket of order ${order.number} changed.`)
  const body = { ticketId: ticket.id, ticketTypeId: 'tkt_b', priceCents: ticket.priceCents + 1000 }
  expect(bodies).toEqual([body])
})

it('cannot change a type before the types have arrived', async () => {
  let arrive: (types: Response) => void = () => undefined
  const arrival = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  const { user } = await openOrder(['change-type'], (request) =>
    request.url.endsWith('/ticket-types') ? arrival : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Change ticket type' }))
  const button = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change ticket' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  arrive(Response.json([]))
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull())
})

it('counts what a refund has taken off a ticket when it says what another type costs', async () => {
  const { event, tickets } = await mockAnswers(`/orders/${await sampleId('pending')}`)
  const [ticket] = tickets
  const [standard] = await mockAnswers(`/events/${event.id}/ticket-types`)
  const box = { ...standard, id: 'tkt_b', name: 'Box', priceCents: ticket.priceCents + 1000 }
  const { user } = await openOrder(
    ['change-type'],
    (request) => (request.url.endsWith('/ticket-types') ? Response.json([box]) : undefined),
    { tickets: [{ ...ticket, valueCents: ticket.priceCents - 644 }] },
  )
  await user.click(await screen.findByRole('button', { name: 'Change ticket type' }))
  await within(await screen.findByRole('dialog')).findByText(/The buyer still has to pay €16\.44/)
})

it('says that a discount does not apply to the new type, of a ticket that had one', async () => {
  const { tickets } = await mockAnswers(`/orders/${await sampleId('pending')}`)
  const [ticket] = tickets
  const two = [ticket, { ...ticket, id: 'tic_9', number: 'AAAA-BBBB', listPriceCents: ticket.priceCents + 500 }]
  const { user } = await openOrder(['change-type'], () => undefined, { tickets: two })
  await user.click(await screen.findByRole('button', { name: 'Change ticket type' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByRole('status')).textContent).not.toContain('list price')
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Ticket' }), 'tic_9')
  expect(dialog.getByRole('status').textContent).toContain('list price, without discounts and codes. The')
})

it('approves a request, or declines it with a reason for the buyer, after a look at the mail', async () => {
  const calls: unknown[] = []
  const { user, order } = await openOrder(['approve', 'decline'], (request) => {
    const decision = /(approve|decline)(\/preview)?$/.exec(request.url)?.[0]
    if (!decision) return undefined
    void request.text().then((body) => calls.push([decision, body && JSON.parse(body)]))
    if (decision.endsWith('/preview')) return Response.json({ mail: { subject: 'About it', text: `To ${decision}` } })
    return decision === 'approve'
      ? problem({ status: 409, code: 'transition-refused' })
      : Response.json({ ...order, actions: [] })
  })
  await user.click(await screen.findByRole('button', { name: 'Approve' }))
  const approval = within(await screen.findByRole('alertdialog', { name: 'Approve this request?' }))
  approval.getByText(/deadline in your payment terms/)
  await user.click(approval.getByRole('button', { name: 'Preview email' }))
  const mail = within(await approval.findByRole('region', { name: 'Email to the buyer' }))
  expect([mail.getByText('About it'), mail.getByText('To approve/preview')]).toHaveLength(2)
  await user.click(approval.getByRole('button', { name: 'Approve' }))
  await approval.findByRole('alert')
  await user.click(approval.getByRole('button', { name: 'Keep as is' }))
  await user.click(screen.getByRole('button', { name: 'Decline' }))
  const refusal = within(await screen.findByRole('alertdialog', { name: 'Decline this request?' }))
  await user.click(refusal.getByRole('button', { name: 'Preview email' }))
  await refusal.findByText('To decline/preview')
  await user.type(refusal.getByRole('textbox', { name: /^Reason/ }), ' Members only ')
  // it shows another reason
  expect(refusal.queryByText('To decline/preview')).toBeNull()
  await user.click(refusal.getByRole('button', { name: 'Preview email' }))
  await refusal.findByText('To decline/preview')
  await user.click(refusal.getByRole('button', { name: 'Decline' }))
  await findToast(`Order ${order.number} declined.`)
  expect(calls).toEqual([
    ['approve/preview', ''],
    ['approve', ''],
    ['decline/preview', {}],
    ['decline/preview', { reason: 'Members only' }],
    ['decline', { reason: 'Members only' }],
  ])
})
