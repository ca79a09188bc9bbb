import type { ParsedFile } from '../rules/parsed-line.ts'
import { decode } from './decode.ts'
import { readCamt } from './read-camt.ts'
import type { CsvTable } from './read-csv.ts'
import { readCsvTable } from './read-csv.ts'
import { unreadable } from './unreadable.ts'
import { isZip, unzip } from './unzip.ts'

/** A bank statement: its lines, or the table of a CSV file, whose columns a member has to name once. */
export type StatementFile = { format: 'camt'; file: ParsedFile } | { format: 'csv'; table: CsvTable }

const isXml = (text: string) => /^\s*</.test(text.slice(0, 1000))

/**
 * Reads a file from a bank: CAMT.053, CSV, or a ZIP of one CSV file or any number of CAMT.053 files.
 * @throws ProblemError `validation` with `statement-unreadable` for anything else
 */
export async function readStatement(bytes: Uint8Array): Promise<StatementFile> {
  const texts = (isZip(bytes) ? await unzip(bytes) : [bytes]).map(decode)
  const [only] = texts
  if (only !== undefined && texts.length === 1 && !isXml(only))
    return { format: 'csv', table: await readCsvTable(only) }
  const file: ParsedFile = { statements: [], unreadable: 0 }
  for (const text of texts) {
    if (!isXml(text)) throw unreadable()
    const { statements, unreadable: entries } = await readCamt(text.trimStart())
    file.statements.push(...statements)
    file.unreadable += entries
  }
  return { format: 'camt', file }
}
