import type { Db } from './db.ts'

/** Runs work in a transaction that is rolled back. @returns its result @throws what the work throws */
export async function rolledBack<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  let result: { of: T } | undefined
  await db
    .transaction(async (tx) => {
      result = { of: await work(tx) }
      throw new RolledBack()
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error
    })
  if (!result) throw new Error('The work was not done')
  return result.of
}

class RolledBack extends Error {}
