import { screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../app/test/render-app.tsx'

// The page loads it on demand; reading it from disk takes longer on a busy machine than a test waits.
beforeAll(async () => void (await import('./TicketTypes.tsx')), 30_000)
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

const title = 'Paid tickets can’t be bought right now'

/** Opens an event of a team without a bank account. */
async function openWithoutBank(event: string, keys?: object) {
  const { bank: _, ...team } = await mockAnswers('/teams/1')
  const stripe = { ...(await mockAnswers('/teams/1/stripe')), keys }
  openApp(`/en/events/${event}/tickets`, ({ method, url }) => {
    if (method === 'GET' && url.endsWith('/teams/1')) return Response.json(team)
    return url.endsWith('/teams/1/stripe') ? Response.json(stripe) : undefined
  })
  await screen.findByRole('list', { name: 'Ticket types' })
}

it('warns that priced tickets cannot be bought without a payment method, and links to the settings', async () => {
  await openWithoutBank('evt_1')
  await screen.findByText(title)
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('a bank account')).toBe('/en/settings/payments#bank')
  expect(hrefOf('Stripe keys')).toBe('/en/settings/payments#stripe')
})

it('test keys are no payment method for an event on sale', async () => {
  await openWithoutBank('evt_1', { secretKey: 'sk_test_…1234', webhookSecret: 'whsec_…1', live: false, checked: true })
  await screen.findByText(/^Your Stripe keys can’t be used here/)
})

it('blames the deadline, not the bank account, when it is too late for a transfer', async () => {
  const event = await mockAnswers('/events/evt_1')
  const date = new Date(Date.now() + 86_400_000).toISOString()
  const keys = { secretKey: 'sk_test_…1234', webhookSecret: 'whsec_…1', live: false, checked: true }
  const stripe = { ...(await mockAnswers('/teams/1/stripe')), keys }
  openApp('/en/events/evt_1/tickets', ({ method, url }) => {
    if (method === 'GET' && url.endsWith('/events/evt_1')) return Response.json({ ...event, date, endsAt: null })
    return url.endsWith('/teams/1/stripe') ? Response.json(stripe) : undefined
  })
  await screen.findByText(/^There isn’t enough time left for a bank transfer/)
})

it('says nothing when buyers can pay', async () => {
  openApp('/en/events/evt_1/tickets')
  const list = await screen.findByRole('list', { name: 'Ticket types' })
  expect(list.textContent).toContain('€42.00')
  expect(screen.queryByText(title)).toBeNull()
})

it('says nothing when all tickets are free', async () => {
  await openWithoutBank('evt_2')
  expect(screen.queryByText(title)).toBeNull()
})
