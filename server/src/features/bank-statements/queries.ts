import { maxListedLines } from '@foyer/contract/bank-line-states'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import { isInScope } from '../../lib/in-scope.ts'
import type { Scope } from '../../lib/scope.ts'
import { users } from '../../schema/accounts.ts'
import { bankCsvLayouts, bankLines, bankStatements } from '../../schema/bank-statements.ts'
import { events } from '../../schema/events.ts'
import { orders } from '../../schema/orders.ts'
import { payments } from '../../schema/payments.ts'
import { teams } from '../../schema/teams.ts'

export type BankLineRow = typeof bankLines.$inferSelect
export type StatementRow = Awaited<ReturnType<typeof listStatements>>[number]

const maxListedStatements = 100

const countOf = (state: BankLineRow['state']) =>
  sql<number>`(select count(*)::int from ${bankLines} where ${bankLines.statementId} = ${bankStatements.id} and ${bankLines.state} = ${state})`

const selectStatements = (db: Db) =>
  db
    .select({
      statement: bankStatements,
      by: users.name,
      open: countOf('open'),
      booked: countOf('booked'),
      ignored: countOf('ignored'),
      refunds: countOf('refund'),
    })
    .from(bankStatements)
    .leftJoin(users, eq(users.id, bankStatements.accountId))

/** The latest imports of the team, the newest first. */
export const listStatements = (db: Db, scope: Scope) =>
  selectStatements(db)
    .where(eq(bankStatements.teamId, scope.team))
    .orderBy(desc(bankStatements.id))
    .limit(maxListedStatements)

/** @throws ProblemError `not-found`, also for another team's import */
export async function statementById(db: Db, scope: Scope, id: string): Promise<StatementRow> {
  const [row] = await selectStatements(db).where(and(eq(bankStatements.id, id), eq(bankStatements.teamId, scope.team)))
  if (!row) throw new ProblemError('not-found', { title: 'Bank statement not found' })
  return row
}

/** The lines that wait for a decision, the oldest first: `maxListedLines` at most, and how many there are. */
export async function openLines(db: Db, scope: Scope): Promise<{ total: number; lines: BankLineRow[] }> {
  const where = and(eq(bankLines.teamId, scope.team), eq(bankLines.state, 'open'))
  const lines = await db
    .select()
    .from(bankLines)
    .where(where)
    .orderBy(asc(bankLines.day), asc(bankLines.statementId), asc(bankLines.position))
    .limit(maxListedLines)
  if (lines.length < maxListedLines) return { total: lines.length, lines }
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(bankLines).where(where)
  return { total: counted?.total ?? lines.length, lines }
}

/** The lines that an import brought, the oldest first. */
export const linesOfStatement = (db: Db, statementId: string): Promise<BankLineRow[]> =>
  db
    .select()
    .from(bankLines)
    .where(eq(bankLines.statementId, statementId))
    .orderBy(asc(bankLines.day), asc(bankLines.position))

/** @throws ProblemError `not-found`, also for another team's line */
export async function lineById(db: Db, scope: Scope, id: string): Promise<BankLineRow> {
  const [row] = await db
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.id, id), eq(bankLines.teamId, scope.team)))
  if (!row) throw new ProblemError('not-found', { title: 'Line not found' })
  return row
}

/** The amount that an order waits for: less than its total once a part has arrived. */
export const awaitedCents = sql<number | null>`(
  select p.amount_cents from ${payments} p
  where p.order_id = orders.id and p.method = 'transfer' and p.state = 'pending')`

export type OrderOfLine = Awaited<ReturnType<typeof ordersOfLines>>[number]

/** The orders that lines name as candidates or were booked to. */
export async function ordersOfLines(db: Db, scope: Scope, lines: readonly BankLineRow[]) {
  const ids = new Set(
    lines.flatMap(({ orderId, candidates }) => [orderId ?? '', ...candidates.map((each) => each.order)]),
  )
  return await db
    .select({
      id: orders.id,
      number: orders.number,
      name: orders.name,
      status: orders.status,
      totalCents: orders.totalCents,
      currency: orders.currency,
      awaitedCents,
      event: events.name,
    })
    .from(orders)
    .innerJoin(events, eq(events.id, orders.eventId))
    .where(
      and(isInScope(scope, orders.teamId, orders.eventId), sql`${orders.id} = any(${sql.param([...ids])}::text[])`),
    )
}

/** The columns of a layout of CSV files, as a member has confirmed them. */
export async function columnsOf(db: Db, scope: Scope, signature: string) {
  const [row] = await db
    .select({ columns: bankCsvLayouts.columns })
    .from(bankCsvLayouts)
    .where(and(eq(bankCsvLayouts.teamId, scope.team), eq(bankCsvLayouts.signature, signature)))
  return row?.columns
}

/** The currency of lines whose file does not tell. */
export async function currencyOfTeam(db: Db, scope: Scope): Promise<string> {
  const [row] = await db.select({ currency: teams.currency }).from(teams).where(eq(teams.id, scope.team))
  return row?.currency ?? 'EUR'
}
