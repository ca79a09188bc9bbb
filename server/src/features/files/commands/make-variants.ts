import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../lib/db.ts'
import { makeVariants } from '../../../lib/picture-variants.ts'
import { momentNow } from '../../../schema/columns.ts'
import { files, fileVariants } from '../../../schema/files.ts'

/** After this many attempts, in which the process ended, a picture stays as it is. */
const maxAttempts = 3
/** How long a process has for one picture, until another one may try. */
const lease = sql`now() + interval '5 minutes'`

/**
 * Makes the variants of a picture that has none yet.
 * @param hash of the picture; undefined for the one that is due longest
 * @returns false when none is due
 */
export async function makeDueVariants(db: Db, hash?: string): Promise<boolean> {
  const due = sql`select hash from ${files} where variants_due_at <= ${momentNow}
    and ${hash === undefined ? sql`true` : sql`hash = ${hash}`}
    order by variants_due_at limit 1 for update skip locked`
  const [file] = await db
    .update(files)
    .set({
      variantAttempts: sql`${files.variantAttempts} + 1`,
      variantsDueAt: sql`case when ${files.variantAttempts} < ${maxAttempts} then ${lease} end`,
    })
    .where(sql`${files.hash} in (${due})`)
    .returning()
  if (!file) return false
  const isGivenUp = file.variantsDueAt === null
  const variants = isGivenUp ? [] : await makeVariants(file.bytes, file.type, file.width ?? undefined)
  await db.transaction(async (tx) => {
    for (const variant of variants)
      await tx
        .insert(fileVariants)
        .values({ hash: file.hash, ...variant })
        .onConflictDoNothing()
    await tx.update(files).set({ variantsDueAt: null }).where(eq(files.hash, file.hash))
  })
  return true
}
