import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { orderJobItems } from '../../../schema/order-jobs.ts'

/**
 * Stops a job: its orders that still wait are skipped. An order that is being worked on is finished first, and keeps its
 * outcome. Repeating it changes nothing.
 */
export async function stopJob(db: Db, jobId: string): Promise<void> {
  await db.execute(sql`
    update ${orderJobItems} i set state = 'skipped', reason = 'stopped'
    from (
      select order_id from ${orderJobItems} where job_id = ${jobId} and state = 'waiting' order by order_id for update
    ) waiting
    where i.job_id = ${jobId} and i.order_id = waiting.order_id and i.state = 'waiting'`)
}
