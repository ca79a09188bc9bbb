import { batchByKey } from '../../../lib/batch.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { ScanRequest } from '../commands/record-scans.ts'
import { recordScans } from '../commands/record-scans.ts'
import type { ScanRow } from '../queries/scans.ts'
import { scansByIds } from '../queries/scans.ts'

/** Records the scans of a request. @returns them as they are recorded @throws ProblemError `not-found`, `unavailable` */
export type RecordScans = (listId: string, request: ScanRequest) => Promise<ScanRow[]>

/** Creates the queue of scans: requests for one list that arrive at the same time are decided, recorded and read together. */
export function createScanQueue({ db, signer }: Pick<Infra, 'db' | 'signer'>): RecordScans {
  const record = batchByKey<ScanRequest, void>(
    async (listId, calls) => {
      await recordScans(
        db,
        signer,
        listId,
        calls.map(({ input }) => input),
      )
      for (const { resolve } of calls) resolve()
    },
    { maxBatchSize: 50 },
  )
  // a queue of its own: recorded scans never change, and the next batch need not wait for them
  const read = batchByKey<ScanRequest, ScanRow[]>(async (listId, calls) => {
    const ids = calls.flatMap(({ input }) => input.scans.map(({ id }) => id))
    const rows = await scansByIds(db, listId, ids)
    for (const { input, resolve } of calls) resolve(input.scans.flatMap(({ id }) => rows.get(id) ?? []))
  })
  return async (listId, request) => {
    await record(listId, request)
    return await read(listId, request)
  }
}
