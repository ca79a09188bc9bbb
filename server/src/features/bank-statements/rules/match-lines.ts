import type { CandidateReason } from '@foyer/contract/bank-line-states'
import { searchTermsOf, searchTextOf } from '@foyer/contract/search-text'
import { groupBy } from '../../../lib/group-by.ts'
import { maybeShortNumber, shortNumber } from '../../orders/rules/short-numbers.ts'

/** An order that waits for a transfer, or did so until recently. */
export interface AwaitedOrder {
  id: string
  /** Such as `K7QR-2VXM`: the payment reference. */
  number: string
  name: string | null
  /** The amount that it waits for. */
  totalCents: number
  currency: string
}

/** A candidate as it is stored with its line. */
export interface StoredCandidate {
  order: string
  reason: CandidateReason
}

interface Matchable {
  amountCents: number
  currency: string
  payer: string
  text: string
}

const numberLength = 8
/** More orders than these are no help to a member. */
const maxCandidates = 5

/** Only letters and digits, in upper case: buyers leave hyphens out, banks break texts anywhere. */
export const compactText = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Every part of a text that may be an order's number, without its hyphen. */
export function numbersIn(text: string): string[] {
  return windowsOf(compactText(text), numberLength).filter((part) => shortNumber.test(part))
}

const windowsOf = (text: string, length: number): string[] =>
  Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length))

/** The texts without one of their characters. */
const shortened = (text: string): string[] => Array.from(text, (_, at) => text.slice(0, at) + text.slice(at + 1))

/**
 * Prepares to find the orders that lines of bank statements may pay for.
 * @param byNumber the ids of all orders of the team whose numbers are in the lines, by number without hyphen
 * @param awaited the orders that a mistyped reference, or amount and name, may mean
 * @returns a function that gives the candidates of a line: those whose number is in its text; otherwise those whose number
 *   is one typing error away, then those with its amount and name
 */
export function orderMatcher(
  byNumber: ReadonlyMap<string, string>,
  awaited: readonly AwaitedOrder[],
): (line: Matchable) => StoredCandidate[] {
  const similar = similarNumbers(awaited)
  const named = namedOrders(awaited)
  return (line) => {
    const exact = unique(numbersIn(line.text).flatMap((number) => byNumber.get(number) ?? []))
    if (exact.length > 0) return candidates(exact, 'reference')
    const mistyped = similar(compactText(line.text))
    const others = named(line).filter((id) => !mistyped.includes(id))
    return [...candidates(mistyped, 'similar-reference'), ...candidates(unique(others), 'name-and-amount')].slice(
      0,
      maxCandidates,
    )
  }
}

const candidates = (orders: readonly string[], reason: CandidateReason): StoredCandidate[] =>
  orders.slice(0, maxCandidates).map((order) => ({ order, reason }))

/**
 * Finds numbers that differ by one character that is wrong, missing, too many, or swapped with its neighbour. Such texts
 * have a part in common after one character of each is removed, so each number is stored under its shortened texts.
 */
function similarNumbers(orders: readonly AwaitedOrder[]): (text: string) => string[] {
  const numbers = orders.map(({ id, number }) => ({ id, number: compactText(number) }))
  const whole = groupBy(numbers, ({ number }) => number)
  const parts = new Map<string, { id: string; number: string }[]>()
  for (const each of numbers)
    for (const part of new Set(shortened(each.number))) parts.set(part, [...(parts.get(part) ?? []), each])
  return (text) => {
    if (parts.size === 0) return []
    const partsOf = (length: number) => windowsOf(text, length).filter((part) => maybeShortNumber.test(part))
    const wrong = partsOf(numberLength).flatMap((written) =>
      shortened(written).flatMap((part) =>
        (parts.get(part) ?? []).filter(({ number }) => isOneErrorAway(written, number)),
      ),
    )
    const missing = partsOf(numberLength - 1).flatMap((written) => parts.get(written) ?? [])
    const tooMany = partsOf(numberLength + 1).flatMap((written) =>
      shortened(written).flatMap((part) => whole.get(part) ?? []),
    )
    return unique([...wrong, ...missing, ...tooMany].map(({ id }) => id))
  }
}

/** Whether two texts of one length differ in one character, or in two neighbours that are swapped. */
function isOneErrorAway(written: string, number: string): boolean {
  const at = [...number].findIndex((letter, index) => letter !== written[index])
  if (at < 0 || written.slice(at + 1) === number.slice(at + 1)) return true
  const swapped = written[at] === number[at + 1] && written[at + 1] === number[at]
  return swapped && written.slice(at + 2) === number.slice(at + 2)
}

/** Finds orders by amount and name: each is stored under the spellings of the longest word of its name. */
function namedOrders(orders: readonly AwaitedOrder[]): (line: Matchable) => string[] {
  const stored = orders.flatMap(({ id, name, totalCents, currency }) => {
    const words = searchTermsOf(name ?? '').map(({ spellings, readAsUmlauts }) => [...spellings, readAsUmlauts ?? ''])
    const [longest = []] = words.toSorted(([a = ''], [b = '']) => b.length - a.length)
    return longest.filter(Boolean).map((word) => ({ id, words, under: `${totalCents} ${currency} ${word}` }))
  })
  const byWord = groupBy(stored, ({ under }) => under)
  return ({ amountCents, currency, payer, text }) => {
    // the text: of a payment on behalf of the buyer
    const written = searchTextOf(payer, text)
    return unique(written.trim().split(' '))
      .flatMap((word) => byWord.get(`${amountCents} ${currency} ${word}`) ?? [])
      .filter(({ words }) =>
        words.every((spellings) => spellings.some((word) => word && written.includes(` ${word} `))),
      )
      .map(({ id }) => id)
  }
}

const unique = (ids: readonly string[]): string[] => [...new Set(ids)]
