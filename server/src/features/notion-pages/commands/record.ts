import { isGood } from '@foyer/contract/notion-states'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { newId } from '../../../lib/id.ts'
import { contentHash, outlineOf, treeVersion } from '../../../lib/notion/content.ts'
import type { PageTree } from '../../../lib/notion/tree.ts'
import { notionPages, notionSnapshots } from '../../../schema/notion-pages.ts'
import { tellOffer } from '../../admission/commands.ts'
import { tell } from '../../inbox/commands.ts'
import { nextLook, standingAfter } from '../rules.ts'
import type { Claim, PageRow } from './claim.ts'
import { inSeconds } from './claim.ts'
import type { Look } from './look.ts'

/** How many snapshots of a page are kept. */
const kept = 5
/** How long after a first change the team is told, in minutes: whoever writes saves often. */
const changesSettle = 10

/**
 * Writes down what a look came to, all or nothing: how the page stands, when it is due again, and when it was read
 * whole and says something else than before, the snapshot that is published from now on.
 * @returns false when the look was overtaken, by another key or page or by another process, and nothing was written
 */
export async function record(db: Db, claim: Claim, look: Look): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const { eventId, claims } = claim.page
    const [page] = await tx
      .select()
      .from(notionPages)
      .where(and(eq(notionPages.eventId, eventId), eq(notionPages.claims, claims)))
      .for('update')
    if (!page) return false
    const changed = look.tree ? await publish(tx, page, look.tree) : {}
    const { told, columns } = standing(claim, page, look)
    await tx
      .update(notionPages)
      .set({ ...columns, ...changed, ...(look.tree && readColumns(claim, page, look)), checkedAt: sql`now()` })
      .where(eq(notionPages.eventId, eventId))
    if (told)
      await tell(tx, {
        ...{ teamId: claim.event.teamId, eventId, about: `site:${eventId}` },
        kind: 'notion-state',
        data: { state: look.seen },
      })
    return true
  })
}

function standing(claim: Claim, page: PageRow, look: Look) {
  const { tell: told, ...after } = standingAfter(page, look.seen, claim.now)
  const failures = isGood(look.seen) ? 0 : page.failures + 1
  const { editedAt } = look
  const settling =
    look.later === true || (editedAt !== undefined && claim.now.getTime() - editedAt.getTime() < 2 * 60_000)
  const { near } = claim.event
  const seconds = nextLook({ standing: after, near, failures, settling, retryAfter: look.retryAfter }, Math.random())
  const columns = {
    ...after,
    ...(after.state !== page.state && { stateSince: sql`now()` }),
    failures,
    ...(!askedMeanwhile(claim, page) && { nextLookAt: inSeconds(seconds) }),
  }
  return { told, columns }
}

// whoever asked while it was being read means what they have just written: then it stays due
const askedMeanwhile = (claim: Claim, page: PageRow) => page.nextLookAt.getTime() !== claim.page.nextLookAt.getTime()

const readColumns = (claim: Claim, page: PageRow, { editedAt, leftOut = [], later = false }: Look) => ({
  lastEditedAt: editedAt ?? null,
  // when the look began: what was edited since then is for the next
  readAt: claim.now,
  leftOut,
  ...(!askedMeanwhile(claim, page) && { wanted: later }),
})

/** Puts what was read in the place of what is published, if it says something else. */
async function publish(tx: Db, page: PageRow, tree: PageTree) {
  const hash = contentHash(tree)
  const [last] = await tx
    .select({
      id: notionSnapshots.id,
      hash: notionSnapshots.contentHash,
      version: notionSnapshots.version,
      tree: notionSnapshots.tree,
    })
    .from(notionSnapshots)
    .where(and(eq(notionSnapshots.eventId, page.eventId), eq(notionSnapshots.id, page.snapshotId ?? '')))
  if (last?.hash === hash && last.version === treeVersion) return {}
  const id = newId('snp')
  await tx.insert(notionSnapshots).values({ id, eventId: page.eventId, contentHash: hash, version: treeVersion, tree })
  await forgetOldSnapshots(tx, page.eventId)
  await tellOffer(tx, page.eventId)
  const isChange = last !== undefined && last.version === treeVersion
  return {
    snapshotId: id,
    changedAt: sql`now()`,
    ...(isChange &&
      page.tellChangeAt === null && { toldOutline: outlineOf(last.tree), tellChangeAt: inSeconds(changesSettle * 60) }),
  }
}

async function forgetOldSnapshots(tx: Db, eventId: string): Promise<void> {
  const latest = tx
    .select({ id: notionSnapshots.id })
    .from(notionSnapshots)
    .where(eq(notionSnapshots.eventId, eventId))
    .orderBy(desc(notionSnapshots.createdAt), desc(notionSnapshots.id))
    .limit(kept)
  await tx
    .delete(notionSnapshots)
    .where(and(eq(notionSnapshots.eventId, eventId), notInArray(notionSnapshots.id, latest)))
}
