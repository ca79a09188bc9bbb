import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { deleteUnsentTicketMails } from '../../mails/commands.ts'

/**
 * Gives tickets new codes. From the end of the transaction, the former codes open no door, and the former links to the
 * tickets' own pages are void; the rows keep the former seeds, so that both can be distinguished from forged ones. Mails with the
 * former codes that are not sent are deleted. The caller adds the timeline entry by which devices at the door learn of it.
 */
export async function replaceCodes(tx: Db, ticketIds: readonly string[]): Promise<void> {
  const seeds = ticketIds.map(() => randomBytes(16))
  await tx.execute(sql`
    update tickets t
    set seed = n.seed, former_seeds = array_append(coalesce(t.former_seeds, '{}'), t.seed), downloaded_at = null
    from unnest(${sql.param(ticketIds)}::text[], ${sql.param(seeds)}::bytea[]) as n (id, seed)
    where t.id = n.id`)
  await deleteUnsentTicketMails(tx, ticketIds)
}
