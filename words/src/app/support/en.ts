import { feedback } from '../en/feedback.ts'
import { support } from '../en/support.ts'

/** Texts of support and feedback, in English. */
export const messages = { feedback, support } as const
