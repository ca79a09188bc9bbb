import { expect, it } from 'vitest'
import { eventStatuses, itemStatusOf, mayBecome, missingForSale } from './event-status.ts'

it('only these ways lead from one status to another', () => {
  const ways = eventStatuses.flatMap((from) =>
    eventStatuses.filter((to) => from !== to && mayBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(ways).toEqual(['test → On Sale', 'On Sale → test', 'On Sale → Closed', 'Closed → test', 'Closed → On Sale'])
})

it('every status has its label in lists', () => {
  expect(itemStatusOf).toEqual({ test: 'draft', 'On Sale': 'onsale', Closed: 'closed' })
})

it('an event needs a date, an imprint and a ticket type before it goes on sale', () => {
  expect(missingForSale({ dateTba: true, hasImprint: false, hasTicketType: false })).toEqual([
    'date-open',
    'imprint-missing',
    'no-ticket-type',
  ])
  expect(missingForSale({ dateTba: false, hasImprint: true, hasTicketType: true })).toEqual([])
})
