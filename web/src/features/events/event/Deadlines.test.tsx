import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { mockAnswers, openApp } from '../../../app/test/render-app.tsx'

beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', () => undefined)
})

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** Opens the overview of an event with other fields, ticket types and sales. @returns what comes next */
async function openDeadlines({ event = {}, types = [{}], sales = {} }: ShownEvent) {
  const [stored, [type], sold] = await Promise.all(
    ['/events/evt_3', '/events/evt_3/ticket-types', '/events/evt_3/sales'].map(mockAnswers),
  )
  const answers: Record<string, object> = {
    '/events/evt_3': { ...stored, ...event },
    '/events/evt_3/ticket-types': types.map((changes, at) => ({ ...type, id: `ttp_${at}`, ...changes })),
    '/events/evt_3/sales': { ...sold, awaited: none, balancesDue: { orders: 0, totalCents: 0 }, ...sales },
  }
  openApp('/en/events/evt_3', ({ method, url }) => {
    const answer = answers[new URL(url).pathname]
    return method === 'GET' && answer ? Response.json(answer) : undefined
  })
  return within(await screen.findByRole('region', { name: 'Coming up' }))
}

interface ShownEvent {
  event?: object
  types?: readonly object[]
  sales?: object
}

const none = { orders: 0, totalCents: 0, dueAt: null }
const titlesIn = (part: Awaited<ReturnType<typeof openDeadlines>>) =>
  part.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)

it('shows what is left to pay of paid orders below the dates, with a link to the orders', async () => {
  const part = await openDeadlines({
    event: { dateTba: true },
    sales: { balancesDue: { orders: 2, totalCents: 1250 } },
  })
  const link = await part.findByRole('link', { name: 'Balances due: 2 orders, €12.50' })
  expect(link.getAttribute('href')).toBe('/en/events/evt_3/orders?status=paid&balance=part-paid')
  expect(part.getAllByRole('listitem')).toHaveLength(1)
})

it('lists the sales of the ticket types, the transfers due and the event, soonest first, without what is over', async () => {
  const part = await openDeadlines({
    event: { date: ahead(20), endsAt: ahead(21) },
    types: [
      { name: 'Early', salesFrom: ahead(-5), salesUntil: ahead(4) },
      { name: 'Late', salesFrom: ahead(6), salesUntil: undefined },
    ],
    sales: { awaited: { orders: 2, totalCents: 3100, dueAt: ahead(5) } },
  })
  const link = await part.findByRole('link', { name: 'Transfers due: 2 orders, €31.00' })
  expect(link.getAttribute('href')).toBe('/en/events/evt_3/orders?status=pending')
  expect(titlesIn(part)).toEqual([
    'Sales end: Early',
    'Transfers due: 2 orders, €31.00',
    'Sales start: Late',
    'The event starts',
    'The event ends',
  ])
})

it('shows the next five at most, and says that there are none', async () => {
  const types = [1, 2, 3, 4, 5, 6].map((day) => ({ name: `Day ${day}`, salesUntil: ahead(day) }))
  expect(titlesIn(await openDeadlines({ types }))).toEqual([1, 2, 3, 4, 5].map((day) => `Sales end: Day ${day}`))
  cleanup()
  const part = await openDeadlines({ event: { dateTba: true } })
  expect(part.getByText(/^Nothing yet\./)).toBeTruthy()
  expect(part.queryByRole('listitem')).toBeNull()
})
