import { z } from 'zod'
import { arrivalFilters, attendeeSorts, attendeeStates, badgeLayouts } from './attendee-states.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { AnswerFilter } from './order-questions.ts'
import { DoorEntry } from './orders.ts'
import { PageQuery } from './paging.ts'
import { line, maxNameLength } from './text.ts'

/** A ticket of a completed order, with the person it is for. */
export const Attendee = z
  .object({
    /** The id of the ticket. */
    id: z.string(),
    /** The number that people read aloud and type when the code cannot be scanned. */
    number: z.string(),
    /** The person named on the ticket, otherwise the buyer. */
    name: z.string().optional(),
    /** The attendee's own address, otherwise the buyer's. */
    email: z.string().optional(),
    ticketType: z.string(),
    typeName: z.string(),
    /** The names of the ticket's add-ons with their quantities, as in files: `2 × Dinner`; absent without any. */
    addOns: z.string().optional(),
    order: z.object({ id: z.string(), number: z.string() }),
    state: z.enum(attendeeStates),
    /** The last time that the attendee came in; absent before the first. */
    arrived: DoorEntry.optional(),
    /** The order was placed while its event was in `test`. */
    test: z.boolean(),
    orderedAt: z.iso.datetime(),
  })
  .meta({ id: 'Attendee' })
export type Attendee = z.infer<typeof Attendee>

const filter = {
  /**
   * Search words, matched in the names and email addresses of attendee and buyer and the number of the order; or the
   * number or code of a ticket. If nothing matches, similar words count.
   */
  q: line(maxNameLength).optional(),
  /** Only tickets of this type, or with this add-on. */
  type: Id.optional(),
  /** Without it valid and unpaid tickets, but no cancelled ones. */
  state: z.enum(attendeeStates).optional(),
  /** Only those who have come in, or have not. */
  arrived: z.enum(arrivalFilters).optional(),
  /** Only those with this answer, for the ticket or for its order. */
  answer: AnswerFilter.optional(),
  /** Defaults to the name. */
  sort: z.enum(attendeeSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
}

export const AttendeeFilter = PageQuery.extend(filter)
export type AttendeeFilter = z.output<typeof AttendeeFilter>

const file = { ...filter, language: Language.default('en'), team: z.string().max(100).optional() }

/** The attendees in a file; the language decides about words, separators and decimals. */
export const AttendeeFile = z.strictObject(file)
export type AttendeeFile = z.output<typeof AttendeeFile>

export const BadgeFile = z.strictObject({ ...file, layout: z.enum(badgeLayouts).default('a4') })
