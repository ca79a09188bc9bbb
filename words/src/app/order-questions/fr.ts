import { orderQuestions } from '../fr/order-questions.ts'

/** Texts of the questions for buyers, in French. */
export const messages = { orderQuestions } as const
