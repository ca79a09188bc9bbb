import type { Language } from '@foyer/contract/languages'
import type { Db } from '../../../lib/db.ts'
import { fileName } from '../../../lib/file.ts'
import type { Scope } from '../../../lib/scope.ts'
import { batchesOf } from '../../../lib/stream-rows.ts'
import type { ZipEntry } from '../../../lib/stream-zip.ts'
import type { ExportRow } from '../queries/export.ts'
import { exportedInvoices } from '../queries/export.ts'
import type { FilesRow } from '../queries/month.ts'
import { daysOf, filesOfMonth } from '../queries/month.ts'
import { invoicesCsv } from './invoices-csv.ts'

/** How many documents with their files are in memory at a time. */
const filesBatch = 10
const rowsBatch = 1000

/** The files of the archive of a month: PDF and XML of each document, and a CSV file of all. */
export async function* archiveOf(tx: Db, scope: Scope, month: string, language: Language): AsyncGenerator<ZipEntry> {
  for await (const documents of batchesOf<FilesRow>(tx, filesOfMonth(scope, month), filesBatch))
    for (const document of documents) yield* entriesOf(document)
  const { name, head, write } = invoicesCsv(language)
  const rows = batchesOf<ExportRow>(tx, exportedInvoices(scope, daysOf(month)), rowsBatch)
  yield { name, content: linesOf(head, write, rows), compress: true, at: new Date() }
}

function* entriesOf({ number, pdf, xml, issuedAt }: FilesRow): Generator<ZipEntry> {
  const title = number.replaceAll('/', '-')
  const at = new Date(issuedAt)
  if (pdf) yield { name: fileName(title, 'pdf'), content: [pdf], compress: false, at }
  if (xml !== null) yield { name: fileName(title, 'xml'), content: [Buffer.from(xml)], compress: true, at }
}

async function* linesOf(
  head: string,
  write: (rows: ExportRow[]) => string,
  batches: AsyncIterable<ExportRow[]>,
): AsyncGenerator<string> {
  yield head
  for await (const rows of batches) yield write(rows)
}
