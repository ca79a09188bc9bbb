import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOrder } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('leads from a card payment to its page at Stripe, in a new tab', async () => {
  const providerPage = 'https://dashboard.stripe.com/payments/pi_3Abc'
  const payment = { state: 'confirmed', amountCents: 1000, removable: false, createdAt: '2026-11-23T10:00:00.000Z' }
  await openOrder([], () => undefined, {
    payments: [
      { ...payment, id: 'pay_a', method: 'card', providerPage },
      { ...payment, id: 'pay_b', method: 'transfer' },
    ],
  })
  const [card, transfer] = within(await screen.findByRole('region', { name: 'Payments' })).getAllByRole('listitem')
  const link = within(card ?? document.body).getByRole('link', { name: 'Open in Stripe (opens in a new tab)' })
  expect(link.getAttribute('href')).toBe(providerPage)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(within(transfer ?? document.body).queryByRole('link')).toBeNull()
})
