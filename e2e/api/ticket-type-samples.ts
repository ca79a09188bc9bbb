import type { Routes } from '@foyer/contract/routes/all'
import type { SamplesOf } from './sample.ts'

/** Valid requests to the routes of ticket types, of the capacities that they share and of add-ons. */
export const ticketTypeSamples: {
  'ticket-types': SamplesOf<Routes['ticket-types']>
  'shared-capacities': SamplesOf<Routes['shared-capacities']>
  'add-ons': SamplesOf<Routes['add-ons']>
} = {
  'ticket-types': {
    list: ({ event }) => ({ params: { id: event } }),
    create: ({ event }) => ({
      params: { id: event },
      body: {
        name: 'Seat',
        description: 'Near the stage',
        priceCents: 2400,
        taxRateBp: 1900,
        capacity: 120,
        minPerOrder: 1,
        maxPerOrder: 6,
        salesFrom: '2030-06-01T18:00:00.000Z',
        salesUntil: '2031-06-01T18:00:00.000Z',
        hidden: false,
      },
    }),
    arrange: ({ event, ticketType }) => ({ params: { id: event }, body: { ids: [ticketType] } }),
    change: ({ ticketType }) => ({ params: { id: ticketType }, body: { name: 'Chair', priceCents: 0, capacity: 90 } }),
    delete: ({ ticketType }) => ({ params: { id: ticketType } }),
  },
  'shared-capacities': {
    list: ({ event }) => ({ params: { id: event } }),
    create: ({ event, ticketType }) => ({
      params: { id: event },
      body: { name: 'Main hall', capacity: 80, ticketTypeIds: [ticketType] },
    }),
    change: ({ sharedCapacity, ticketType }) => ({
      params: { id: sharedCapacity },
      body: { name: 'Hall 2', capacity: 60, ticketTypeIds: [ticketType] },
    }),
    delete: ({ sharedCapacity }) => ({ params: { id: sharedCapacity } }),
  },
  'add-ons': {
    list: ({ event }) => ({ params: { id: event } }),
    create: ({ event, ticketType }) => ({
      params: { id: event },
      body: {
        name: 'T-shirt',
        description: 'Organic cotton',
        minPerTicket: 0,
        maxPerTicket: 2,
        ticketTypeIds: [ticketType],
        addOns: [{ name: 'S', priceCents: 1500, taxRateBp: 1900, capacity: 40 }],
      },
    }),
    arrange: ({ event, addOnGroup }) => ({ params: { id: event }, body: { ids: [addOnGroup] } }),
    change: ({ addOnGroup }) => ({ params: { id: addOnGroup }, body: { name: 'Dinner', maxPerTicket: 4 } }),
    delete: ({ addOnGroup }) => ({ params: { id: addOnGroup } }),
  },
}
