import type { PromoCodeRow } from '../rows.ts'

const plain = {
  use: 'order',
  held: 0,
  sold: 0,
  unlocks: false,
  minTickets: 0,
  minCents: 0,
  withDiscounts: false,
  holds: false,
  createdAt: '2026-06-01T09:00:00.000Z',
} as const

/** The promo codes of the seed events. */
export const seedPromoCodes = (): PromoCodeRow[] => [
  { ...plain, id: 'pmo_1', event: 'evt_1', code: 'EARLYBIRD', effect: { kind: 'percent', bp: 1500 }, sold: 34 },
  {
    ...plain,
    id: 'pmo_2',
    event: 'evt_1',
    code: 'PRESS',
    tag: 'Press',
    effect: { kind: 'fixed', cents: 0 },
    use: 'ticket',
    uses: 10,
    sold: 6,
    note: 'For journalists with a press card',
  },
]
