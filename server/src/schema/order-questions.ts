import type { AskedForm, QuestionOfOrder } from '@foyer/contract/order-questions'
import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, encrypted } from './columns.ts'
import { events } from './events.ts'
import { orders } from './orders.ts'

/** The questions to the buyers of events. An event gets a row with its first form. */
export const orderForms = pgTable('order_forms', {
  eventId: text()
    .primaryKey()
    .references(() => events.id, { onDelete: 'cascade' }),
  attendees: jsonb().$type<AskedForm['attendees']>().notNull(),
  /** In the order of the form; those that were removed but have answers come last. */
  questions: jsonb().$type<QuestionOfOrder[]>().notNull(),
  /** Starts at 1 and increases with every change. */
  version: integer().notNull(),
})

/** The answers of buyers: one row for each, so that they can be counted and found by question. */
export const answers = pgTable(
  'answers',
  {
    /** The order, or the ticket that the answer belongs to. */
    subjectId: text().notNull(),
    /** The id of the question, which is unique in the form of the event. */
    questionId: text().notNull(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    /** The ids of choices, a text, or the id of a file. */
    values: text().array().notNull(),
    answeredAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subjectId, table.questionId] }),
    index().on(table.orderId),
    index('answers_by_question').on(table.eventId, table.questionId, sql`${table.answeredAt} desc`),
  ],
)

/** The files of answers: at most one for each, which goes with it. */
export const answerFiles = pgTable(
  'answer_files',
  {
    id: text().primaryKey(),
    subjectId: text().notNull(),
    questionId: text().notNull(),
    /** As the buyer named it, with the extension of its content. */
    name: text().notNull(),
    /** The bytes, encrypted. */
    content: encrypted().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('answer_files_of_answer').on(table.subjectId, table.questionId),
    foreignKey({
      name: 'answer_files_answer',
      columns: [table.subjectId, table.questionId],
      foreignColumns: [answers.subjectId, answers.questionId],
    }).onDelete('cascade'),
  ],
)
