import { z } from 'zod'
import { maxStatementBytes } from '../bank-line-states.ts'
import {
  BankLine,
  BankLineChange,
  BankStatement,
  BankStatementPreview,
  BankStatementUpload,
  BookedLines,
  BookingResults,
  CsvColumns,
  OpenBankLines,
} from '../bank-statements.ts'
import { route } from '../http/route.ts'

// no type that a form can send: another site could send a file with the reader's cookie
const upload = { type: 'application/octet-stream', maxBytes: maxStatementBytes } as const

export const bankStatements = {
  list: route('GET /bank-statements', {
    summary: 'List the latest 100 imported bank statements',
    access: 'orders:write',
    allEvents: true,
    answer: z.array(BankStatement),
  }),
  preview: route('POST /bank-statements/preview', {
    summary: 'Preview a bank statement before importing it: a CAMT.053 or CSV file, or a ZIP file of these',
    access: 'orders:write',
    allEvents: true,
    upload,
    answer: BankStatementPreview,
    refused: ['validation', 'rate-limited'],
  }),
  saveColumns: route('PUT /bank-statements/columns/{signature}', {
    summary: "Save what the columns of a bank's CSV files contain",
    access: 'orders:write',
    allEvents: true,
    body: CsvColumns,
    refused: ['not-found', 'conflict'],
  }),
  create: route('POST /bank-statements', {
    summary:
      'Import a bank statement. Lines that were imported before are skipped; the columns of a CSV file must have been saved',
    access: 'orders:write',
    allEvents: true,
    query: BankStatementUpload,
    upload,
    status: 201,
    answer: BankStatement,
    refused: ['validation', 'rate-limited'],
  }),
  lines: route('GET /bank-statements/{id}/lines', {
    summary: 'List the lines of an import, oldest first',
    access: 'orders:write',
    allEvents: true,
    answer: z.array(BankLine),
    refused: ['not-found'],
  }),
  remove: route('DELETE /bank-statements/{id}', {
    summary: 'Remove the lines of an import that are not booked, and the import itself if none is',
    access: 'orders:write',
    allEvents: true,
    refused: ['not-found'],
  }),
  openLines: route('GET /bank-lines', {
    summary: 'List the open lines of bank statements, with the orders that they may pay for',
    access: 'orders:write',
    allEvents: true,
    answer: OpenBankLines,
  }),
  book: route('POST /bank-lines/book', {
    summary: 'Record lines of bank statements as payments of orders. Each is recorded or refused on its own',
    access: 'orders:write',
    allEvents: true,
    body: BookedLines,
    answer: BookingResults,
    refused: ['not-found'],
  }),
  changeLine: route('PATCH /bank-lines/{id}', {
    summary: 'Ignore a line of a bank statement, or reopen it',
    access: 'orders:write',
    allEvents: true,
    body: BankLineChange,
    answer: BankLine,
    refused: ['not-found', 'conflict'],
  }),
}
