import type { JobItemState } from '@foyer/contract/order-job-states'
import { queryOptions } from '@tanstack/react-query'
import { read, readPages } from '../../lib/query.ts'

const pollMs = 2_000

/** The progress of a job, read again until it is done. */
export const orderJob = (id: string) =>
  queryOptions({
    ...read('GET /order-jobs/{id}', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.waiting === 0 ? false : pollMs),
  })

/** The orders of a job, by their outcome. */
export const orderJobItems = (id: string, state: JobItemState | undefined) =>
  readPages('GET /order-jobs/{id}/orders', { params: { id }, query: { state } })

/** The last jobs of the team. */
export const orderJobs = () => read('GET /order-jobs')
