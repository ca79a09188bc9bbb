import type { ComparedResponse } from '../two-sides.ts'
import type { Cases } from './case.ts'
import { inSequence } from './case.ts'
import { sold } from './selling.ts'

const percent = { code: 'early', effect: { kind: 'percent', bp: 1500 } }
const unknown = 'tkt_unknown'

// each side has its own ids of ticket types and batches, and draws its own codes
const comparable = ({ body, ...rest }: ComparedResponse): ComparedResponse => ({
  ...rest,
  body: Array.isArray(body) ? body.map(withoutIds) : withoutIds(body),
})

const withoutIds = (row: object) => ({
  ...row,
  ...('ticketTypeIds' in row && Array.isArray(row.ticketTypeIds) && { ticketTypeIds: row.ticketTypeIds.length }),
  ...('batchId' in row && { batchId: 'batch' }),
})

export const promoCodeCases = {
  'promo-codes.list': {
    'the newest first, by text, tag and state, and of no event': async (send) => {
      const { id } = await sold(send, 'A')
      const call = `POST /events/${id}/promo-codes`
      await send(call, { ...percent, tag: 'Press', note: 'For Max' })
      await send(call, { ...percent, code: 'over', validUntil: '2020-01-01T00:00:00.000Z' })
      return await inSequence(
        send,
        [`GET /events/${id}/promo-codes`],
        [`GET /events/${id}/promo-codes?limit=1`],
        [`GET /events/${id}/promo-codes?q=for%20m`],
        [`GET /events/${id}/promo-codes?tag=Press`],
        [`GET /events/${id}/promo-codes?state=ended`],
        [`GET /events/${id}/promo-codes?sort=code`],
        [`GET /events/${id}/promo-codes?sort=price`],
        [`GET /events/${id}/promo-codes?state=soon`],
        ['GET /events/evt_unknown/promo-codes'],
      )
    },
  },
  'promo-codes.create': {
    'and what cannot be': async (send) => {
      const { id, types } = await sold(send, 'A', 'B')
      const call = `POST /events/${id}/promo-codes`
      const answers = await inSequence(
        send,
        [call, { ...percent, ticketTypeIds: types, uses: 5, perEmail: 1, unlocks: true }],
        [call, percent],
        [call, {}],
        [call, { ...percent, code: 'two words' }],
        [call, { ...percent, code: 'a', ticketTypeIds: [unknown] }],
        [call, { ...percent, code: 'a', holds: true, ticketTypeIds: types }],
        [
          call,
          { ...percent, code: 'a', validFrom: '2031-01-01T00:00:00.000Z', validUntil: '2030-01-01T00:00:00.000Z' },
        ],
        ['POST /events/evt_unknown/promo-codes', percent],
      )
      return answers.map(comparable)
    },
  },
  'promo-codes.createMany': {
    'as many as asked for': async (send) => {
      const { id } = await sold(send, 'A')
      const call = `POST /events/${id}/promo-codes/batch`
      const body = { effect: { kind: 'none' }, unlocks: true }
      const answers = await inSequence(send, [call, { ...body, count: 3 }], [call, { ...body, count: 0 }], [call, {}])
      return answers.map(comparable)
    },
  },
  'promo-codes.importMany': {
    'all of them, or none': async (send) => {
      const { id } = await sold(send, 'A')
      await send(`POST /events/${id}/promo-codes`, percent)
      const call = `POST /events/${id}/promo-codes/import`
      const answers = await inSequence(
        send,
        [call, { codes: [{ ...percent, code: 'one' }, percent, { ...percent, code: 'One' }] }],
        [
          call,
          {
            codes: [
              { ...percent, code: 'one' },
              { ...percent, code: 'two', uses: 0 },
            ],
          },
        ],
        [call, { codes: [{ ...percent, code: 'one', holds: true }] }],
        [call, { codes: [] }],
        [
          call,
          {
            codes: [
              { ...percent, code: 'one' },
              { ...percent, code: 'two', tag: 'Press' },
            ],
          },
        ],
        [`GET /events/${id}/promo-codes?sort=code`],
        ['POST /events/evt_unknown/promo-codes/import', { codes: [percent] }],
      )
      return answers.map(comparable)
    },
  },
  'promo-codes.deleteMany': {
    'those of a tag, as many as expected': async (send) => {
      const { id } = await sold(send, 'A')
      const tagged = { ...percent, tag: 'Press' }
      await send(`POST /events/${id}/promo-codes/import`, {
        codes: [tagged, { ...tagged, code: 'two' }, { ...percent, code: 'other' }],
      })
      const call = `POST /events/${id}/promo-codes/delete`
      const answers = await inSequence(
        send,
        [call, { tag: 'Press', count: 1 }],
        [call, { tag: 'Press', count: 2 }],
        [call, { tag: 'Press', count: 0 }],
        ['POST /events/evt_unknown/promo-codes/delete', { count: 1 }],
      )
      return [...answers, comparable(await send(`GET /events/${id}/promo-codes`))]
    },
  },
  'promo-codes.endMany': {
    'those of a tag, as many as expected': async (send) => {
      const { id } = await sold(send, 'A')
      await send(`POST /events/${id}/promo-codes/import`, {
        codes: [
          { ...percent, tag: 'Press' },
          { ...percent, code: 'two', tag: 'Press', validUntil: '2020-01-01T12:00:00.000Z' },
          { ...percent, code: 'three', tag: 'Press', validFrom: '2097-01-01T12:00:00.000Z' },
        ],
      })
      const call = `POST /events/${id}/promo-codes/end`
      const answers = await inSequence(
        send,
        [call, { tag: 'Press', count: 1 }],
        [call, { tag: 'Press', count: 3 }],
        ['POST /events/evt_unknown/promo-codes/end', { count: 1 }],
      )
      const { body, ...ended } = await send(`GET /events/${id}/promo-codes?state=ended&sort=code`)
      const rows = body.map(({ code, validFrom }: { code: string; validFrom?: string }) => [code, validFrom])
      return [...answers, { ...ended, body: rows }]
    },
  },
  'promo-codes.report': {
    'without sales, and of no event': async (send) => {
      const { id } = await sold(send, 'A')
      await send(`POST /events/${id}/promo-codes`, percent)
      return await inSequence(
        send,
        [`GET /events/${id}/promo-codes/report`],
        [`GET /events/${id}/promo-codes/report?by=day`],
        ['GET /events/evt_unknown/promo-codes/report'],
      )
    },
  },
  'promo-codes.view': {
    'one, and an unknown one': async (send) => {
      const { id } = await sold(send, 'A')
      const { body } = await send(`POST /events/${id}/promo-codes`, percent)
      return await inSequence(send, [`GET /promo-codes/${body.id}`], ['GET /promo-codes/pmo_unknown'])
    },
  },
  'promo-codes.change': {
    'fields alone and together, and what cannot be': async (send) => {
      const { id } = await sold(send, 'A')
      await send(`POST /events/${id}/promo-codes`, { ...percent, code: 'other' })
      const { body } = await send(`POST /events/${id}/promo-codes`, { ...percent, tag: 'Press' })
      const call = `PATCH /promo-codes/${body.id}`
      return await inSequence(
        send,
        [call, { tag: null, uses: 3 }],
        [call, { code: ' Other' }],
        [call, { effect: { kind: 'fixed', cents: 0 }, use: 'ticket', note: 'Free' }],
        [call, { holds: true, uses: null }],
        [call, { effect: { kind: 'percent', bp: 10_001 } }],
        ['PATCH /promo-codes/pmo_unknown', { uses: 1 }],
      )
    },
  },
  'promo-codes.delete': {
    'once; its text may be used again, and a copied event has none': async (send) => {
      const { id } = await sold(send, 'A')
      const { body } = await send(`POST /events/${id}/promo-codes`, percent)
      const { body: copy } = await send(`POST /events/${id}/duplicate`)
      return await inSequence(
        send,
        [`DELETE /promo-codes/${body.id}`],
        [`DELETE /promo-codes/${body.id}`],
        [`POST /events/${id}/promo-codes`, percent],
        [`GET /events/${copy.id}/promo-codes`],
      )
    },
  },
} satisfies Record<string, Cases>
