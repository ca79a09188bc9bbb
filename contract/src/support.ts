import { z } from 'zod'
import { feedbackKinds, feedbackLength, supportLength } from './support-limits.ts'
import { line, nameLength, paragraph } from './text.ts'

/** Where in Foyer something was written: sent along so that nobody has to describe it. */
export const PageContext = z
  .strictObject({ path: line(500), language: line(5), theme: line(10), width: z.number().int().min(0).max(100_000) })
  .meta({ id: 'PageContext' })
export type PageContext = z.infer<typeof PageContext>

export const SupportRequest = z
  .strictObject({
    subject: line(nameLength).min(1),
    message: paragraph(supportLength).min(1),
    context: PageContext.optional(),
  })
  .meta({ id: 'SupportRequest' })

export const Feedback = z
  .strictObject({ kind: z.enum(feedbackKinds), message: paragraph(feedbackLength).min(1), context: PageContext })
  .meta({ id: 'Feedback' })

/** The receipt: a number to refer to, and whether it also went out by mail. */
export const SupportReceipt = z.object({ id: z.string(), mailed: z.boolean() }).meta({ id: 'SupportReceipt' })
export const FeedbackReceipt = z.object({ id: z.string() }).meta({ id: 'FeedbackReceipt' })
