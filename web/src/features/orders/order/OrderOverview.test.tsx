import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers } from '../../../app/test/render-app.tsx'
import { openOrder, sampleId } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** Answers the search for orders with this many. */
const orders = (total: number) => (request: Request) =>
  new URL(request.url).searchParams.get('limit') === '1'
    ? Response.json([], { headers: { 'x-total-count': String(total) } })
    : undefined

it('leads to all orders with the address of the buyer, and says how many', async () => {
  const { order, user, router } = await openOrder([], orders(3))
  await user.click(await screen.findByRole('link', { name: '3 orders with this address' }))
  await waitFor(() => expect(router.history.location.pathname).toBe('/en/orders'))
  expect(new URLSearchParams(router.history.location.search).get('q')).toBe(order.email)
  const table = within(await screen.findByRole('table', { name: 'Orders' }))
  expect(table.getByRole('link', { name: order.number })).toBeTruthy()
})

it('leads nowhere from the only order of a buyer, and searches for none without an address', async () => {
  const { fetched, unmount } = await openOrder([], orders(1))
  const searches = () => fetched.mock.calls.filter(([input]) => input.includes('limit=1'))
  await waitFor(() => expect(searches().length).toBeGreaterThan(0))
  expect(screen.queryByRole('link', { name: /with this address/ })).toBeNull()
  unmount()
  const id = await sampleId('pending')
  const erased = { ...(await mockAnswers(`/orders/${id}`)), name: undefined, email: undefined }
  const other = await openOrder([], orders(3), erased)
  await screen.findByText('No name yet')
  expect(other.fetched.mock.calls.some(([input]) => input.includes('limit=1'))).toBe(false)
})

it('names a buyer without an email address', async () => {
  await openOrder([], () => undefined, { name: 'Walk-in Wanda', email: undefined })
  expect((await screen.findByText('Buyer')).nextSibling?.textContent).toBe('Walk-in Wanda')
  expect(screen.queryByText('No name yet')).toBeNull()
})
