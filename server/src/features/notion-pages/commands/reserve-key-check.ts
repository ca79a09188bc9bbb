import { sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { maxCallsOfChecks } from '../../../lib/notion/pacer.ts'
import { notionKeys } from '../../../schema/notion-pages.ts'
import { fingerprintOf } from './connect-page.ts'

/** A check asks for the connection, for the page and, when that is not found, for a database. */
const callsPerCheck = 3
/** Within this time, so that no minute has more than `maxCallsOfChecks`, however it falls. */
const windowSeconds = 60
const maxCallsPerWindow = maxCallsOfChecks / 2

/**
 * Reserves the requests of a key check, which does not wait for the syncs with the key.
 * @returns false when the key has been checked too often within the last minute
 */
export async function reserveKeyCheck(db: Db, deps: Pick<Infra, 'signer'>, key: string): Promise<boolean> {
  const isOver = sql`${notionKeys.checkCallsAt} <= now() - make_interval(secs => ${windowSeconds})`
  const rows = await db
    .insert(notionKeys)
    .values({ fingerprint: fingerprintOf(deps, key), checkCalls: callsPerCheck })
    .onConflictDoUpdate({
      target: notionKeys.fingerprint,
      set: {
        checkCalls: sql`case when ${isOver} then ${callsPerCheck}::int else ${notionKeys.checkCalls} + ${callsPerCheck}::int end`,
        checkCallsAt: sql`case when ${isOver} then now() else ${notionKeys.checkCallsAt} end`,
      },
      setWhere: sql`${isOver} or ${notionKeys.checkCalls} + ${callsPerCheck}::int <= ${maxCallsPerWindow}::int`,
    })
    .returning({ fingerprint: notionKeys.fingerprint })
  return rows.length > 0
}
