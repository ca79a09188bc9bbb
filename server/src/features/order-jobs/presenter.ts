import { Currency } from '@foyer/contract/currency'
import { uncancelledReasons } from '@foyer/contract/order-job-states'
import type { BulkCancellationPreview, OrderJob, OrderJobItem } from '@foyer/contract/order-jobs'
import type { OrdersToCancel } from './queries/orders-to-cancel.ts'
import type { JobRow, listItems } from './queries.ts'

/** A job with its progress, and the text of its message. */
export const presentJob = (job: JobRow): OrderJob => ({
  ...presentListedJob(job),
  ...(job.text && { text: job.text }),
})

/** A job with its progress. */
export const presentListedJob = ({ by, subject, text: _, createdAt, ...job }: JobRow): OrderJob => ({
  ...job,
  ...(by && { by }),
  ...(subject && { subject }),
  createdAt: createdAt.toISOString(),
})

type ItemRow = Awaited<ReturnType<typeof listItems>>['items'][number]

/** An order of a job with its outcome. */
export const presentItem = ({ order: { id, number, name, email }, state, reason, mail }: ItemRow): OrderJobItem => ({
  order: { id, number, ...(name && { name }), ...(email && { email }) },
  state,
  ...(reason && { reason }),
  ...(mail && { mail: { state: mail.state, ...(mail.reason && { reason: mail.reason }) } }),
})

/** The expected outcome of a job that cancels orders. */
export function presentCancellation(selected: readonly OrdersToCancel[]): BulkCancellationPreview {
  const countOf = (reason: OrdersToCancel['reason']) =>
    selected.reduce((sum, each) => (each.reason === reason ? sum + each.count : sum), 0)
  return {
    cancelled: countOf(null),
    skipped: uncancelledReasons.map((reason) => ({ reason, count: countOf(reason) })).filter(({ count }) => count > 0),
    received: selected
      .filter(({ withMoney }) => withMoney > 0)
      .map(({ currency, withMoney: count, keptCents: amountCents }) => ({
        currency: Currency.parse(currency),
        count,
        amountCents,
      })),
  }
}
