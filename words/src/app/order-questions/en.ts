import { orderQuestions } from '../en/order-questions.ts'

/** Texts of the questions for buyers, in English. */
export const messages = { orderQuestions } as const
