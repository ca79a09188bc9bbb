import { z } from 'zod'
import { Day } from './moment.ts'
import { maxNoteLength } from './order-limits.ts'
import { paragraph } from './text.ts'

/** A note of a member about an order, kept in its timeline for the team only, and when to look at the order again. */
export const OrderNote = z
  .strictObject({
    text: paragraph(maxNoteLength).min(1).optional(),
    /** Null: the team is done with it. Absent: stays as it is. */
    followUpOn: Day.nullable().optional(),
  })
  .meta({ id: 'OrderNote' })
export type OrderNote = z.output<typeof OrderNote>
