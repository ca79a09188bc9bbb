import { maskKey } from '@foyer/contract/events'
import { sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { reEncryptColumn } from '../../../lib/re-encrypt.ts'
import type { Scope } from '../../../lib/scope.ts'
import type { Secrets } from '../../../lib/secrets.ts'
import { events } from '../../../schema/events.ts'
import type { EventRow } from '../queries.ts'
import { eventById, eventNotFound, inScope } from '../queries.ts'
import type { EventServices } from '../rules.ts'
import { accessRecord, keyRecord } from '../rules.ts'

/**
 * Stores the Notion API key of an event, encrypted.
 * @param checkedFor the Notion link with which the key was checked; undefined when Notion was unreachable. The key is
 *   stored as unchecked when the event's link has changed since.
 * @throws ProblemError `not-found`
 */
export async function storeKey(
  db: Db,
  { secrets, onEventSaved }: EventServices & Pick<Infra, 'secrets'>,
  scope: Scope,
  id: string,
  { key, checkedFor }: { key: string; checkedFor: string | null | undefined },
): Promise<EventRow> {
  const sameLink = sql`${events.notionLink} is not distinct from ${checkedFor ?? null}`
  const columns = {
    apiKey: secrets.encrypt(key, keyRecord(id)),
    apiKeyMask: maskKey(key),
    apiKeyCheckedAt: checkedFor === undefined ? null : sql`case when ${sameLink} then now() end`,
  }
  return await changeKey(db, { onEventSaved }, scope, id, { columns, key })
}

/** Removes the Notion API key of an event. The published version of its page stays. @throws ProblemError `not-found` */
export const removeKey = (db: Db, services: EventServices, scope: Scope, id: string): Promise<EventRow> =>
  changeKey(db, services, scope, id, {
    columns: { apiKey: null, apiKeyMask: null, apiKeyCheckedAt: null },
    key: undefined,
  })

interface KeyChange {
  columns: PgUpdateSetSource<typeof events>
  key: string | undefined
}

async function changeKey(
  db: Db,
  { onEventSaved }: EventServices,
  scope: Scope,
  id: string,
  { columns, key }: KeyChange,
): Promise<EventRow> {
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(events)
      .set({ ...columns, version: sql`${events.version} + 1` })
      .where(inScope(scope, id))
      .returning({ id: events.id })
    if (!row) throw eventNotFound()
    await onEventSaved(tx, { kind: 'key-changed', eventId: id, key })
    return await eventById(tx, scope, id)
  })
}

/** Re-encrypts the keys and the online access that are encrypted with the previous secret. */
export async function reEncryptSecrets(db: Db, secrets: Secrets): Promise<void> {
  await reEncryptColumn(db, secrets, { id: events.id, column: events.apiKey, recordOf: keyRecord })
  await reEncryptColumn(db, secrets, { id: events.id, column: events.onlineAccess, recordOf: accessRecord })
}
