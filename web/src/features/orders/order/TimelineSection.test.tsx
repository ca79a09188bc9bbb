import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openOrder } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

it('names a mail about a part of the order by what was cancelled', async () => {
  const at = '2026-01-31T10:00:00.000Z'
  const mails = ['ticketsCancelled', 'addOnsCancelled', 'ticketsAndAddOnsCancelled'].map((kind) => ({
    ...{ id: kind, kind, to: 'robin@example.com', state: 'sent', createdAt: at },
  }))
  await openOrder([], () => undefined, { timeline: [], mails })
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))
  for (const name of [/^Some tickets cancelled/, /^Some add-ons cancelled/, /^Some tickets and add-ons cancelled/])
    expect(timeline.getAllByRole('listitem').filter(({ textContent }) => name.test(textContent ?? ''))).toHaveLength(1)
})
