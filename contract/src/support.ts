import { z } from 'zod'
import { Language } from './language.ts'
import { Theme } from './me.ts'
import { feedbackKinds, maxFeedbackLength, maxSupportLength } from './support-limits.ts'
import { line, maxNameLength, paragraph } from './text.ts'

/**
 * The page and the display settings of the sender. The web app adds them, so that the sender need not describe them.
 */
export const PageContext = z
  .strictObject({ path: line(500), language: Language, theme: Theme, width: z.number().int().min(0).max(100_000) })
  .meta({ id: 'PageContext' })
export type PageContext = z.infer<typeof PageContext>

export const SupportRequest = z
  .strictObject({
    subject: line(maxNameLength).min(1),
    message: paragraph(maxSupportLength).min(1),
    context: PageContext.optional(),
  })
  .meta({ id: 'SupportRequest' })

export const Feedback = z
  .strictObject({ kind: z.enum(feedbackKinds), message: paragraph(maxFeedbackLength).min(1), context: PageContext })
  .meta({ id: 'Feedback' })

/** The receipt of a support request: an id to refer to, and whether Foyer also sent the request by mail. */
export const SupportReceipt = z.object({ id: z.string(), mailed: z.boolean() }).meta({ id: 'SupportReceipt' })
export const FeedbackReceipt = z.object({ id: z.string() }).meta({ id: 'FeedbackReceipt' })
