import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { payments } from '../../../schema/payments.ts'

/** Ends the open payments of orders in the database; the polling task ends those at Stripe, at once. */
export const cancelOpenPayments = (tx: Db, orderIds: string[]) =>
  tx
    .update(payments)
    .set({
      state: 'cancelled',
      changedAt: sql`now()`,
      nextPollAt: sql`case when ${payments.nextPollAt} is not null then now() end`,
    })
    .where(and(inArray(payments.orderId, orderIds), inArray(payments.state, ['created', 'pending'])))
