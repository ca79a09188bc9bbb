import type { BankLineState } from '@foyer/contract/bank-line-states'
import { maxStatementLines } from '@foyer/contract/bank-line-states'
import { compare } from '@foyer/contract/compare'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import type { Scope } from '../../../lib/scope.ts'
import { bankLines, bankStatements } from '../../../schema/bank-statements.ts'
import { awaitedOrders, ordersByNumber } from '../queries/orders-to-match.ts'
import type { StoredCandidate } from '../rules/match-lines.ts'
import { numbersIn, orderMatcher } from '../rules/match-lines.ts'
import type { ParsedFile } from '../rules/parsed-line.ts'
import type { KeyedLine } from '../service/line-keys.ts'
import { keyedLines } from '../service/line-keys.ts'

interface NewStatement {
  fileName: string
  file: ParsedFile
  /** Of lines that have none. */
  currency: string
}

interface NewLine extends KeyedLine {
  state: BankLineState
  candidates: StoredCandidate[]
  orderId: string | null
  /** The place in the file. */
  position: number
}

/**
 * Stores the incoming payments of a file, and the outgoing ones that name an order of the team; other outgoing ones
 * concern nothing that Foyer sells. Lines that an earlier import has brought are skipped; a unique index decides, also
 * between imports at the same time.
 * @returns the import's id
 * @throws ProblemError `validation` for a file with too many lines
 */
export async function importStatement(
  db: Db,
  scope: Scope,
  { fileName, file, currency }: NewStatement,
): Promise<{ id: string }> {
  const lines = keyedLines(file, currency)
  if (lines.length > maxStatementLines)
    throw new ProblemError('validation', { errors: [fault('body', 'too-many', maxStatementLines)] })
  const matched = await matchLines(db, scope, lines)
  const payments = matched.filter(({ amountCents }) => amountCents > 0)
  const days = payments.map(({ day }) => day).sort()
  const id = newId('bst')
  return await db.transaction(async (tx) => {
    await tx.insert(bankStatements).values({
      id,
      teamId: scope.team,
      accountId: scope.account,
      fileName,
      accounts: accountsOf(payments),
      fromDay: days[0] ?? null,
      toDay: days.at(-1) ?? null,
      payments: payments.length,
      known: 0,
      unreadable: file.unreadable,
    })
    const added = await insertLines(tx, scope, id, matched)
    await tx
      .update(bankStatements)
      .set({ known: payments.length - added })
      .where(sql`${bankStatements.id} = ${id}`)
    return { id }
  })
}

/** The accounts that a file names: a signature of a CSV layout is none. */
const accountsOf = (lines: readonly KeyedLine[]): string[] =>
  [...new Set(lines.map(({ account }) => account))].filter((account) => account && !/^[0-9a-f]{32}$/.test(account))

async function matchLines(db: Db, scope: Scope, lines: readonly KeyedLine[]): Promise<NewLine[]> {
  const numbers = lines.flatMap(({ text }) => numbersIn(text))
  const [byNumber, awaited] = await Promise.all([ordersByNumber(db, scope, numbers), awaitedOrders(db, scope)])
  const candidatesOf = orderMatcher(byNumber, awaited)
  return lines.flatMap((line, position): NewLine[] => {
    if (line.amountCents > 0)
      return [{ ...line, position, state: 'open', candidates: candidatesOf(line), orderId: null }]
    const named = numbersIn(line.text).flatMap((number) => byNumber.get(number) ?? [])[0]
    return named === undefined || line.amountCents === 0
      ? []
      : [{ ...line, position, state: 'refund', candidates: [], orderId: named }]
  })
}

/** Shortens a text of a bank, and drops what PostgreSQL refuses. */
const clean = (text: string, max: number) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+|\s+/gu, ' ')
    .trim()
    .slice(0, max)

/** @returns how many incoming payments are new */
async function insertLines(tx: Db, scope: Scope, statementId: string, lines: readonly NewLine[]): Promise<number> {
  // in one order, so that two imports of the same lines wait for each other and never deadlock
  const sorted = lines.toSorted((a, b) => compare(a.key, b.key) || a.ordinal - b.ordinal)
  const column = (of: (line: NewLine) => unknown) => sql.param(sorted.map(of))
  const { rows } = await tx.execute<{ added: number }>(sql`
    with added as (
      insert into ${bankLines}
        (id, team_id, statement_id, position, key, ordinal, day, amount_cents, currency, payer, text, state, candidates, order_id)
      select l.id, ${scope.team}, ${statementId}, l.position, l.key, l.ordinal, l.day, l.amount_cents, l.currency, l.payer, l.text,
        l.state, l.candidates::jsonb, l.order_id
      from unnest(
        ${column(() => newId('bli'))}::text[],
        ${column(({ position }) => position)}::int[],
        ${column(({ key }) => key)}::text[],
        ${column(({ ordinal }) => ordinal)}::smallint[],
        ${column(({ day }) => day)}::date[],
        ${column(({ amountCents }) => amountCents)}::bigint[],
        ${column(({ currency }) => clean(currency, 3))}::text[],
        ${column(({ payer }) => clean(payer, 200))}::text[],
        ${column(({ text }) => clean(text, 1000))}::text[],
        ${column(({ state }) => state)}::text[],
        ${column(({ candidates }) => JSON.stringify(candidates))}::text[],
        ${column(({ orderId }) => orderId)}::text[]
      ) as l (id, position, key, ordinal, day, amount_cents, currency, payer, text, state, candidates, order_id)
      on conflict (team_id, key, ordinal) do nothing
      returning amount_cents)
    select count(*) filter (where amount_cents > 0)::int as added from added`)
  return rows[0]?.added ?? 0
}
