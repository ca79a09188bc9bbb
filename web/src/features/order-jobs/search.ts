import type { JobItemState } from '@foyer/contract/order-job-states'
import { jobItemStates } from '@foyer/contract/order-job-states'
import { oneOf } from '../../lib/search-params.ts'

/** The filter of a job's orders in the URL. */
export interface OrderJobSearch {
  state?: JobItemState
}

export const orderJobSearch = (given: Record<string, unknown>): OrderJobSearch => oneOf(given, 'state', jobItemStates)
