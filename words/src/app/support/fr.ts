import { feedback } from '../fr/feedback.ts'
import { support } from '../fr/support.ts'

/** What support and feedback need, in French. */
export const messages = { feedback, support } as const
