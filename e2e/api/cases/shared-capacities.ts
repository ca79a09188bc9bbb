import type { ComparedResponse } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'
import { event, seat, sold } from './selling.ts'

// each side has its own ids of ticket types: their number is compared
const withoutIds = ({ body, ...rest }: ComparedResponse): ComparedResponse => ({
  ...rest,
  body: Array.isArray(body) ? body.map(withoutTypeIds) : withoutTypeIds(body),
})

const withoutTypeIds = (row: object) => ({
  ...row,
  ...('ticketTypeIds' in row && Array.isArray(row.ticketTypeIds) && { ticketTypeIds: row.ticketTypeIds.length }),
  ...('sharedCapacities' in row &&
    Array.isArray(row.sharedCapacities) && { sharedCapacities: row.sharedCapacities.length }),
})

const unknown = 'tkt_unknown'

export const sharedCapacityCases = {
  'shared-capacities.list': {
    'none, one, and of no event': async (send) => {
      const { id, types } = await sold(send, 'A', 'B')
      const none = await send(`GET /events/${id}/shared-capacities`)
      const body = { name: 'Hall', capacity: 30, ticketTypeIds: types.toReversed() }
      await send(`POST /events/${id}/shared-capacities`, body)
      return [
        none,
        withoutIds(await send(`GET /events/${id}/shared-capacities`)),
        await send('GET /events/evt_x/shared-capacities'),
        // the ticket types have no more seats than it, and nor has the event
        withoutIds(await send(`GET /events/${id}/ticket-types`)),
        await send(`GET /events/${id}/sales-series`),
      ]
    },
  },
  'shared-capacities.create': {
    'and what cannot be': async (send) => {
      const { id, types } = await sold(send, 'A')
      const hall = { name: 'Hall', capacity: 30, ticketTypeIds: types }
      const call = `POST /events/${id}/shared-capacities`
      return [
        withoutIds(await send(call, hall)),
        ...(await inSequence(
          send,
          [call, {}],
          [call, { ...hall, name: ' ' }],
          [call, { ...hall, capacity: -1 }],
          [call, { ...hall, capacity: 1_000_001 }],
          [call, { ...hall, ticketTypeIds: [] }],
          [call, { ...hall, ticketTypeIds: [unknown] }],
          ['POST /events/evt_unknown/shared-capacities', hall],
        )),
      ]
    },
  },
  'shared-capacities.change': {
    'each field alone, below the seats taken, and an unknown one': async (send, sell) => {
      const { id } = await event(send)
      const free = (await send(`POST /events/${id}/ticket-types`, { ...seat, priceCents: 0 })).body.id
      const paid = (await send(`POST /events/${id}/ticket-types`, { ...seat, name: 'Chair' })).body.id
      await sell(id)
      const hall = { name: 'Hall', capacity: 10, ticketTypeIds: [paid] }
      const { body } = await send(`POST /events/${id}/shared-capacities`, hall)
      const call = `PATCH /shared-capacities/${body.id}`
      const answers = await inSequence(
        send,
        [call, { name: 'Hall 2' }],
        [call, { capacity: 0 }],
        [call, { ticketTypeIds: [free, paid] }],
        [call, { ticketTypeIds: [free, paid], capacity: 5 }],
        [call, { capacity: 0 }],
        [call, { ticketTypeIds: [paid], capacity: 0 }],
        [call, { ticketTypeIds: ['tkt_unknown'] }],
        ['PATCH /shared-capacities/shc_unknown', { name: 'Nothing' }],
      )
      return answers.map(withoutIds)
    },
  },
  'shared-capacities.delete': {
    'once; a deleted ticket type is no longer in it, and a copied event has its own': async (send) => {
      const { id, types } = await sold(send, 'A', 'B')
      const hall = { name: 'Hall', capacity: 30, ticketTypeIds: types }
      const { body } = await send(`POST /events/${id}/shared-capacities`, hall)
      await send(`DELETE /ticket-types/${types[0]}`)
      const one = withoutIds(await send(`GET /events/${id}/shared-capacities`))
      const { body: copy } = await send(`POST /events/${id}/duplicate`)
      const deleted = await inSequence(
        send,
        [`DELETE /shared-capacities/${body.id}`],
        [`DELETE /shared-capacities/${body.id}`],
        [`GET /events/${id}/shared-capacities`],
      )
      return [one, ...deleted, withoutIds(await send(`GET /events/${copy.id}/shared-capacities`))]
    },
  },
} satisfies Record<string, Cases>
