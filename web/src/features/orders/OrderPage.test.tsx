import { screen, within } from '@testing-library/react'
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
async function openOrder(actions: string[], answer: (request: Request) => Response | undefined) {
  const id = await sampleId('pending')
  const order = { ...(await mockAnswers(`/orders/${id}`)), actions }
  const app = openApp(`/en/orders/${id}`, (request) =>
    request.method === 'GET' && request.url.endsWith(`/orders/${id}`) ? Response.json(order) : answer(request),
  )
  return { ...app, order }
}

it('shows the order and its history in words', async () => {
  openApp(`/en/orders/${await sampleId('cancelled')}`)
  await screen.findByRole('heading', { level: 1, name: /^Order / })
  const part = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await part('Tickets')).toMatch(/2 × Standard(\w{4}-\w{4} ){2}€32\.00/)
  expect(await part('Payments')).toMatch(/Bank transfer.*Received.*Refund.*-€32.00.*Refunded/)
  expect(await part('Emails')).toContain('Confirmation with tickets')
  expect(await part('Timeline')).toMatch(
    /Ordered.*Paid.*Cancelled; the tickets were released.*Ill on the day.*Refunded/,
  )
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

it('says that an order is not found, with a link back', async () => {
  openApp('/de/orders/ord_unknown')
  await screen.findByRole('heading', { level: 1, name: 'Bestellung nicht gefunden' })
})
