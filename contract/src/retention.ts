import { z } from 'zod'
import type { RetentionKind } from './retention-rules.ts'
import { retentionKinds, retentionRules } from './retention-rules.ts'

/** How long a team keeps a kind of data. */
export const RetentionRecord = z
  .object({
    kind: z.enum(retentionKinds),
    unit: z.enum(['days', 'years']),
    /** The period, the team's own or the default. */
    period: z.int(),
    default: z.int(),
    min: z.int(),
    max: z.int(),
    /** When data of this kind was last looked for, and how much was erased then; absent before the first time. */
    lastRunAt: z.iso.datetime().optional(),
    lastCount: z.int().optional(),
  })
  .meta({ id: 'RetentionRecord' })
export type RetentionRecord = z.infer<typeof RetentionRecord>

const periodOf = (kind: RetentionKind) => {
  const { min, max } = retentionRules[kind]
  return z.int().min(min).max(max).nullable()
}

/** The periods to change; null: the default. */
export const RetentionChanges = z
  .strictObject({
    'unpaid-orders': periodOf('unpaid-orders'),
    attendees: periodOf('attendees'),
    answers: periodOf('answers'),
    questions: periodOf('questions'),
    messages: periodOf('messages'),
    accounts: periodOf('accounts'),
  } satisfies Record<RetentionKind, z.ZodType>)
  .partial()
  .meta({ id: 'RetentionChanges' })
export type RetentionChanges = z.output<typeof RetentionChanges>
