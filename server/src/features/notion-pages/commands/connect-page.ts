import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import type { Infra } from '../../../lib/infra.ts'
import { events } from '../../../schema/events.ts'
import { notionKeys, notionPages } from '../../../schema/notion-pages.ts'
import { keyRecord, notionPageIdOf } from '../../events/rules.ts'

type Deps = Pick<Infra, 'secrets' | 'signer'>

/**
 * Identifies a key without storing it: pages with the same fingerprint share a queue. It stays the same when the secret
 * of the installation is replaced.
 */
export const fingerprintOf = ({ signer }: Pick<Deps, 'signer'>, key: string): string => signer.sign('notion-key', key)

/** Restarts the sync, which a member waits for. The higher `claims` makes a sync that still runs with the old key or page write nothing. */
const initialState = {
  syncRequested: true,
  askedAt: sql`now()`,
  nextPollAt: sql`now()`,
  failures: 0,
  claims: sql`${notionPages.claims} + 1`,
  state: null,
  stateSince: sql`now()`,
  lastStatus: null,
  lastStatusCount: 0,
}

/**
 * Connects an event's page with a key, in the transaction that stores the key.
 * @param key undefined: the key was removed
 */
export async function connectKey(tx: Db, deps: Deps, eventId: string, key: string | undefined): Promise<void> {
  await startSync(tx, eventId, key === undefined ? null : fingerprintOf(deps, key))
}

async function startSync(tx: Db, eventId: string, fingerprint: string | null): Promise<void> {
  if (fingerprint !== null) await tx.insert(notionKeys).values({ fingerprint }).onConflictDoNothing()
  const [event] = await tx.select({ link: events.notionLink }).from(events).where(eq(events.id, eventId))
  const pageId = notionPageIdOf(event?.link ?? null) ?? null
  await tx
    .insert(notionPages)
    .values({ eventId, fingerprint, pageId, askedAt: sql`now()` })
    .onConflictDoUpdate({ target: notionPages.eventId, set: { fingerprint, pageId, ...initialState } })
}

/** Connects an event with the page it links, in the transaction that changes the link. */
export async function connectLink(tx: Db, eventId: string, link: string | null): Promise<void> {
  const pageId = notionPageIdOf(link) ?? null
  await tx
    .update(notionPages)
    // the snapshot of the old page is no longer published
    .set({
      pageId,
      ...initialState,
      notifiedState: 'connected',
      lastEditedAt: null,
      readAt: null,
      changedAt: null,
      ...unpublished,
    })
    .where(and(eq(notionPages.eventId, eventId), sql`${notionPages.pageId} is distinct from ${pageId}`))
}

const unpublished = { snapshotId: null, notifyChangeAt: null, notifiedOutline: null }

/** Connects the page of a copied event with the key of the original. */
export async function connectCopy(tx: Db, from: string, to: string): Promise<void> {
  const [page] = await tx
    .select({ fingerprint: notionPages.fingerprint })
    .from(notionPages)
    .where(eq(notionPages.eventId, from))
  if (page?.fingerprint) await startSync(tx, to, page.fingerprint)
}

/** Deletes the queues of keys that no event uses. */
export async function deleteUnusedKeys(db: Db): Promise<void> {
  await db
    .delete(notionKeys)
    .where(
      and(
        sql`${notionKeys.callsAt} < now() - interval '1 day'`,
        sql`not exists (select from ${notionPages} where ${notionPages.fingerprint} = ${notionKeys.fingerprint})`,
      ),
    )
}

/** Connects the pages of events whose keys were stored by a version of Foyer that did not sync pages. */
export async function connectStoredKeys(db: Db, deps: Deps): Promise<void> {
  const rows = await db
    .select({ id: events.id, encryptedKey: events.apiKey })
    .from(events)
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .where(and(isNotNull(events.apiKey), isNull(notionPages.eventId)))
    .limit(500)
  for (const { id, encryptedKey } of rows) {
    const key = encryptedKey && decryptKey(deps, encryptedKey, id)
    if (key) await db.transaction((tx) => connectKey(tx, deps, id, key))
  }
}

function decryptKey({ secrets }: Deps, encryptedKey: string, id: string): string | undefined {
  try {
    return secrets.decrypt(encryptedKey, keyRecord(id))
  } catch {
    // encrypted with a lost secret: the organiser has to enter the key again
    return undefined
  }
}
