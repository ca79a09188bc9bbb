import { z } from 'zod'
import { Currency } from './currency.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { Day } from './moment.ts'
import { refine } from './refine.ts'
import { reportGroups, reportUnits } from './report-groups.ts'
import { daysBetween, maxReportDays } from './report-periods.ts'

/** The tickets that an event has sold by the end of a day, less those cancelled, by ticket type. */
export const SalesSeries = z
  .object({
    /** The days on which the numbers changed, and today; in the event's time zone. */
    days: z.array(z.iso.date()),
    types: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** One number for each of the days. */
        sold: z.array(z.int()),
      }),
    ),
    /** The overall capacity of the event, or without one the seats of its ticket types. */
    capacity: z.int(),
    /** The first and last day on which tickets are sold; absent without a sales window. */
    salesFrom: z.iso.date().optional(),
    salesUntil: z.iso.date().optional(),
  })
  .meta({ id: 'SalesSeries' })
export type SalesSeries = z.infer<typeof SalesSeries>

/** The sales to report. Groups of events and ticket types, and one event, are per day where the event takes place. */
const fields = {
  /** The first and the last day. */
  from: Day,
  to: Day,
  /** A report with too many periods is by a longer unit; the answer says by which. */
  by: z.enum(reportUnits).default('day'),
  group: z.enum(reportGroups).default('none'),
  /** Only this event. */
  event: Id.optional(),
}

const inOrder = refine('ends-before-start', ({ from, to }: { from: string; to: string }) => from <= to, 'to')
const notTooLong = refine(
  'too-big',
  ({ from, to }: { from: string; to: string }) => daysBetween(from, to) <= maxReportDays,
  'to',
  maxReportDays,
)

export const ReportFilter = z
  .strictObject(fields)
  .refine(...inOrder)
  .refine(...notTooLong)
export type ReportFilter = z.output<typeof ReportFilter>

/** As `ReportFilter`; the language decides about separators, decimals and the names of the columns. */
export const ReportFile = z
  .strictObject({ ...fields, language: Language.default('en') })
  .refine(...inOrder)
  .refine(...notTooLong)

/** The sales and refunds of a period in a file for accounting; days are those where the event takes place. */
export const AccountingFile = z
  .strictObject({ from: fields.from, to: fields.to, event: fields.event, language: Language.default('en') })
  .refine(...inOrder)
  .refine(...notTooLong)

/** Tickets and orders are those sold less those cancelled. Gross amounts contain their tax; refunds are not taken off. */
const figures = {
  /** Absent in groups of ticket types and rates: an order may have several. */
  orders: z.int().optional(),
  tickets: z.int(),
  grossCents: z.int(),
  taxCents: z.int(),
  refundedCents: z.int(),
  refundedTaxCents: z.int(),
  /** The booking fees of these orders that the team pays out of its prices. Absent as `orders`. */
  paidFeeCents: z.int().optional(),
}

export const SalesFigures = z.object(figures).meta({ id: 'SalesFigures' })
export type SalesFigures = z.infer<typeof SalesFigures>

export const SalesReport = z
  .object({
    by: z.enum(reportUnits),
    timeZone: z.string(),
    /** One for each currency; amounts of different currencies are never added up. */
    currencies: z.array(
      z.object({
        currency: Currency,
        totals: SalesFigures,
        /** The group with the highest gross amount first, at most 20; the others together have the key `other`. */
        groups: z.array(
          z.object({
            /** The event, ticket type, method or rate; empty without a group. */
            key: z.string(),
            /** The name of the event or ticket type. */
            name: z.string().optional(),
            totals: SalesFigures,
            /** The periods with sales, each with its first day. */
            periods: z.array(z.object({ start: z.iso.date(), ...figures })),
          }),
        ),
      }),
    ),
    /** The views of the events' public pages, without robots. */
    views: z.object({ total: z.int(), periods: z.array(z.object({ start: z.iso.date(), views: z.int() })) }),
    /** Orders per view, in basis points; absent without views. */
    conversionBp: z.int().optional(),
  })
  .meta({ id: 'SalesReport' })
export type SalesReport = z.infer<typeof SalesReport>

export const Comparison = z.strictObject({ event: Id, with: Id })

/** The sales of two events, by the days before each of them. */
export const EventComparison = z
  .object({
    events: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        currency: Currency,
        /** The days with sales, the earliest first; none while the event has no date. Negative after the event. */
        days: z.array(z.object({ daysBefore: z.int(), tickets: z.int(), grossCents: z.int() })),
      }),
    ),
  })
  .meta({ id: 'EventComparison' })
export type EventComparison = z.infer<typeof EventComparison>
