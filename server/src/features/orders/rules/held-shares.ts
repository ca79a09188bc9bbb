import type { MoneyShare } from '../../../schema/json/order-money.ts'
import type { Ledger } from './ledger.ts'
import { dueLines, firstLines } from './ledger.ts'
import type { Weight } from './money-shares.ts'
import { missingShares, negative, portion, spread, sumByCell } from './money-shares.ts'

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
  const held = [...ledger.money, ...negative(waiting.flatMap(({ shares }) => shares ?? []))]
  const undividedCents = waiting.reduce((sum, { shares, amountCents }) => (shares ? sum : sum + amountCents), 0)
  if (undividedCents === 0) return held
  return [...held, ...negative(takenFrom(held, ledger, dueLines(ledger), undividedCents))]
}

/** The parts of money that arrives: first what the lines lack, then the amount beyond it. */
export function receivedShares(ledger: Ledger, amountCents: number): MoneyShare[] {
  const { rounding } = ledger
  // an expired order becomes paid once its price has arrived
  const status = ledger.status === 'expired' ? 'pending' : ledger.status
  const missing = missingShares(heldShares(ledger), dueLines({ ...ledger, status }), rounding)
  if (grossOf(missing) === amountCents) return missing
  const lacking = positive(missing)
  const lackingCents = grossOf(lacking)
  if (amountCents <= lackingCents) return portion(lacking, amountCents)
  return [...lacking, ...spread(anyLines(ledger), amountCents - lackingCents, rounding)]
}

/** The parts of money that goes back: what the order has beyond these lines, then all else that it has. */
export const refundedShares = (ledger: Ledger, lines: readonly Weight[], amountCents: number): MoneyShare[] =>
  takenFrom(heldShares(ledger), ledger, lines, amountCents)

function takenFrom(
  held: readonly MoneyShare[],
  ledger: Ledger,
  lines: readonly Weight[],
  amountCents: number,
): MoneyShare[] {
  const beyond = positive(negative(missingShares(held, lines, ledger.rounding)))
  const beyondCents = grossOf(beyond)
  if (amountCents <= beyondCents) return portion(beyond, amountCents)
  const rest = positive(sumByCell([...held, ...negative(beyond)]))
  const restCents = Math.min(amountCents - beyondCents, grossOf(rest))
  const lackingCents = amountCents - beyondCents - restCents
  return [...beyond, ...portion(rest, restCents), ...spread(anyLines(ledger), lackingCents, ledger.rounding)]
}

/**
 * The parts of a payment that is taken back, negative: as it was recorded, or parts of what the order has if that was moved
 * to other lines since. A type that has no more than this payment loses its tax, too, as it is now.
 */
export function takenBackShares(ledger: Ledger, entry: MoneyEntry): MoneyShare[] {
  const held = sumByCell(heldShares(ledger))
  const recorded = sumByCell(sharesOfEntries([entry], firstLines(ledger)))
  const taken = recorded.map((part) => {
    const own = held.find(({ type, rate }) => type === part.type && rate === part.rate)
    return { part: own?.gross === part.gross ? own : part, isThere: own !== undefined && own.gross >= part.gross }
  })
  if (taken.every(({ isThere }) => isThere)) return negative(taken.map(({ part }) => part))
  return negative(refundedShares(ledger, [], entry.receivedCents))
}

/**
 * Moves money to the lines that lack it from those that no longer need it, as when a ticket was changed to another type.
 * @returns signed parts whose amounts add up to 0; of an order that lacks nothing, they leave exactly its lines
 */
export function movedShares(ledger: Ledger): MoneyShare[] {
  const missing = missingShares(heldShares(ledger), dueLines(ledger), ledger.rounding)
  if (grossOf(missing) === 0) return missing
  const lacking = positive(missing)
  const beyond = positive(negative(missing))
  const moved = Math.min(grossOf(lacking), grossOf(beyond))
  return [...negative(portion(beyond, moved)), ...portion(lacking, moved)]
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

const positive = (shares: readonly MoneyShare[]): MoneyShare[] => shares.filter(({ gross }) => gross > 0)

const grossOf = (shares: readonly Pick<MoneyShare, 'gross'>[]): number =>
  shares.reduce((sum, { gross }) => sum + gross, 0)
