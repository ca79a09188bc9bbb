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

/** A sample order, as the server would show it to somebody who may act on it. */
async function openOrder(actions: string[], answer: (request: Request) => Response | undefined) {
  const id = await sampleId('pending')
  const order = { ...(await mockAnswers(`/orders/${id}`)), actions }
  const app = openApp(`/en/orders/${id}`, (request) =>
    request.method === 'GET' && request.url.endsWith(`/orders/${id}`) ? Response.json(order) : answer(request),
  )
  return { ...app, order }
}

it('shows what was ordered and what became of it, in words', async () => {
  openApp(`/en/orders/${await sampleId('cancelled')}`)
  await screen.findByRole('heading', { level: 1, name: /^Order / })
  const part = async (name: string) => (await screen.findByRole('region', { name })).textContent
  expect(await part('Tickets')).toContain('2 × Regular€32.00')
  expect(await part('Money')).toMatch(/Bank transfer.*Received.*Refund.*-€32.00.*Done/)
  expect(await part('Mails')).toContain('Confirmation with the tickets')
  expect(await part('Timeline')).toMatch(
    /Ordered.*Paid.*Cancelled; the seats were given back.*Ill on the day.*Money given back/,
  )
  expect(await part('What to do')).toContain('nothing to do')
})

it('asks before anything is done, sends the reason, and says that it is done', async () => {
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
  await screen.findByText(`Order ${order.number} is cancelled.`)
  expect(bodies).toEqual([{ reason: 'Asked by phone' }])
})

it('leaves the focus at the heading when the button that was pressed is gone', async () => {
  const { user } = await openOrder(['mark-paid', 'cancel'], (request) =>
    request.url.endsWith('/mark-paid') ? Response.json({ ...order, actions: ['resend'] }) : undefined,
  )
  const order = { ...(await mockAnswers(`/orders/${await sampleId('pending')}`)), status: 'paid' }
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Mark as paid' }))
  await screen.findByText(/^Order .* is paid\.$/)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What to do' }))
})

it('a refund that failed is tried again', async () => {
  const { user, order } = await openOrder(['retry-refund'], (request) =>
    request.method === 'POST' && request.url.endsWith('/retry-refund')
      ? Response.json({ ...order, actions: [] })
      : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Try the refund again' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Send it back' }))
  await screen.findByText(`The money of order ${order.number} goes back once more.`)
})

it('says why something could not be done, and leaves the question open', async () => {
  const { user } = await openOrder(['mark-paid'], (request) =>
    request.method === 'POST' ? problem({ status: 409, code: 'sold-out' }) : undefined,
  )
  await user.click(await screen.findByRole('button', { name: 'Mark as paid' }))
  const dialog = screen.getByRole('alertdialog', { name: 'Has the money come?' })
  await user.click(within(dialog).getByRole('button', { name: 'Mark as paid' }))
  await within(dialog).findByText('There are not enough tickets left.')
})

it('what a role may not do cannot be pressed, and says why', async () => {
  const me = await mockAnswers('/me')
  const office = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'box-office' })) }
  await openOrder(['refund', 'resend'], (request) => (request.url.endsWith('/me') ? Response.json(office) : undefined))
  const refund = await screen.findByRole('button', { name: 'Cancel and refund' })
  expect(refund.getAttribute('aria-disabled')).toBe('true')
  expect(refund.textContent).toContain('Your role does not allow this.')
  expect(screen.getByRole('button', { name: 'Send mail again' }).getAttribute('aria-disabled')).toBeNull()
})

it('that is not there is said so, with the way back', async () => {
  openApp('/de/orders/ord_unknown')
  await screen.findByRole('heading', { level: 1, name: 'Bestellung nicht gefunden' })
})
