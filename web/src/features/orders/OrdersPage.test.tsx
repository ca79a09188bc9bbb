import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Orders' }))
    .getAllByRole('row')
    .slice(1)

it('lists orders newest first and loads more on request', async () => {
  const { user } = openApp('/en/orders')
  expect(await rows()).toHaveLength(20)
  expect((await rows())[0]?.textContent).toMatch(/Awaiting payment/)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(async () => expect(await rows()).toHaveLength(40))
})

it('filters by event and status, all of it in the URL', async () => {
  const { user, router } = openApp('/en/orders?event=evt_3')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Cancelled')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(router.history.location.search).toBe('?event=evt_3&status=cancelled')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Refund owed')
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect((await rows())[0]?.textContent).toContain('CancelledRefund owed')
  expect(router.history.location.search).toBe('?event=evt_3&refunds=owed')
})

it('says that nothing matches, and shows all orders on request', async () => {
  const { user } = openApp('/en/orders?q=zebra')
  await user.click(await screen.findByRole('button', { name: 'Show all orders' }))
  expect(await rows()).toHaveLength(20)
})

it('a team without sales sees the first steps', async () => {
  openApp('/en/orders', (request) =>
    new URL(request.url).pathname.endsWith('/orders')
      ? Response.json([], { headers: { 'x-total-count': '0' } })
      : undefined,
  )
  await screen.findByRole('heading', { name: 'No orders yet' })
  expect(screen.getByRole('link', { name: 'An imprint' })).toBeTruthy()
})

it('a role without access sees why, and no orders are requested', async () => {
  const me = await mockAnswers('/me')
  const door = { ...me, teams: me.teams.map((team: object) => ({ ...team, role: 'door' })) }
  openApp('/en/orders', (request) => (request.url.endsWith('/me') ? Response.json(door) : undefined))
  await screen.findByRole('heading', { name: 'Your role doesn’t have access to orders' })
})
