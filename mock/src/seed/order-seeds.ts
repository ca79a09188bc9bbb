import { waivedMethods } from '@foyer/contract/order-states'
import type { PromoCodeRow, TicketTypeRow } from '../rows.ts'

/** An order of the demo before it has names and numbers. */
export interface OrderSeed {
  type: TicketTypeRow
  quantity: number
  outcome: 'paid' | 'expired' | 'refunded' | 'owed' | 'requested' | 'pending'
  /** The code that its buyer entered. */
  code?: PromoCodeRow
  /** The team has placed it and given it away. */
  waived?: (typeof waivedMethods)[number]
}

/** Gives the first orders of an event its codes, each for as many orders or tickets as it has been used for. */
export function withCodes(seeds: readonly OrderSeed[], codes: readonly PromoCodeRow[]): OrderSeed[] {
  const left = new Map(codes.map(({ id, sold }) => [id, sold]))
  return seeds.map((seed) => {
    if (seed.type.priceCents === 0 || seed.type.needsApproval) return seed
    const usesOf = ({ use }: PromoCodeRow) => (use === 'order' ? 1 : seed.quantity)
    const code = codes.find((each) => each.event === seed.type.event && usesOf(each) <= (left.get(each.id) ?? 0))
    if (!code) return seed
    left.set(code.id, (left.get(code.id) ?? 0) - usesOf(code))
    return { ...seed, code }
  })
}

/** Turns the last orders of the first event into one of each kind that a team gives away. */
export function withGifts(seeds: readonly OrderSeed[]): OrderSeed[] {
  const last = seeds.flatMap(({ type, code }, index) => (type.event === 'evt_1' && !code ? [index] : []))
  return seeds.map((seed, index) => {
    const waived = waivedMethods[last.length - 1 - last.indexOf(index)]
    return waived && last.includes(index) ? { ...seed, waived } : seed
  })
}

/** The price of a ticket with the code of its order, or as a gift. */
export function priceOf({ type: { priceCents }, code, waived }: OrderSeed): number {
  if (waived) return 0
  if (code?.effect.kind === 'percent') return Math.round((priceCents * (10_000 - code.effect.bp)) / 10_000)
  return code?.effect.kind === 'fixed' ? code.effect.cents : priceCents
}
