import type { Send } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'

const made = async (send: Send) => (await send('POST /events', { urlLink: 'example.com' })).body.id as string
const times = { validFrom: '2026-06-01T18:00:00.000Z', validUntil: '2026-06-01T20:00:00.000Z' }

export const checkInCases = {
  'check-in.lists': {
    'none, one, and of an unknown event': async (send) => {
      const call = `/events/${await made(send)}/check-in-lists`
      return await inSequence(
        send,
        [`GET ${call}`],
        [`POST ${call}`, { name: 'Everyone' }],
        [`GET ${call}`],
        ['GET /events/evt_unknown/check-in-lists'],
      )
    },
  },
  'check-in.createList': {
    'with defaults, with all, with nonsense': async (send) => {
      const call = `POST /events/${await made(send)}/check-in-lists`
      return await inSequence(
        send,
        [call, { name: 'Everyone' }],
        [call, { ...times, name: 'Balcony', exits: true, reentry: true, names: false }],
        [call, { name: ' ', validFrom: times.validUntil, validUntil: times.validFrom }],
        [call, { name: 'Other', ticketTypes: ['tkt_unknown'] }],
      )
    },
  },
  'check-in.changeList': {
    'some fields, reversed times, and of an unknown list': async (send) => {
      const list = (await send(`POST /events/${await made(send)}/check-in-lists`, { name: 'Everyone' })).body.id
      const call = `PATCH /check-in-lists/${list}`
      return await inSequence(
        send,
        [call, { name: 'Doors', exits: true }],
        [call, { validFrom: times.validUntil }],
        [call, { validUntil: times.validFrom }],
        [call, { ticketTypes: ['tkt_unknown'] }],
        [call, { validFrom: null }],
        ['PATCH /check-in-lists/chl_unknown', { name: 'Doors' }],
      )
    },
  },
  'check-in.deleteList': {
    'twice, and an unknown one': async (send) => {
      const list = (await send(`POST /events/${await made(send)}/check-in-lists`, { name: 'Everyone' })).body.id
      return await inSequence(
        send,
        [`DELETE /check-in-lists/${list}`],
        [`DELETE /check-in-lists/${list}`],
        ['DELETE /check-in-lists/chl_unknown'],
      )
    },
  },
  'check-in.dashboard': {
    'of an event without tickets, and of an unknown list': async (send) => {
      const list = (await send(`POST /events/${await made(send)}/check-in-lists`, { name: 'Everyone' })).body.id
      return await inSequence(
        send,
        [`GET /check-in-lists/${list}/dashboard`],
        ['GET /check-in-lists/chl_unknown/dashboard'],
      )
    },
  },
} satisfies Record<string, Cases>
