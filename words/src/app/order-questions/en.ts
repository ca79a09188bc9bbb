import { orderQuestions } from '../en/order-questions.ts'

/** Texts of the questions to buyers, in English. */
export const messages = { orderQuestions } as const
