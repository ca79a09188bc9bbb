import { z } from 'zod'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { EnteredIn, Moment } from './moment.ts'
import { PageQuery } from './paging.ts'
import {
  maxPromoCodeLength,
  maxPromoCodesAtOnce,
  maxPromoCodesPerEvent,
  promoCodeGroups,
  promoCodeSorts,
  promoCodeStates,
} from './promo-code-limits.ts'
import { refine } from './refine.ts'
import { line, maxNameLength, paragraph } from './text.ts'
import { maxSeats, maxTicketsPerOrder, maxTicketTypesPerEvent } from './ticket-limits.ts'
import { PriceCents } from './ticket-types.ts'

/** Letters and digits of any script, and the signs that people can dictate. */
const characters = /^[\p{L}\p{M}\p{N}._-]+$/u

/** A code as a buyer types it: spaces around it and small letters do not matter. */
export const TypedPromoCode = line(maxPromoCodeLength).min(1).toUpperCase()

/** A code in capital letters, without spaces. */
const PromoCodeText = TypedPromoCode.refine(...refine('format', (value: string) => characters.test(value)))

/** The effect of a code on the price of tickets. `none`: it only unlocks tickets, or holds seats. */
export const PromoCodeEffect = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('percent'), bp: z.int().min(1).max(10_000) }),
    /** Of a code that an order uses once, the amount is taken off once. */
    z.strictObject({ kind: z.literal('amount'), cents: PriceCents.min(1) }),
    z.strictObject({ kind: z.literal('fixed'), cents: PriceCents }),
  ])
  .meta({ id: 'PromoCodeEffect' })
export type PromoCodeEffect = z.infer<typeof PromoCodeEffect>

/** A code of an event, as the organiser sees it. */
export const PromoCode = z
  .object({
    id: z.string(),
    code: z.string(),
    /** A word of the team, by which codes are counted together. */
    tag: z.string().optional(),
    effect: PromoCodeEffect,
    /** Whether an order or each of its tickets uses it once. */
    use: z.enum(['order', 'ticket']),
    /** The most uses; absent: no limit. */
    uses: z.int().optional(),
    /** The uses of reservations and pending orders, and those of paid orders. */
    held: z.int(),
    sold: z.int(),
    /** The ticket types that it is for; absent: all. */
    ticketTypeIds: z.array(z.string()).optional(),
    /** Whether it sells hidden ticket types. */
    unlocks: z.boolean(),
    /** The fewest tickets, and the lowest total, that an order needs. */
    minTickets: z.int(),
    minCents: z.int(),
    /** The most uses with one email address; absent: no limit. */
    perEmail: z.int().optional(),
    validFrom: z.iso.datetime().optional(),
    validUntil: z.iso.datetime().optional(),
    /** Whether it is taken off after the discounts. Otherwise the better of both counts. */
    withDiscounts: z.boolean(),
    /** Whether it holds as many seats of its ticket type as it has uses left, until it ends. */
    holds: z.boolean(),
    note: z.string().optional(),
    /** The codes that were made or imported together have the same. */
    batchId: z.string().optional(),
    state: z.enum(promoCodeStates),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PromoCode' })
export type PromoCode = z.infer<typeof PromoCode>

/** A word by which codes are counted together. */
export const PromoCodeTag = line(maxPromoCodeLength).min(1)

const conditions = {
  tag: PromoCodeTag.nullable(),
  effect: PromoCodeEffect,
  use: z.enum(['order', 'ticket']),
  uses: z.int().min(1).max(maxSeats).nullable(),
  ticketTypeIds: z.array(Id).min(1).max(maxTicketTypesPerEvent).nullable(),
  unlocks: z.boolean(),
  minTickets: z.int().min(0).max(maxTicketsPerOrder),
  minCents: PriceCents,
  perEmail: z.int().min(1).max(maxSeats).nullable(),
  validFrom: Moment.nullable(),
  validUntil: Moment.nullable(),
  withDiscounts: z.boolean(),
  holds: z.boolean(),
  note: paragraph(500).min(1).nullable(),
}

const newConditions = {
  tag: conditions.tag.default(null),
  effect: conditions.effect,
  use: conditions.use.default('order'),
  uses: conditions.uses.default(null),
  ticketTypeIds: conditions.ticketTypeIds.default(null),
  unlocks: conditions.unlocks.default(false),
  minTickets: conditions.minTickets.default(0),
  minCents: conditions.minCents.default(0),
  perEmail: conditions.perEmail.default(null),
  validFrom: conditions.validFrom.default(null),
  validUntil: conditions.validUntil.default(null),
  withDiscounts: conditions.withDiscounts.default(false),
  holds: conditions.holds.default(false),
  note: conditions.note.default(null),
}

const newCode = { code: PromoCodeText, ...newConditions }

export const NewPromoCode = z.strictObject({ ...newCode, timeZone: EnteredIn }).meta({ id: 'NewPromoCode' })
export type NewPromoCode = z.output<typeof NewPromoCode>

/** Changes the fields that are sent. The server checks the rules that involve fields that are not. */
export const PromoCodeChanges = z
  .strictObject({ code: PromoCodeText, ...conditions, timeZone: EnteredIn })
  .partial()
  .meta({ id: 'PromoCodeChanges' })
export type PromoCodeChanges = z.output<typeof PromoCodeChanges>

/** Codes that differ in nothing but their text, which the server draws. */
export const NewPromoCodes = z
  .strictObject({
    count: z.int().min(1).max(maxPromoCodesAtOnce),
    /** The beginning of each code. */
    prefix: line(20)
      .toUpperCase()
      .refine(...refine('format', (value: string) => value === '' || characters.test(value)))
      .default(''),
    /** The characters that are drawn: letters and digits that are hard to confuse. */
    length: z.int().min(6).max(20).default(10),
    ...newConditions,
    timeZone: EnteredIn,
  })
  .meta({ id: 'NewPromoCodes' })
export type NewPromoCodes = z.output<typeof NewPromoCodes>

/** Codes from a file. Either all of them are added, or none. */
export const ImportedPromoCodes = z
  .strictObject({
    codes: z.array(z.strictObject(newCode)).min(1).max(maxPromoCodesAtOnce),
    timeZone: EnteredIn,
  })
  .meta({ id: 'ImportedPromoCodes' })
export type ImportedPromoCodes = z.output<typeof ImportedPromoCodes>

/** The codes that were made at once have the same `batchId`. */
export const MadePromoCodes = z.object({ batchId: z.string(), count: z.int() }).meta({ id: 'MadePromoCodes' })

const filter = {
  /** A part of the code, of the tag or of the note. */
  q: line(maxNameLength).optional(),
  tag: PromoCodeTag.optional(),
  state: z.enum(promoCodeStates).optional(),
  /** Only codes that were made or imported together. */
  batch: Id.optional(),
}

export const PromoCodeFilter = PageQuery.extend({ ...filter, sort: z.enum(promoCodeSorts).default('created') })
export type PromoCodeFilter = z.output<typeof PromoCodeFilter>

/** The codes in a file; the language decides about words, separators and decimals. */
export const PromoCodeFile = z.strictObject({
  ...filter,
  language: Language.default('en'),
  team: z.string().max(100).optional(),
})
export type PromoCodeFile = z.output<typeof PromoCodeFile>

/** The codes to delete or to end: those that a filter selects, and their number as the member has seen it. */
export const SelectedPromoCodes = z
  .strictObject({ ...filter, count: z.int().min(1).max(maxPromoCodesPerEvent) })
  .meta({ id: 'SelectedPromoCodes' })
export type SelectedPromoCodes = z.output<typeof SelectedPromoCodes>

const sales = {
  /** Paid orders, and their tickets that are not cancelled. */
  orders: z.int(),
  tickets: z.int(),
  /** The money that has arrived, less what has gone back. */
  revenueCents: z.int(),
  /** The reductions by the code and automatic discounts of these tickets and their add-ons. */
  discountCents: z.int(),
}

/** The sales with the codes of an event, without test orders. */
export const PromoCodeReport = z
  .object({
    currency: z.string(),
    /** The codes or tags with the highest revenue first; without those with which nothing was bought. */
    rows: z.array(
      z.object({
        /** The text of the code, or the tag; absent for codes without a tag. */
        key: z.string().optional(),
        /** Whether the code has been deleted. */
        deleted: z.boolean(),
        ...sales,
      }),
    ),
    /** Of all codes, also of those that are not among the rows. */
    total: z.object(sales),
  })
  .meta({ id: 'PromoCodeReport' })
export type PromoCodeReport = z.infer<typeof PromoCodeReport>

export const PromoCodeReportQuery = z.strictObject({
  by: z.enum(promoCodeGroups).default('code'),
  team: z.string().max(100).optional(),
})

export const PromoCodeReportFile = PromoCodeReportQuery.extend({ language: Language.default('en') })
