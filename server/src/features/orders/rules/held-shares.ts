import type { MoneyShare } from '../../../schema/json/order-money.ts'
import type { Ledger } from './ledger.ts'
import { dueLines, firstLines } from './ledger.ts'
import type { Weight } from './money-shares.ts'
import { missingShares, negative, spread } from './money-shares.ts'

/** An entry of the money of an order, as it is stored. */
interface MoneyEntry {
  receivedCents: number
  refundedCents: number
  shares: MoneyShare[] | null
}

/** The parts of entries: money received less money refunded. @param first the lines that divide entries without shares */
export const sharesOfEntries = (entries: readonly MoneyEntry[], first: readonly Weight[]): MoneyShare[] =>
  entries.flatMap(({ receivedCents, refundedCents, shares }) => {
    if (shares) return refundedCents === 0 ? shares : negative(shares)
    const cents = receivedCents - refundedCents
    return cents < 0 ? negative(spread(first, 0 - cents, 'gross-sum')) : spread(first, cents, 'gross-sum')
  })

/** The money of an order by ticket type and tax rate, less the refunds that are still on their way. */
export function heldShares(ledger: Ledger): MoneyShare[] {
  const waiting = ledger.refunds.filter(({ state }) => state !== 'failed' && state !== 'done')
  const shares = waiting.flatMap((each) => each.shares ?? spread(firstLines(ledger), each.amountCents, ledger.rounding))
  return [...ledger.money, ...negative(shares)]
}

/** The parts of money that arrives: first what the lines lack, then the amount beyond it. */
export function receivedShares(ledger: Ledger, amountCents: number): MoneyShare[] {
  const { rounding } = ledger
  // an expired order becomes paid once its price has arrived
  const status = ledger.status === 'expired' ? 'pending' : ledger.status
  const missing = missingShares(heldShares(ledger), dueLines({ ...ledger, status }), rounding)
  if (grossOf(missing) === amountCents) return missing
  const lacking = missing.filter(({ gross }) => gross > 0)
  const lackingCents = grossOf(lacking)
  if (amountCents <= lackingCents) return spread(lacking.map(asWeight), amountCents, rounding)
  return [...lacking, ...spread(anyLines(ledger), amountCents - lackingCents, rounding)]
}

/** The parts of money that goes back: what the order has beyond these lines. */
export function refundedShares(ledger: Ledger, lines: readonly Weight[], amountCents: number): MoneyShare[] {
  const { rounding } = ledger
  const beyond = negative(missingShares(heldShares(ledger), lines, rounding)).filter(({ gross }) => gross > 0)
  const beyondCents = grossOf(beyond)
  if (amountCents < beyondCents) return spread(beyond.map(asWeight), amountCents, rounding)
  return [...beyond, ...spread(anyLines(ledger), amountCents - beyondCents, rounding)]
}

/**
 * The parts of a payment that is taken back, negative: as it was recorded, or parts of what the order has if that was moved
 * to other lines since.
 */
export function takenBackShares(ledger: Ledger, entry: MoneyEntry): MoneyShare[] {
  const held = heldShares(ledger)
  const recorded = negative(sharesOfEntries([entry], firstLines(ledger)))
  const left = missingShares(negative([...held, ...recorded]), [], ledger.rounding)
  if (left.every(({ gross }) => gross >= 0)) return recorded
  return negative(refundedShares(ledger, [], entry.receivedCents))
}

/**
 * Moves money to the lines that lack it from those that no longer need it, as when a ticket was changed to another type.
 * @returns signed parts whose amounts add up to 0; of an order that lacks nothing, they leave exactly its lines
 */
export function movedShares(ledger: Ledger): MoneyShare[] {
  const { rounding } = ledger
  const missing = missingShares(heldShares(ledger), dueLines(ledger), rounding)
  if (grossOf(missing) === 0) return missing
  const lacking = missing.filter(({ gross }) => gross > 0)
  const beyond = negative(missing).filter(({ gross }) => gross > 0)
  const moved = Math.min(grossOf(lacking), grossOf(beyond))
  const parts = (shares: readonly MoneyShare[]) => spread(shares.map(asWeight), moved, rounding)
  return [...negative(parts(beyond)), ...parts(lacking)]
}

/**
 * The lines that divide an amount which no line needs. Free tickets count as if each cost 10,000, so that there is a tax to
 * divide.
 */
function anyLines(ledger: Ledger): readonly Weight[] {
  const first = firstLines(ledger)
  const candidates = [dueLines(ledger), dueLines({ ...ledger, status: 'paid' }), first]
  const priced = candidates.find((lines) => lines.some(({ priceCents }) => priceCents > 0))
  return priced ?? first.map((line) => ({ ...line, priceCents: 10_000 }))
}

const asWeight = ({ type, rate, gross }: MoneyShare): Weight => ({
  ticketType: type,
  taxRateBp: rate,
  priceCents: gross,
})

const grossOf = (shares: readonly Pick<MoneyShare, 'gross'>[]): number =>
  shares.reduce((sum, { gross }) => sum + gross, 0)
