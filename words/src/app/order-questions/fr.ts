import { orderQuestions } from '../fr/order-questions.ts'

/** Texts of the questions to buyers, in French. */
export const messages = { orderQuestions } as const
