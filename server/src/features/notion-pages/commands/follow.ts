import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Services } from '../../../http/services.ts'
import type { Db } from '../../../lib/db.ts'
import { events } from '../../../schema/events.ts'
import { notionKeys, notionPages } from '../../../schema/notion-pages.ts'
import { keyRecord, pageIdOf } from '../../events/rules.ts'

type Needs = Pick<Services, 'secrets' | 'signer'>

/** By what a key is recognised, and its queue found. It stays the same when the installation's secret is replaced. */
const fingerprintOf = ({ signer }: Needs, key: string): string => signer.sign('notion-key', key)

/** From now on: whatever was under way with the old key or for the old page writes nothing any more. */
const anew = {
  wanted: true,
  nextLookAt: sql`now()`,
  failures: 0,
  claims: sql`${notionPages.claims} + 1`,
  state: null,
  stateSince: sql`now()`,
  seen: null,
  seenTimes: 0,
}

/** Has an event's page read with this key, in the transaction that stores it. @param key undefined: it was removed */
export async function followKey(tx: Db, needs: Needs, eventId: string, key: string | undefined): Promise<void> {
  await readWith(tx, eventId, key === undefined ? null : fingerprintOf(needs, key))
}

async function readWith(tx: Db, eventId: string, fingerprint: string | null): Promise<void> {
  if (fingerprint !== null) await tx.insert(notionKeys).values({ fingerprint }).onConflictDoNothing()
  const [event] = await tx.select({ link: events.notionLink }).from(events).where(eq(events.id, eventId))
  const pageId = pageIdOf(event?.link ?? null) ?? null
  await tx
    .insert(notionPages)
    .values({ eventId, fingerprint, pageId })
    .onConflictDoUpdate({ target: notionPages.eventId, set: { fingerprint, pageId, ...anew } })
}

/** Has the page that an event links read from now on, in the transaction that changes the link. */
export async function followLink(tx: Db, eventId: string, link: string | null): Promise<void> {
  const pageId = pageIdOf(link) ?? null
  await tx
    .update(notionPages)
    // what was read of another page is not this event's
    .set({ pageId, ...anew, toldState: 'connected', lastEditedAt: null, readAt: null, changedAt: null, ...unpublished })
    .where(and(eq(notionPages.eventId, eventId), sql`${notionPages.pageId} is distinct from ${pageId}`))
}

const unpublished = { snapshotId: null, tellChangeAt: null, toldOutline: null }

/** Has the page of a copy of an event read with the same key. */
export async function followCopy(tx: Db, from: string, to: string): Promise<void> {
  const [page] = await tx
    .select({ fingerprint: notionPages.fingerprint })
    .from(notionPages)
    .where(eq(notionPages.eventId, from))
  if (page?.fingerprint) await readWith(tx, to, page.fingerprint)
}

/** Forgets the queues of keys that no event has any more. */
export async function forgetKeys(db: Db): Promise<void> {
  await db
    .delete(notionKeys)
    .where(
      and(
        sql`${notionKeys.callsAt} < now() - interval '1 day'`,
        sql`not exists (select from ${notionPages} where ${notionPages.fingerprint} = ${notionKeys.fingerprint})`,
      ),
    )
}

/** Begins to read the pages whose keys were stored before Foyer read any. */
export async function followStoredKeys(db: Db, needs: Needs): Promise<void> {
  const rows = await db
    .select({ id: events.id, sealed: events.apiKey })
    .from(events)
    .leftJoin(notionPages, eq(notionPages.eventId, events.id))
    .where(and(isNotNull(events.apiKey), isNull(notionPages.eventId)))
    .limit(500)
  for (const { id, sealed } of rows) {
    const key = sealed && openedBy(needs, sealed, id)
    if (key) await db.transaction((tx) => followKey(tx, needs, id, key))
  }
}

function openedBy({ secrets }: Needs, sealed: string, id: string): string | undefined {
  try {
    return secrets.open(sealed, keyRecord(id))
  } catch {
    // under a secret that nobody has any more: the organiser sets the key again
    return undefined
  }
}
