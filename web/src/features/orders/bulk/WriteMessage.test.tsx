import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../../app/test/render-app.tsx'
import { problem } from '../../../test/problem.ts'
import { openOrder } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('writes to the buyer of the order, and shows what became of the message', async () => {
  const jobs: object[] = []
  const job = { id: 'job_1', kind: 'message', by: 'Ada', subject: 'Doors', waiting: 1, done: 0, skipped: 0, failed: 0 }
  const { user, order, router } = await openOrder(['note'], (request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/order-jobs')) return undefined
    if (request.method === 'POST') void request.json().then((body) => jobs.push(body))
    if (pathname.endsWith('/orders')) return Response.json([], { headers: { 'x-total-count': '0' } })
    return Response.json({ ...job, createdAt: '2026-11-23T10:00:00.000Z' }, { status: jobs.length > 0 ? 200 : 201 })
  })
  await user.click(await screen.findByRole('button', { name: 'Write to buyer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to the buyer' }))
  await user.type(dialog.getByRole('textbox', { name: 'Subject' }), 'Doors')
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'At seven.')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Write to buyer' }))
  await user.click(await screen.findByRole('button', { name: 'Send message' }))
  await screen.findByRole('heading', { level: 1, name: 'Message to the buyer of 1 order' })
  expect(router.history.location.pathname).toBe('/en/orders/jobs/job_1')
  expect(jobs).toEqual([{ kind: 'message', selection: { ids: [order.id] }, subject: 'Doors', text: 'At seven.' }])
})

it('says why it can’t write to a buyer without an email address', async () => {
  await openOrder(['note'], () => undefined, { email: undefined })
  const button = await screen.findByRole('button', { name: 'Write to buyer' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.textContent).toMatch(/The order has no email address\./)
})

it('writes to all buyers of an event, or to those that the list has found', async () => {
  const jobs: object[] = []
  const { user } = openApp('/en/events/evt_3/orders', (request) => {
    if (request.method !== 'POST') return undefined
    void request.json().then((body) => jobs.push(body))
    return problem({ status: 409, code: 'conflict' })
  })
  const dialog = async () => within(await screen.findByRole('dialog', { name: /^Write to the buyers of \d+ orders$/ }))
  const everyStatus = /also goes to buyers whose orders were cancelled/
  await user.click(await screen.findByRole('button', { name: 'Write to all buyers' }))
  const all = await dialog()
  all.getByText(everyStatus)
  await user.type(all.getByRole('textbox', { name: 'Subject' }), 'Doors')
  await user.type(all.getByRole('textbox', { name: 'Message' }), 'At seven.')
  await user.click(all.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(jobs).toHaveLength(1))
  await user.click(all.getByRole('button', { name: 'Close' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid')
  await user.click(await screen.findByRole('button', { name: 'Write to these buyers' }))
  const found = await dialog()
  expect(found.queryByText(everyStatus)).toBeNull()
  await user.click(found.getByRole('button', { name: 'Send message' }))
  const message = { kind: 'message', subject: 'Doors', text: 'At seven.' }
  await waitFor(() =>
    expect(jobs).toEqual([
      { ...message, selection: { filter: { event: 'evt_3', abandoned: 'without' } } },
      { ...message, selection: { filter: { event: 'evt_3', status: 'paid' } } },
    ]),
  )
})

it('writes to no buyer when the list is empty, and says so', async () => {
  openApp('/en/events/evt_3/orders?q=nothing-like-this')
  const button = await screen.findByRole('button', { name: 'Write to these buyers' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  expect(button.textContent).toMatch(/No matching orders/)
})

it('comes after the primary action, and not at all while the event has no orders', async () => {
  const { unmount } = openApp('/en/events/evt_3/orders')
  const write = await screen.findByRole('button', { name: 'Write to all buyers' })
  const add = screen.getByRole('link', { name: 'Add order' })
  expect(add.compareDocumentPosition(write)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  unmount()
  openApp('/en/events/evt_3/orders', ({ url }) =>
    new URL(url).pathname === '/orders' ? Response.json([], { headers: { 'x-total-count': '0' } }) : undefined,
  )
  await screen.findByText('Orders for this event will appear here.')
  expect(screen.queryByRole('button', { name: 'Write to all buyers' })).toBeNull()
})
