import { orderQuestions } from '../de/order-questions.ts'

/** Texts of the questions to buyers, in German. */
export const messages = { orderQuestions } as const
