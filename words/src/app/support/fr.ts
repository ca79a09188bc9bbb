import { feedback } from '../fr/feedback.ts'
import { support } from '../fr/support.ts'

/** Texts of support and feedback, in French. */
export const messages = { feedback, support } as const
