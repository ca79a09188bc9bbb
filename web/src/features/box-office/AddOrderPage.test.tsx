import type { FieldError } from '@foyer/contract/http/problem'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'
import { findToast } from '../../test/find-toast.ts'
import { problem } from '../../test/problem.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('places an order, keeps what was typed when it is refused, and is ready for the next buyer', async () => {
  const [{ id }] = await mockAnswers('/orders')
  const order = { ...(await mockAnswers(`/orders/${id}`)), status: 'paid' }
  const sent: { body: object; key: string | null }[] = []
  const { user } = openApp('/en/events/evt_3/orders/add', (request) => {
    if (request.method !== 'POST') return undefined
    void request.json().then((body) => sent.push({ body, key: request.headers.get('idempotency-key') }))
    if (sent.length > 0) return Response.json(order, { status: 201 })
    const fault = { path: 'body.items.0.quantity', code: 'not-enough-left', limit: 1, message: '' } as const
    return problem({ status: 409, code: 'sold-out', errors: [fault] })
  })
  const tickets = within(await screen.findByRole('group', { name: 'Tickets' }))
  const [seats] = tickets.getAllByRole<HTMLInputElement>('spinbutton')
  await user.type(seats ?? document.body, '3')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Robin')
  await user.click(screen.getByRole('radio', { name: 'Card terminal' }))
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await tickets.findByText('Only 1 is left.')
  expect(document.activeElement).toBe(seats)
  expect([seats?.value, screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value]).toEqual(['3', 'Robin'])
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await findToast(`Order ${order.number} added.`)
  expect(sent).toHaveLength(2)
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[1]?.body).toMatchObject({ items: [{ quantity: 3 }], name: 'Robin', method: 'terminal', language: 'en' })
  expect(seats?.value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Card terminal' }).checked).toBe(true)
})

it.each(['Guest list', 'Complimentary'])('shows that an order for %s costs nothing', async (method) => {
  const { user } = openApp('/en/events/evt_3/orders/add')
  const tickets = within(await screen.findByRole('group', { name: 'Tickets' }))
  await user.type(tickets.getAllByRole('spinbutton')[0] ?? document.body, '2')
  expect(screen.getByText(/^Total:/).textContent).not.toContain('€0.00')
  await user.click(screen.getByRole('radio', { name: method }))
  expect(screen.getByText(/^Total:/).textContent).toContain('€0.00')
})

it('prices the order with a code, and says why a code is refused', async () => {
  const sent: object[] = []
  const { user } = openApp('/en/events/evt_1/orders/add', (request) => {
    if (request.method !== 'POST') return undefined
    void request.json().then((body) => sent.push(body))
    const fault = { path: 'body.code', code: 'code-used-up', limit: 1, message: '' } as const
    return problem({ status: 409, code: 'sold-out', errors: [fault] })
  })
  const tickets = within(await screen.findByRole('group', { name: 'Tickets' }))
  await user.type(tickets.getAllByRole('spinbutton')[0] ?? document.body, '1')
  const total = () => screen.getByText(/^Total:/).textContent
  const before = total()
  await user.type(screen.getByRole('textbox', { name: /^Promo code/ }), 'press')
  await vi.waitFor(() => expect(total()).toBe('Total: €0.00'))
  expect(before).not.toBe('Total: €0.00')
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await screen.findByText('This code can be used only once more.')
  expect(sent).toMatchObject([{ code: 'press' }])
})

it('takes the price that the buyer chooses, and says between which prices', async () => {
  const [type] = await mockAnswers('/events/evt_3/ticket-types')
  const sent: object[] = []
  const { user } = openApp('/en/events/evt_3/orders/add', async (request) => {
    if (request.url.endsWith('/ticket-types')) return Response.json([{ ...type, minPriceCents: 500 }])
    if (request.method !== 'POST') return undefined
    sent.push(await request.json())
    const wrong =
      sent.length > 1 ? ({ code: 'too-big', limit: 5000 } as const) : ({ code: 'too-small', limit: 500 } as const)
    const fault = { path: 'body.items.0.priceCents', message: '', ...wrong }
    return problem({ status: 422, code: 'validation', errors: [fault] })
  })
  const tickets = within(await screen.findByRole('group', { name: 'Tickets' }))
  expect(tickets.queryByRole('textbox')).toBeNull()
  await user.type(tickets.getByRole('spinbutton'), '2')
  const price = await tickets.findByRole<HTMLInputElement>('textbox', { name: 'Price of “Standard”, per ticket' })
  expect(price.value).toBe('16')
  await user.clear(price)
  await user.type(price, '4.50')
  expect(screen.getByText(/^Total:/).textContent).toContain('€9.00')
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await tickets.findByText('The price must be at least €5.00.')
  expect(document.activeElement).toBe(price)
  expect(sent).toMatchObject([{ items: [{ quantity: 2, priceCents: 450 }] }])
  await user.type(price, '0')
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await tickets.findByText('The price must be at most €50.00.')
})

const conference = [
  {
    id: 'aog_1',
    name: 'Workshop',
    minPerTicket: 1,
    maxPerTicket: 1,
    addOns: [
      { id: 'tkt_90', name: 'Printing', priceCents: 1800, taxRateBp: 1900, capacity: 9, held: 0, sold: 0, left: 9 },
      { id: 'tkt_91', name: 'Binding', priceCents: 2200, taxRateBp: 1900, capacity: 9, held: 8, sold: 0, left: 1 },
    ],
  },
  {
    id: 'aog_2',
    name: 'Dinner',
    minPerTicket: 0,
    maxPerTicket: 2,
    ticketTypeIds: ['tkt_3'],
    addOns: [
      { id: 'tkt_92', name: 'Menu', priceCents: 900, taxRateBp: 700, capacity: 9, held: 0, sold: 0, left: 9 },
      { id: 'tkt_93', name: 'Bread', priceCents: 0, taxRateBp: 700, capacity: 9, held: 0, sold: 0, left: 9 },
    ],
  },
]

/** Opens the page for two tickets of an event with add-ons. @param errors of the order, if it is refused */
async function openWithAddOns(errors: FieldError[]) {
  const [type] = await mockAnswers('/events/evt_3/ticket-types')
  const sent: object[] = []
  const { user } = openApp('/en/events/evt_3/orders/add', (request) => {
    if (request.url.endsWith('/ticket-types'))
      return Response.json([
        { ...type, id: 'tkt_3' },
        { ...type, id: 'tkt_4', name: 'Other' },
      ])
    if (request.url.endsWith('/add-on-groups')) return Response.json(conference)
    if (request.method !== 'POST') return undefined
    void request.json().then((body) => sent.push(body))
    return problem({ status: 409, code: 'sold-out', errors })
  })
  const tickets = within(await screen.findByRole('group', { name: 'Tickets' }))
  await user.type(tickets.getAllByRole('spinbutton')[0] ?? document.body, '2')
  return { user, tickets, sent }
}

it('takes the same add-ons with all tickets of a type, or those of each ticket, and prices them', async () => {
  const { user, tickets, sent } = await openWithAddOns([])
  const before = 2 * 1600
  const total = () => screen.getByText(/^Total:/).textContent
  await user.selectOptions(tickets.getByRole('combobox', { name: 'Workshop' }), 'Printing · €18.00 · 9 left')
  expect(total()).toBe(`Total: €${(before + 2 * 1800) / 100}.00`)
  expect(tickets.getByRole('combobox', { name: 'Bread · Free · 9 left' })).toBeTruthy()
  await user.click(tickets.getByRole('checkbox', { name: 'Same add-ons for all these tickets' }))
  const second = within(tickets.getByRole('group', { name: 'Ticket 2' }))
  expect(second.getByRole<HTMLSelectElement>('combobox', { name: 'Workshop' }).value).toBe('tkt_90')
  await user.selectOptions(second.getByRole('combobox', { name: 'Workshop' }), 'Binding · €22.00 · 1 left')
  await user.selectOptions(second.getByRole('combobox', { name: /^Menu/ }), '2')
  expect(total()).toBe(`Total: €${(before + 1800 + 2200 + 2 * 900) / 100}.00`)
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toMatchObject([
    {
      items: [
        { ticketTypeId: 'tkt_3', quantity: 1, addOns: [{ ticketTypeId: 'tkt_90', quantity: 1 }] },
        {
          ticketTypeId: 'tkt_3',
          quantity: 1,
          addOns: [
            { ticketTypeId: 'tkt_91', quantity: 1 },
            { ticketTypeId: 'tkt_92', quantity: 2 },
          ],
        },
      ],
    },
  ])
  await user.click(tickets.getByRole('checkbox', { name: /^Same add-ons/ }))
  expect(tickets.queryByRole('group', { name: 'Ticket 2' })).toBeNull()
  expect(total()).toBe(`Total: €${(before + 2 * 1800) / 100}.00`)
})

it('shows at the add-on that too few are left, at the group that it has too many', async () => {
  const { user, tickets } = await openWithAddOns([
    { path: 'body.items.1.addOns.0.quantity', code: 'not-enough-left', limit: 0, message: '' },
    { path: 'body.items.1.addOns', code: 'add-on-too-many', limit: 1, message: '' },
  ])
  await user.click(tickets.getByRole('checkbox', { name: /^Same add-ons/ }))
  const second = within(tickets.getByRole('group', { name: 'Ticket 2' }))
  await user.selectOptions(second.getByRole('combobox', { name: 'Workshop' }), 'Binding · €22.00 · 1 left')
  await user.click(screen.getByRole('button', { name: 'Add order' }))
  await second.findByText('None are left.')
  const workshop = second.getByRole('combobox', { name: 'Workshop' })
  expect(document.activeElement).toBe(workshop)
  expect(workshop.getAttribute('aria-invalid')).toBe('true')
  expect(second.getByRole('group', { name: 'Dinner (up to 2)' }).textContent).toContain('Choose 1 or fewer.')
  expect(within(tickets.getByRole('group', { name: 'Ticket 1' })).queryByText(/left\.$|fewer/)).toBeNull()
})

it('offers the add-ons of a group only with the tickets that it is for', async () => {
  const { user, tickets } = await openWithAddOns([])
  await user.clear(tickets.getAllByRole('spinbutton')[0] ?? document.body)
  expect(tickets.queryByRole('combobox')).toBeNull()
  await user.type(tickets.getAllByRole('spinbutton')[1] ?? document.body, '1')
  expect(tickets.getAllByRole('combobox')).toEqual([tickets.getByRole('combobox', { name: 'Workshop' })])
  expect(tickets.queryByRole('checkbox')).toBeNull()
})
