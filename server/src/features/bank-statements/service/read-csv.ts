import { createHash } from 'node:crypto'
import type { CsvColumns } from '@foyer/contract/bank-csv'
import { dateOrders, readCsvRow, readDay } from '@foyer/contract/bank-csv'
import { maxCsvColumns } from '@foyer/contract/bank-line-states'
import { readBankAmount } from '@foyer/words/format/money'
import { parse } from 'csv-parse'
import type { ParsedFile, ParsedLine } from '../rules/parsed-line.ts'
import { unreadable } from './unreadable.ts'

/** A CSV file with its table found between the lines that some banks write before and after it. */
export interface CsvTable {
  /** Identifies the layout: the columns' names, or their number without names, and the separator. */
  signature: string
  /** The names of the columns; empty ones in a file without a heading. */
  heading: string[]
  rows: string[][]
  /** An IBAN in the lines before the heading; empty without one. */
  account: string
}

const separators = [';', ',', '\t', '|']
const minColumns = 3
const sampleRows = 50

/**
 * Reads a CSV file of a bank, with any of the usual separators.
 * @throws ProblemError `validation` for a text that is no table with a date in it
 */
export async function readCsvTable(text: string): Promise<CsvTable> {
  if (text.includes('\0')) throw unreadable()
  const sample = text.slice(0, 64 * 1024)
  const tried = await Promise.all(
    separators.map(async (separator) => ({ separator, width: widthOf(await rowsOf(sample, separator)) })),
  )
  const [best] = tried.toSorted((a, b) => b.width - a.width)
  if (!best || best.width < minColumns || best.width > maxCsvColumns) throw unreadable()
  return tableOf(await rowsOf(text, best.separator), best)
}

/** The number of columns that most rows have, of those with at least `minColumns`. */
function widthOf(rows: readonly string[][]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows.slice(0, sampleRows)) counts.set(length, (counts.get(length) ?? 0) + 1)
  const wide = [...counts].filter(([width]) => width >= minColumns)
  return wide.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

/** All rows that are not empty. A stream, so that other requests are answered while a long file is read. */
async function rowsOf(text: string, delimiter: string): Promise<string[][]> {
  const parser = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 64 * 1024,
  })
  const rows: string[][] = []
  try {
    for await (const row of parser) rows.push(row)
  } catch {
    throw unreadable()
  }
  return rows
}

const isDay = (cell: string) => dateOrders.some((order) => readDay(cell.trim(), order) !== undefined)
/** Some banks close each line with a separator that the heading does not have, or the other way round. */
const hasWidth = (row: readonly string[], width: number) => Math.abs(row.length - width) <= 1

function tableOf(rows: string[][], { separator, width }: { separator: string; width: number }): CsvTable {
  const first = rows.findIndex((row) => hasWidth(row, width) && row.some(isDay))
  if (first < 0) throw unreadable()
  const above = rows[first - 1]
  const hasHeading = above !== undefined && hasWidth(above, width) && above.some((cell) => /\p{L}/u.test(cell))
  const heading = hasHeading ? above : (rows[first] ?? []).map(() => '')
  const preamble = rows.slice(0, hasHeading ? first - 1 : first).flat()
  return {
    signature: signatureOf(hasHeading ? heading : [String(width)], separator),
    heading,
    rows: rows.slice(first),
    account: preamble.map((cell) => ibanIn(cell)).find(Boolean) ?? '',
  }
}

const signatureOf = (heading: readonly string[], separator: string): string =>
  createHash('sha256')
    .update(JSON.stringify([separator, ...heading.map((name) => name.trim().toLowerCase())]))
    .digest('hex')
    .slice(0, 32)

const ibanIn = (cell: string) => /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/.exec(cell.replace(/\s/g, ''))?.[0] ?? ''

/**
 * Reads the rows of a table.
 * @param currency of a file that does not tell
 */
export function linesOfTable(
  { rows, signature, account }: CsvTable,
  columns: CsvColumns,
  currency: string,
): ParsedFile {
  const readMoney = (text: string, own: string) => readBankAmount(text, own || currency)
  const read = rows.map((row) => readCsvRow(row, columns, readMoney))
  const lines = read.flatMap((line): ParsedLine[] =>
    line ? [{ ...line, account: line.account || account || signature }] : [],
  )
  return { statements: [lines], unreadable: read.length - lines.length }
}
