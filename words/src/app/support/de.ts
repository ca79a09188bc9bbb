import { feedback } from '../de/feedback.ts'
import { support } from '../de/support.ts'

/** Texts of support and feedback, in German. */
export const messages = { feedback, support } as const
