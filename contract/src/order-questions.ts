import { z } from 'zod'
import { maxAddOnGroups, maxAddOnsPerGroup } from './add-ons.ts'
import { Id } from './id.ts'
import { Language } from './language.ts'
import { Moment } from './moment.ts'
import {
  answerPattern,
  attendeeRules,
  maxAnswerFileName,
  maxChoices,
  maxParagraphAnswer,
  maxQuestions,
  questionKinds,
} from './question-kinds.ts'
import { refine } from './refine.ts'
import { line, paragraph } from './text.ts'
import { maxTicketsPerOrder, maxTicketTypesPerEvent } from './ticket-limits.ts'
import { Version } from './version.ts'

/** The id of a question or a choice. The client chooses it: unique in the form, or in the question. */
const Key = z.string().regex(/^[a-z0-9-]{1,40}$/)

/**
 * Selects those with an answer to a question: `diet:vegan`; with any, also a typed one or a file: `diet:_any`. Or those of
 * placed orders that are asked and have no answer: `diet:_none`.
 */
export const AnswerFilter = z.string().regex(answerPattern)

/** All ticket types and add-ons of an event. */
const maxTypesOfQuestion = maxTicketTypesPerEvent + maxAddOnGroups * maxAddOnsPerGroup

const hasText = refine('required', (texts: object) => Object.keys(texts).length > 0)

export const Choice = z
  .strictObject({ id: Key, texts: z.partialRecord(Language, line(200).min(1)).refine(...hasText) })
  .meta({ id: 'Choice' })

/** A question to the buyers of an event. */
export const OrderQuestion = z
  .strictObject({
    id: Key,
    /** Whether it is asked once for the order, or for each ticket. */
    per: z.enum(['order', 'ticket']),
    /** A question that has answers keeps its kind. */
    kind: z.enum(questionKinds),
    /** In each language that it is written in. Readers of another language get the first of these. */
    texts: z
      .partialRecord(Language, z.strictObject({ label: line(300).min(1), hint: line(500).min(1).optional() }))
      .refine(...hasText),
    /** Of the kinds `choice` and `choices`. */
    choices: z.array(Choice).max(maxChoices),
    required: z.boolean(),
    /**
     * The ticket types and add-ons that it is asked for: a ticket of one of these types, or with one of these add-ons. Absent:
     * all tickets. Empty, as when all of them have been deleted: none.
     */
    ticketTypeIds: z.array(Id).max(maxTypesOfQuestion).optional(),
    /** It is asked only if an earlier question, with choices or of the kind `yes-no`, has one of these answers. */
    shownWhen: z.strictObject({ question: Key, anyOf: z.array(Key).min(1).max(maxChoices) }).optional(),
    /** Whether it is asked before the order is placed, or afterwards on the page of the order, like all files. */
    asked: z.enum(['before', 'after']),
    /**
     * Until when the buyer can change the answer: until the order is placed, the event begins, or a moment. `placed`: an answer
     * that the order lacks can still be given, once, until the event begins.
     */
    changeableUntil: z.union([z.enum(['placed', 'event']), Moment]),
    /** Whether the team needs the answers for its accounts: they are kept as long as their orders. */
    forAccounts: z.literal(true).optional(),
    /** Whether the answers are shown at the door when a ticket is scanned, by lists that show names. */
    atDoor: z.literal(true).optional(),
    /** Whether the answers are printed on badges. */
    onBadge: z.literal(true).optional(),
    /** The limits of a number. */
    min: z.number().min(-1e9).max(1e9).optional(),
    max: z.number().min(-1e9).max(1e9).optional(),
  })
  .meta({ id: 'OrderQuestion' })
export type OrderQuestion = z.output<typeof OrderQuestion>

/** Which details of attendees are asked. */
export const AttendeeRules = z
  .strictObject({ name: z.enum(attendeeRules), email: z.enum(attendeeRules) })
  .meta({ id: 'AttendeeRules' })
export type AttendeeRules = z.infer<typeof AttendeeRules>

/** The questions to the buyers of an event, in the order of the form. */
export const OrderForm = z
  .strictObject({
    attendees: AttendeeRules,
    questions: z.array(OrderQuestion).max(maxQuestions),
    version: Version,
  })
  .meta({ id: 'OrderForm' })
export type OrderForm = z.output<typeof OrderForm>

/** The form as its buyers get it. */
export const AskedForm = OrderForm.omit({ version: true })
  .extend({
    questions: z
      .array(
        OrderQuestion.extend({
          /** Of an add-on order: the tickets that it is asked for, by the answers of their own order. Absent: all. */
          onlyTickets: z.array(Id).optional(),
        }),
      )
      .max(maxQuestions),
  })
  .meta({ id: 'AskedForm' })
export type AskedForm = z.output<typeof AskedForm>

/** An answer of a buyer. An answer without values is none. */
export const BuyerAnswer = z
  .strictObject({
    question: Key,
    /** The ticket, for a question that is asked for each. */
    ticket: Id.optional(),
    /** The ids of the choices, `yes` or `no`, the code of a country, a text, or the id of a file. */
    values: z.array(paragraph(maxParagraphAnswer).min(1)).max(maxChoices),
  })
  .meta({ id: 'BuyerAnswer' })
export type BuyerAnswer = z.output<typeof BuyerAnswer>

/** The most answers of a request. */
export const Answers = z.array(BuyerAnswer).max(maxQuestions * (maxTicketsPerOrder + 1))

/** Answers to change; those of other questions stay. */
export const AnswersChange = z.strictObject({ answers: Answers }).meta({ id: 'AnswersChange' })
export type AnswersChange = z.output<typeof AnswersChange>

/** A question that orders have answered, also one that was removed since, or with choices that were. */
export const QuestionOfOrder = OrderQuestion.extend({
  removed: z.literal(true).optional(),
  removedChoices: z.array(Choice).optional(),
}).meta({ id: 'QuestionOfOrder' })
export type QuestionOfOrder = z.output<typeof QuestionOfOrder>

/** The query of an upload. */
export const AnswerFileUpload = z.strictObject({
  /** The name of the file. */
  name: line(maxAnswerFileName).min(1),
  /** The ticket, for a question that is asked for each. */
  ticket: Id.optional(),
})

/** A file that is an answer; the answer's value is its id. */
export const AnswerFile = z.object({ id: z.string(), name: z.string(), sizeBytes: z.int() }).meta({ id: 'AnswerFile' })
export type AnswerFile = z.infer<typeof AnswerFile>

/** An answer of an order, as its team reads it. */
export const OrderAnswer = BuyerAnswer.extend({
  /** The item that the question was asked for, if it has been cancelled: the answer no longer counts. */
  cancelled: z.enum(['ticket', 'add-on']).optional(),
}).meta({ id: 'OrderAnswer' })
export type OrderAnswer = z.output<typeof OrderAnswer>

/** The answers of an order, with the questions that they belong to. */
export const OrderAnswers = z
  .object({ questions: z.array(QuestionOfOrder), answers: z.array(OrderAnswer), files: z.array(AnswerFile) })
  .meta({ id: 'OrderAnswers' })
export type OrderAnswers = z.output<typeof OrderAnswers>

/** The answers of placed orders to a question, in sum. */
const SummedQuestion = z
  .object({
    question: QuestionOfOrder,
    /** The number of answers. */
    answered: z.int(),
    /**
     * How often each answer was chosen, the most frequent first, of a question whose answers are chosen. Answers that are
     * offered but were not chosen come last, with 0; countries that were not chosen are left out.
     */
    counts: z.array(z.object({ value: z.string(), count: z.int() })),
    /** The answers to a question of the kind `number`; absent without any. The average has six decimals at most. */
    numbers: z.object({ sum: z.number(), average: z.number(), smallest: z.number(), largest: z.number() }).optional(),
    /** The latest typed answers and files, the newest first. */
    latest: z.array(
      z.object({
        /** The answer, or the name of the file. */
        text: z.string(),
        /** The id of the file. */
        file: z.string().optional(),
        order: z.object({ id: z.string(), number: z.string() }),
      }),
    ),
  })
  .meta({ id: 'SummedQuestion' })

export const AnswerSummary = z.object({ questions: z.array(SummedQuestion) }).meta({ id: 'AnswerSummary' })
export type AnswerSummary = z.infer<typeof AnswerSummary>
