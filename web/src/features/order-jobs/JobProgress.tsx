import type { OrderJob } from '@foyer/contract/order-jobs'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { Bar } from '../../ui/Bar.tsx'

/** How far a job is: a bar, and the number of orders in each state. */
export function JobProgress({ job: { waiting, done, skipped, failed } }: { job: OrderJob }) {
  const t = useTranslations('orderJobs.job')
  const format = useFormat()
  const labelId = useId()
  const total = waiting + done + skipped + failed
  const worked = total - waiting
  const counts = { done, skipped, failed, waiting }
  const shown = (['done', 'skipped', 'failed', 'waiting'] as const).filter((state) => counts[state] > 0)
  return (
    <div className="mb-8 max-w-[57rem]">
      <p id={labelId} role="status" className="mb-2">
        <strong className="font-semibold">
          {waiting > 0 ? t('working', { worked: format.number(worked), total: format.number(total) }) : t('finished')}
        </strong>{' '}
        <span className="text-ink-secondary tabular-nums">
          {shown.map((state) => t(`count.${state}`, { count: counts[state] })).join(' · ')}
        </span>
      </p>
      <progress aria-labelledby={labelId} max={total} value={worked} className="sr-only" />
      <Bar percent={(100 * worked) / Math.max(total, 1)} className="h-2" />
    </div>
  )
}
