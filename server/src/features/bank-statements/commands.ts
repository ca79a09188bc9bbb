import type { CsvColumns } from '@foyer/contract/bank-csv'
import { ProblemError } from '@foyer/contract/http/problem-error'
import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { bankCsvLayouts, bankLines, bankStatements } from '../../schema/bank-statements.ts'
import type { BankLineRow } from './queries.ts'
import { lineById, statementById } from './queries.ts'

const maxLayouts = 200

/** Remembers what the columns of a layout hold. @throws ProblemError `conflict` when the team has too many layouts */
export async function saveColumns(db: Db, scope: Scope, signature: string, columns: CsvColumns): Promise<void> {
  const row = JSON.stringify(columns)
  const { rowCount } = await db.execute(sql`
    insert into ${bankCsvLayouts} (team_id, signature, columns)
    select ${scope.team}, ${signature}, ${row}::jsonb
    where (select count(*) from ${bankCsvLayouts}
      where team_id = ${scope.team} and signature <> ${signature}) < ${maxLayouts}
    on conflict (team_id, signature) do update set columns = excluded.columns`)
  if (rowCount === 0) throw new ProblemError('conflict')
}

/**
 * Removes the lines of an import that are not booked, and the import itself unless booked lines stay. Removed lines come
 * back when the file is imported again.
 * @throws ProblemError `not-found`
 */
export async function removeStatement(db: Db, scope: Scope, id: string): Promise<void> {
  await statementById(db, scope, id)
  await db.transaction(async (tx) => {
    await tx.delete(bankLines).where(and(eq(bankLines.statementId, id), ne(bankLines.state, 'booked')))
    const rest = tx.select({ one: sql`1` }).from(bankLines).where(eq(bankLines.statementId, id))
    await tx.delete(bankStatements).where(and(eq(bankStatements.id, id), notExists(rest)))
  })
}

/** Ignores an open line, or opens an ignored one. @throws ProblemError `not-found`; `conflict` for a booked line */
export async function changeLine(db: Db, scope: Scope, id: string, ignored: boolean): Promise<BankLineRow> {
  const [from, to] = ignored ? (['open', 'ignored'] as const) : (['ignored', 'open'] as const)
  const [changed] = await db
    .update(bankLines)
    .set({ state: to })
    .where(and(eq(bankLines.id, id), eq(bankLines.teamId, scope.team), eq(bankLines.state, from)))
    .returning()
  if (changed) return changed
  const line = await lineById(db, scope, id)
  if (line.state !== to) throw new ProblemError('conflict')
  return line
}
