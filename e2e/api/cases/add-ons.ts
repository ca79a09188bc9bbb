import type { ComparedResponse } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'
import { sold } from './selling.ts'

// each side has its own ids of ticket types: their number is compared
const withoutIds = ({ body, ...rest }: ComparedResponse): ComparedResponse => ({
  ...rest,
  body: Array.isArray(body) ? body.map(withoutTypeIds) : withoutTypeIds(body),
})

const withoutTypeIds = (row: object) => ({
  ...row,
  ...('ticketTypeIds' in row && Array.isArray(row.ticketTypeIds) && { ticketTypeIds: row.ticketTypeIds.length }),
})

const size = (name: string) => ({ name, priceCents: 1500, taxRateBp: 1900, capacity: 20 })
const shirts = { name: 'T-shirt', minPerTicket: 0, maxPerTicket: 2, addOns: [size('S'), size('M')] }

export const addOnCases = {
  'add-ons.list': {
    'none, two, and of no event': async (send) => {
      const { id, types } = await sold(send, 'A', 'B')
      const call = `/events/${id}/add-on-groups`
      const none = await send(`GET ${call}`)
      await send(`POST ${call}`, { ...shirts, description: 'Organic cotton', ticketTypeIds: types })
      await send(`POST ${call}`, { ...shirts, name: 'Dinner', ticketTypeIds: null })
      return [none, withoutIds(await send(`GET ${call}`)), await send('GET /events/evt_x/add-on-groups')]
    },
  },
  'add-ons.create': {
    'and what cannot be': async (send) => {
      const { id, types } = await sold(send, 'A')
      const call = `POST /events/${id}/add-on-groups`
      const [shirt] = shirts.addOns
      const answers = await inSequence(
        send,
        [call, { ...shirts, ticketTypeIds: types }],
        [call, {}],
        [call, { ...shirts, name: ' ' }],
        [call, { ...shirts, minPerTicket: 3 }],
        [call, { ...shirts, maxPerTicket: 0 }],
        [call, { ...shirts, maxPerTicket: 11 }],
        [call, { ...shirts, addOns: [] }],
        [call, { ...shirts, addOns: [{ ...shirt, id: 'tkt_unknown' }] }],
        [call, { ...shirts, addOns: [{ ...shirt, priceCents: -1 }] }],
        [call, { ...shirts, ticketTypeIds: ['tkt_unknown'] }],
        ['POST /events/evt_unknown/add-on-groups', shirts],
      )
      return answers.map(withoutIds)
    },
  },
  'add-ons.change': {
    'each field alone, the add-ons, and an unknown one': async (send) => {
      const { id, types } = await sold(send, 'A')
      const { body } = await send(`POST /events/${id}/add-on-groups`, shirts)
      const call = `PATCH /add-on-groups/${body.id}`
      const [small] = body.addOns
      const given = { id: small.id, ...size('XS') }
      const answers = await inSequence(
        send,
        [call, { name: 'Shirt' }],
        [call, { description: 'Organic' }],
        [call, { description: null }],
        [call, { minPerTicket: 3 }],
        [call, { minPerTicket: 1, maxPerTicket: 1 }],
        [call, { ticketTypeIds: types }],
        [call, { ticketTypeIds: null }],
        [call, { ticketTypeIds: ['tkt_unknown'] }],
        [call, { addOns: [size('L'), given] }],
        [call, { addOns: [given, given] }],
        [call, { addOns: [{ ...given, id: 'tkt_unknown' }] }],
        ['PATCH /add-on-groups/aog_unknown', { name: 'Nothing' }],
      )
      return answers.map(withoutIds)
    },
  },
  'add-ons.arrange': {
    'the other way round, and with one missing': async (send) => {
      const { id } = await sold(send, 'A')
      const first = (await send(`POST /events/${id}/add-on-groups`, shirts)).body.id
      const second = (await send(`POST /events/${id}/add-on-groups`, { ...shirts, name: 'Dinner' })).body.id
      const call = `PUT /events/${id}/add-on-groups/order`
      return await inSequence(send, [call, { ids: [second, first] }], [call, { ids: [first] }])
    },
  },
  'add-ons.delete': {
    'once; a deleted ticket type is no longer in it, and a copied event has its own': async (send) => {
      const { id, types } = await sold(send, 'A', 'B')
      const { body } = await send(`POST /events/${id}/add-on-groups`, { ...shirts, ticketTypeIds: types })
      await send(`DELETE /ticket-types/${types[0]}`)
      const one = withoutIds(await send(`GET /events/${id}/add-on-groups`))
      const { body: copy } = await send(`POST /events/${id}/duplicate`)
      const deleted = await inSequence(
        send,
        [`DELETE /add-on-groups/${body.id}`],
        [`DELETE /add-on-groups/${body.id}`],
        [`GET /events/${id}/add-on-groups`],
      )
      return [one, ...deleted, withoutIds(await send(`GET /events/${copy.id}/add-on-groups`))]
    },
  },
} satisfies Record<string, Cases>
