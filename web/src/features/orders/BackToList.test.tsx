import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openApp } from '../../app/test/render-app.tsx'
import { sampleId } from './test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
  // no room for an order beside the list
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { media: '', matches: false }))
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a list of orders, and the first of them. */
async function openFirstOf(list: string) {
  const app = openApp(list)
  const table = within(await screen.findByRole('table', { name: 'Orders' }))
  await app.user.click(table.getAllByRole('link')[0] ?? document.body)
  await screen.findByRole('heading', { level: 1, name: /^Order / })
  return app
}

const trail = async () => within(await screen.findByRole('navigation', { name: 'Breadcrumb' }))

it.each(['/en/orders?status=paid&sort=total&rows=dense', '/en/events/evt_3/orders?status=cancelled', '/en/orders'])(
  'returns from an order to the list as it was: %s',
  async (list) => {
    const { user, router } = await openFirstOf(list)
    expect((await trail()).getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe(list)
    await user.click(screen.getByRole('link', { name: 'Back to the list' }))
    await waitFor(() => expect(router.history.location.href).toBe(list))
    await screen.findByRole('table', { name: 'Orders' })
  },
)

it('returns to the list also after a change of language, and from an order that the first one has led to', async () => {
  const { user, router } = openApp('/en/orders?q=KQ7M4RTX')
  await user.click(await screen.findByRole('link', { name: 'KQ7M-4RTX' }))
  await screen.findByRole('region', { name: 'Add-ons' })
  await user.click(screen.getAllByRole('link', { name: /^\w{4}-\w{4}$/ })[0] ?? document.body)
  await screen.findByRole('region', { name: 'Tickets' })
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/en/orders?q=KQ7M4RTX')
  await user.click(screen.getByRole('link', { name: /Deutsch/ }))
  const back = await screen.findByRole('link', { name: 'Zurück zur Liste' })
  expect(back.getAttribute('href')).toBe('/de/orders?q=KQ7M4RTX')
  expect(router.history.location.pathname).toMatch(/^\/de\/orders\/ord_/)
})

it('leads from an order that no list has opened to all orders', async () => {
  openApp(`/en/orders/${await sampleId('paid')}`)
  const back = await screen.findByRole('link', { name: 'All orders' })
  expect(back.getAttribute('href')).toBe('/en/orders')
  expect((await trail()).getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('/en/orders')
})

it('leads from an order of the overview to all orders', async () => {
  await openFirstOf('/en/events/evt_3')
  expect(screen.getByRole('link', { name: 'All orders' }).getAttribute('href')).toBe('/en/orders')
})
