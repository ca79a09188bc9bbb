import { feedback } from '../en/feedback.ts'
import { support } from '../en/support.ts'

/** What support and feedback need, in English. */
export const messages = { feedback, support } as const
