import type { BookingOutcome } from '@foyer/contract/bank-booking'
import { bookingOutcomeOf } from '@foyer/contract/bank-booking'
import type { BankLine, BankStatement } from '@foyer/contract/bank-statements'
import type { BankLineRow, OrderOfLine, StatementRow } from './queries.ts'

/** An import with the numbers of its lines. */
export const presentStatement = ({ statement, by, ...counts }: StatementRow): BankStatement => ({
  id: statement.id,
  fileName: statement.fileName,
  accounts: statement.accounts,
  ...(statement.fromDay && { from: statement.fromDay }),
  ...(statement.toDay && { to: statement.toDay }),
  importedAt: statement.importedAt.toISOString(),
  ...(by && { by }),
  payments: statement.payments,
  known: statement.known,
  ...counts,
  unreadable: statement.unreadable,
})

/**
 * Lines with the orders they may pay for, as these are now. Of several lines that settle the same order, the first is a
 * sure match.
 */
export function presentLines(lines: readonly BankLineRow[], orders: readonly OrderOfLine[]): BankLine[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const settled = new Set<string>()
  return lines.map((line) => {
    const candidates = line.candidates.flatMap(({ order: id, reason }) => {
      const order = byId.get(id)
      return order ? [{ reason, order, outcome: outcomeOf(order, line) }] : []
    })
    const [first, ...others] = candidates
    const named = others.length === 0 && first?.reason === 'reference' ? first.order : undefined
    const isSure = named && !settled.has(named.id) && outcomeOf(named, line) === 'pays'
    if (isSure) settled.add(named.id)
    const unsureMatch = first ? 'unsure' : 'none'
    const order = line.orderId === null ? undefined : byId.get(line.orderId)
    return {
      ...presentLine(line),
      ...(line.state === 'open' && { match: isSure ? 'sure' : unsureMatch }),
      candidates: line.state === 'open' ? candidates.map(presentCandidate) : [],
      ...(order && { order: { id: order.id, number: order.number } }),
    }
  })
}

const outcomeOf = ({ awaitedCents, ...order }: OrderOfLine, line: BankLineRow) =>
  bookingOutcomeOf({ ...order, awaitedCents: awaitedCents ?? undefined }, line)

const presentLine = ({ id, statementId, day, amountCents, currency, payer, text, state }: BankLineRow) => ({
  id,
  statement: statementId,
  day,
  amountCents,
  currency,
  ...(payer && { payer }),
  ...(text && { text }),
  state,
})

type Candidate = Pick<BankLine['candidates'][number], 'reason'> & {
  order: OrderOfLine
  outcome: BookingOutcome | undefined
}

const presentCandidate = ({ order, reason, outcome }: Candidate) => ({
  order: {
    id: order.id,
    number: order.number,
    ...(order.name && { name: order.name }),
    status: order.status,
    ...(order.status === 'pending' && order.awaitedCents !== null && { awaitedCents: order.awaitedCents }),
    totalCents: order.totalCents,
    currency: order.currency,
    event: order.event,
  },
  reason,
  ...(outcome && { outcome }),
})
