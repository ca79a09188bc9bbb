import { ProblemError } from '@foyer/contract/http/problem-error'
import { batchByKey } from '../../../lib/batch.ts'
import type { Infra } from '../../../lib/infra.ts'
import type { RecordedScans } from '../commands/record-scans.ts'
import { recordScans } from '../commands/record-scans.ts'
import type { ScanRow } from '../queries/scans.ts'
import type { ScanLink } from '../queries/situation.ts'
import { takesScans } from '../rules.ts'
import type { ScanRequest } from './decide-scans.ts'

/** The scans of a request as they are recorded, with the list and the link as they were at that moment. */
interface ScansOfRequest extends Pick<RecordedScans, 'list' | 'now'> {
  link: ScanLink
  rows: ScanRow[]
}

/**
 * Records the scans of a request.
 * @throws ProblemError `not-found`; `link-closed` when its link takes none (`takesScans`); `unavailable`
 */
export type RecordScans = (listId: string, request: ScanRequest) => Promise<ScansOfRequest>

/** Creates the queue of scans: requests for one list that arrive at the same time are decided and recorded together. */
export const createScanQueue = ({ db, signer }: Pick<Infra, 'db' | 'signer'>): RecordScans =>
  batchByKey<ScanRequest, ScansOfRequest>(
    async (listId, calls) => {
      const requests = calls.map(({ input }) => input)
      const recorded = await recordScans(db, signer, listId, requests)
      for (const { input, resolve, reject } of calls) {
        const link = recorded.links.get(input.linkId)
        if (link && takesScans(link, recorded.now)) resolve(scansOfRequest(recorded, link, input))
        else reject(new ProblemError(link ? 'link-closed' : 'not-found'))
      }
    },
    { maxBatchSize: 50 },
  )

const scansOfRequest = ({ now, list, rows }: RecordedScans, link: ScanLink, { scans }: ScanRequest) => ({
  now,
  list,
  link,
  rows: scans.flatMap(({ id }) => rows.get(id) ?? []),
})
