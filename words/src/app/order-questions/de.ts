import { orderQuestions } from '../de/order-questions.ts'

/** Texts of the questions for buyers, in German. */
export const messages = { orderQuestions } as const
