import { suggestColumns } from '@foyer/contract/bank-csv-columns'
import { fault } from '@foyer/contract/http/problem'
import { ProblemError } from '@foyer/contract/http/problem-error'
import type { bankStatements } from '@foyer/contract/routes/bank-statements'
import type { RequestContext, ServerHandlers } from '../../http/context.ts'
import { consumeRateLimit } from '../../http/rate-limits.ts'
import type { Db } from '../../lib/db.ts'
import type { Scope } from '../../lib/scope.ts'
import { bookLines } from './commands/book-lines.ts'
import { importStatement } from './commands/import-statement.ts'
import { changeLine, removeStatement, saveColumns } from './commands.ts'
import { presentLines, presentStatement } from './presenter.ts'
import type { BankLineRow } from './queries.ts'
import {
  columnsOf,
  currencyOfTeam,
  linesOfStatement,
  listStatements,
  openLines,
  ordersOfLines,
  statementById,
} from './queries.ts'
import type { ParsedFile } from './rules/parsed-line.ts'
import { linesOfTable } from './service/read-csv.ts'
import type { StatementFile } from './service/read-statement.ts'
import { readStatement } from './service/read-statement.ts'

const previewRows = 8

type Reader = Pick<RequestContext, 'db'> & { scope: Scope }

export const bankStatementHandlers: ServerHandlers<typeof bankStatements> = {
  list: async ({ db, scope }) => (await listStatements(db, scope)).map(presentStatement),
  preview: async (ctx) => {
    await consumeRateLimit(ctx, 'bank-statement', { account: ctx.account.id })
    const file = await readStatement(ctx.upload)
    if (file.format === 'camt') return { format: 'camt' }
    const { signature, heading, rows } = file.table
    const known = await columnsOf(ctx.db, ctx.scope, signature)
    const currency = await currencyOfTeam(ctx.db, ctx.scope)
    const shown = { signature, heading, rows: rows.slice(0, previewRows), currency }
    return {
      format: 'csv',
      csv: { ...shown, columns: known ?? suggestColumns(heading, rows.slice(0, 50)), remembered: known !== undefined },
    }
  },
  saveColumns: async ({ db, scope, params, body }) => {
    if (!/^[0-9a-f]{32}$/.test(params.signature)) throw new ProblemError('not-found')
    await saveColumns(db, scope, params.signature, body)
  },
  create: async (ctx) => {
    const { db, scope } = ctx
    await consumeRateLimit(ctx, 'bank-statement', { account: ctx.account.id })
    const currency = await currencyOfTeam(db, scope)
    const file = await parsedFile(ctx, await readStatement(ctx.upload), currency)
    const { id } = await importStatement(ctx.audited(), scope, { fileName: ctx.query.fileName, file, currency })
    return presentStatement(await statementById(db, scope, id))
  },
  lines: async (ctx) => {
    const { statement } = await statementById(ctx.db, ctx.scope, ctx.params.id)
    return await presented(ctx, await linesOfStatement(ctx.db, statement.id))
  },
  remove: async ({ db, scope, params }) => {
    await removeStatement(db, scope, params.id)
  },
  openLines: async (ctx) => {
    const { total, lines } = await openLines(ctx.db, ctx.scope)
    return { total, lines: await presented(ctx, lines) }
  },
  book: (ctx) => bookLines(ctx.db, ctx, ctx.scope, ctx.body),
  changeLine: async (ctx) => {
    const line = await changeLine(ctx.db, ctx.scope, ctx.params.id, ctx.body.ignored)
    return onlyOne(await presented(ctx, [line]))
  },
}

const presented = async ({ db, scope }: Reader, lines: readonly BankLineRow[]) =>
  presentLines(lines, await ordersOfLines(db, scope, lines))

function onlyOne<T>([item]: T[]): T {
  if (item === undefined) throw new ProblemError('not-found')
  return item
}

/** @throws ProblemError `validation` when a member has to name the columns of a CSV file first */
async function parsedFile(ctx: { db: Db; scope: Scope }, file: StatementFile, currency: string): Promise<ParsedFile> {
  if (file.format === 'camt') return file.file
  const columns = await columnsOf(ctx.db, ctx.scope, file.table.signature)
  if (!columns) throw new ProblemError('validation', { errors: [fault('body', 'statement-columns')] })
  return linesOfTable(file.table, columns, currency)
}
