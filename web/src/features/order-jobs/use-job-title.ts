import type { OrderJob } from '@foyer/contract/order-jobs'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** Names a job: what it does, and to how many orders. */
export function useJobTitle(): (job: OrderJob) => string {
  const t = useTranslations('orderJobs.job.title')
  const format = useFormat()
  return ({ kind, waiting, done, skipped, failed }) => {
    const count = waiting + done + skipped + failed
    return t(kind, { count, shown: format.number(count) })
  }
}
