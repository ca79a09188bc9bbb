import type { promoCodes } from '@foyer/contract/routes/promo-codes'
import { cursorOf } from '@foyer/server/lib/cursor'
import type { SamplesOf } from './sample.ts'

const conditions = {
  tag: 'Press',
  effect: { kind: 'percent', bp: 2000 },
  use: 'ticket',
  uses: 20,
  minTickets: 1,
  minCents: 100,
  perEmail: 2,
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil: '2031-06-01T18:00:00.000Z',
  withDiscounts: true,
  note: 'For the newspaper',
} as const

/** One valid request for each call about promo codes. */
export const promoCodeSamples: SamplesOf<typeof promoCodes> = {
  list: ({ event }) => ({
    params: { id: event },
    query: { limit: 50, q: 'press', tag: 'Press', state: 'valid', sort: 'used', cursor: cursorOf([0, 'pmo_0']) },
  }),
  create: ({ event, ticketType }) => ({
    params: { id: event },
    body: { code: 'press-2031', ...conditions, ticketTypeIds: [ticketType], unlocks: true, holds: true },
  }),
  createMany: ({ event }) => ({
    params: { id: event },
    body: { ...conditions, count: 20, prefix: 'SUN-', length: 8 },
  }),
  importMany: ({ event, ticketType }) => ({
    params: { id: event },
    body: {
      codes: [
        { code: 'press-1', ...conditions, ticketTypeIds: [ticketType] },
        { code: 'press-2', ...conditions },
      ],
    },
  }),
  // the only code of the event
  endMany: ({ event }) => ({ params: { id: event }, body: { q: 'friends', count: 1 } }),
  deleteMany: ({ event }) => ({ params: { id: event }, body: { q: 'friends', state: 'valid', count: 1 } }),
  file: ({ event }) => ({ params: { id: event }, query: { q: 'friends', state: 'valid', language: 'de' } }),
  report: ({ event }) => ({ params: { id: event }, query: { by: 'tag' } }),
  reportFile: ({ event }) => ({ params: { id: event }, query: { by: 'code', language: 'fr' } }),
  view: ({ promoCode }) => ({ params: { id: promoCode } }),
  change: ({ promoCode }) => ({ params: { id: promoCode }, body: { code: 'SUMMER', uses: 30, note: null } }),
  delete: ({ promoCode }) => ({ params: { id: promoCode } }),
}
