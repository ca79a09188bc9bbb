import { z } from 'zod'
import { bookingOutcomes } from './bank-booking.ts'
import { dateOrders } from './bank-csv.ts'
import { bankLineStates, candidateReasons, lineMatches, maxBookedAtOnce, maxCsvColumns } from './bank-line-states.ts'
import { statusOf } from './http/problem.ts'
import { Id } from './id.ts'
import { orderStatuses } from './order-states.ts'
import { line } from './text.ts'

/** A file from a bank that was imported. */
export const BankStatement = z
  .object({
    id: z.string(),
    fileName: z.string(),
    /** The IBANs or numbers of the accounts in it; empty when a CSV file does not tell. */
    accounts: z.array(z.string()),
    /** The first and the last day of its incoming payments; absent without any. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    importedAt: z.iso.datetime(),
    /** The name of the member who imported it. */
    by: z.string().optional(),
    /** The incoming payments in the file, those of earlier imports included. */
    payments: z.int(),
    /** Those that an earlier import had brought. */
    known: z.int(),
    /** Those of this import by state. */
    open: z.int(),
    booked: z.int(),
    ignored: z.int(),
    /** The refunds that it shows as sent. */
    refunds: z.int(),
    /** Rows of a CSV file that have no day or no amount. */
    unreadable: z.int(),
  })
  .meta({ id: 'BankStatement' })
export type BankStatement = z.infer<typeof BankStatement>

/** An order that a line of a bank statement may pay for. */
export const BankLineCandidate = z
  .object({
    order: z.object({
      id: z.string(),
      number: z.string(),
      name: z.string().optional(),
      status: z.enum(orderStatuses),
      /** The amount that a pending order still waits for. */
      awaitedCents: z.int().optional(),
      totalCents: z.int(),
      currency: z.string(),
      event: z.string(),
    }),
    reason: z.enum(candidateReasons),
    /** The effect that booking the line to the order has now; absent when it cannot be booked. */
    outcome: z.enum(bookingOutcomes).optional(),
  })
  .meta({ id: 'BankLineCandidate' })
export type BankLineCandidate = z.infer<typeof BankLineCandidate>

/** A line of a bank statement. */
export const BankLine = z
  .object({
    id: z.string(),
    statement: z.string(),
    day: z.iso.date(),
    /** In minor units; negative for a refund that was sent. */
    amountCents: z.int(),
    currency: z.string(),
    payer: z.string().optional(),
    text: z.string().optional(),
    state: z.enum(bankLineStates),
    /** Of an open line. */
    match: z.enum(lineMatches).optional(),
    candidates: z.array(BankLineCandidate),
    /** The order that it was booked to, or whose refund it shows. */
    order: z.object({ id: z.string(), number: z.string() }).optional(),
  })
  .meta({ id: 'BankLine' })
export type BankLine = z.infer<typeof BankLine>

/** The lines that wait for a decision, the oldest first, at most `maxListedLines`. */
export const OpenBankLines = z
  .object({
    /** All that wait, listed or not. */
    total: z.int(),
    lines: z.array(BankLine),
  })
  .meta({ id: 'OpenBankLines' })
export type OpenBankLines = z.infer<typeof OpenBankLines>

const column = z
  .int()
  .min(0)
  .max(maxCsvColumns - 1)

export const CsvColumns = z
  .strictObject({
    date: column,
    dateOrder: z.enum(dateOrders),
    amount: column,
    debit: column.nullable(),
    direction: column.nullable(),
    currency: column.nullable(),
    payer: column.nullable(),
    text: z.array(column).min(1).max(5),
    reference: column.nullable(),
    account: column.nullable(),
  })
  .meta({ id: 'CsvColumns' })

/** The format of a file, and how it will be read. */
export const BankStatementPreview = z
  .object({
    format: z.enum(['camt', 'csv']),
    /** Of a CSV file. */
    csv: z
      .object({
        /** Identifies the layout: the columns are remembered for it. */
        signature: z.string(),
        /** The names of the columns; empty in a file without a heading. */
        heading: z.array(z.string()),
        /** The first rows. */
        rows: z.array(z.array(z.string())),
        columns: CsvColumns,
        /** Of rows that name none: the currency of the team. */
        currency: z.string(),
        /** The team has confirmed these columns before. */
        remembered: z.boolean(),
      })
      .optional(),
  })
  .meta({ id: 'BankStatementPreview' })
export type BankStatementPreview = z.infer<typeof BankStatementPreview>

export const BankStatementUpload = z.strictObject({
  fileName: line(200).default(''),
  team: z.string().max(100).optional(),
})

export const BookedLines = z.strictObject({
  lines: z
    .array(z.strictObject({ line: Id, order: Id }))
    .min(1)
    .max(maxBookedAtOnce),
})
export type BookedLines = z.output<typeof BookedLines>

// `as`: Object.keys loses the literal types of the constant
const codes = Object.keys(statusOf) as [keyof typeof statusOf, ...(keyof typeof statusOf)[]]

/** The outcome for each line, in the order of the request. */
export const BookingResults = z
  .array(
    z.object({
      line: z.string(),
      /** Why it was not booked; absent when it was. */
      refused: z.enum(codes).optional(),
    }),
  )
  .meta({ id: 'BookingResults' })
export type BookingResults = z.infer<typeof BookingResults>

export const BankLineChange = z.strictObject({ ignored: z.boolean() })
export type BankLineChange = z.output<typeof BankLineChange>
