import { feedback } from '../de/feedback.ts'
import { support } from '../de/support.ts'

/** What support and feedback need, in German. */
export const messages = { feedback, support } as const
