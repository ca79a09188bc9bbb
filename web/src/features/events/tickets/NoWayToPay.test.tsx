import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../../app/test/render-app.tsx'

// fetched by the page when it is shown; here read from disk, which on a busy machine takes longer than a test waits
beforeAll(async () => void (await import('./Tickets.tsx')), 30_000)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

const title = 'Tickets with a price can’t be bought'

/** Opens an event of a team that has no bank account. */
async function openWithoutBank(event: string, keys?: object) {
  const { bank: _, ...team } = await mockAnswers('/teams/1')
  const stripe = { ...(await mockAnswers('/teams/1/stripe')), keys }
  openApp(`/en/events/${event}`, ({ method, url }) => {
    if (method === 'GET' && url.endsWith('/teams/1')) return Response.json(team)
    return url.endsWith('/teams/1/stripe') ? Response.json(stripe) : undefined
  })
  await screen.findByRole('list', { name: 'Ticket types' })
}

it('an event with prices whose team takes no way to pay says so, and leads to where that is mended', async () => {
  await openWithoutBank('evt_1')
  await screen.findByText(title)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('a bank account')).toBe('/en/settings#bank')
  expect(hrefOf('the keys of Stripe')).toBe('/en/settings#stripe')
})

it('keys that pay for tests only are no way to pay for an event on sale', async () => {
  await openWithoutBank('evt_1', { secretKey: 'sk_test_…1234', webhookSecret: 'whsec_…1', live: false, checked: true })
  await screen.findByText(/^The keys of Stripe do not fit/)
})

it('a bank account that is there is not asked for when it is too late for a transfer, whatever the keys are', async () => {
  const event = await mockAnswers('/events/evt_1')
  const date = new Date(Date.now() + 86_400_000).toISOString()
  const keys = { secretKey: 'sk_test_…1234', webhookSecret: 'whsec_…1', live: false, checked: true }
  const stripe = { ...(await mockAnswers('/teams/1/stripe')), keys }
  openApp('/en/events/evt_1', ({ method, url }) => {
    if (method === 'GET' && url.endsWith('/events/evt_1')) return Response.json({ ...event, date, endsAt: null })
    return url.endsWith('/teams/1/stripe') ? Response.json(stripe) : undefined
  })
  await screen.findByText(/^It is too late for a bank transfer/)
})

it('an event that can be paid for says nothing', async () => {
  openApp('/en/events/evt_1')
  const list = await screen.findByRole('list', { name: 'Ticket types' })
  expect(list.textContent).toContain('€42.00')
  await screen.findByText(/taken/)
  expect(screen.queryByText(title)).toBeNull()
})

it('an event that costs nothing says nothing', async () => {
  await openWithoutBank('evt_2')
  await screen.findByText(/taken/)
  expect(screen.queryByText(title)).toBeNull()
})
