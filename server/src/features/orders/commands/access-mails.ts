import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { MailDeps } from '../../../lib/infra.ts'
import { orders } from '../../../schema/orders.ts'
import { deleteUnsentMails } from '../../mails/commands.ts'
import { ordersByIds } from '../queries.ts'
import { enqueueOrderMails } from './order-mails.ts'

/** Orders per statement: their mails are in memory at once. */
const batchSize = 500

/**
 * Mails the access to an online event to the buyers of its paid orders, in the transaction that changes it. A mail about
 * an earlier change that is not sent yet is replaced.
 */
export async function enqueueAccessMails(tx: Db, deps: MailDeps, eventId: string): Promise<void> {
  let last = ''
  while (true) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from ${orders} where event_id = ${eventId} and status = 'paid' and email is not null and id > ${last}
      order by id limit ${batchSize}`)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await deleteUnsentMails(tx, 'accessChanged', ids)
    const found = await ordersByIds(tx, ids)
    await enqueueOrderMails(
      tx,
      deps,
      found.map((order) => ({ ...order, kind: 'accessChanged' })),
    )
    last = ids.at(-1) ?? last
  }
}
