import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../../app/test/render-app.tsx'
import { openOrder, sampleId } from '../test/open-order.ts'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const meal = { kind: 'add-on', ticketType: 'tkt_m', typeName: 'Meal', priceCents: 1000, taxRateBp: 1900 }

it('says to which tickets add-ons belong, also those that were cancelled', async () => {
  const { tickets } = await mockAnswers(`/orders/${await sampleId('pending')}`)
  const [first] = tickets
  const second = { ...first, id: 'tic_b', number: 'BBBB-2222' }
  const extras = [
    { ...meal, id: 'tic_1', ticketId: first.id },
    { ...meal, id: 'tic_2', ticketId: first.id },
    { ...meal, id: 'tic_3', ticketId: second.id },
    { ...meal, id: 'tic_4', ticketId: second.id, cancelledAt: '2026-01-31T10:00:00.000Z' },
  ]
  await openOrder([], () => undefined, { tickets: [first, second], extras })
  const items = within(await screen.findByRole('region', { name: 'Tickets' })).getAllByRole('listitem')
  const texts = items.map(({ textContent }) => textContent ?? '').filter((text) => text.includes('Meal'))
  expect(texts).toEqual([
    expect.stringMatching(`^3 × MealFor ticket ${first.number}For ticket BBBB-2222€30`),
    expect.stringMatching('^1 × Meal \\(cancelled\\)For ticket BBBB-2222€10'),
  ])
})

it('says to which tickets of the main order the add-ons of an add-on order belong', async () => {
  const { addsTo } = await mockAnswers('/orders/ord_2_1')
  openApp('/en/orders/ord_2_1')
  const addOns = await screen.findByRole('region', { name: 'Add-ons' })
  expect(addOns.textContent).toContain(`For ticket ${addsTo.tickets[0].number}`)
})
