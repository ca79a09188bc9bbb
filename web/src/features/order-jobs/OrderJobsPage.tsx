import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../lib/BackLink.tsx'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { useMay } from '../../lib/use-may.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { orderJobs } from './queries.ts'
import { useJobTitle } from './use-job-title.ts'

/** The last actions on many orders. */
export default function OrderJobsPage() {
  const t = useTranslations()
  const paths = usePaths()
  const mayRead = useMay('orders:write')
  return (
    <Page
      title={t('orderJobs.job.all')}
      description={t('orderJobs.job.lead')}
      back={<BackLink to={paths.orders()}>{t('orders.view.back')}</BackLink>}
    >
      {mayRead ? (
        <Load fallback={<TableLoading />}>
          <Jobs />
        </Load>
      ) : (
        <EmptyState kind="no-match" title={t('orders.action.notAllowed')} />
      )}
    </Page>
  )
}

function Jobs() {
  const t = useTranslations('orderJobs.job')
  const paths = usePaths()
  const format = useFormat()
  const titleOf = useJobTitle()
  const { data: jobs } = useSuspenseQuery(orderJobs())
  if (jobs.length === 0) return <EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>
  return (
    <ul className="max-w-[57rem]">
      {jobs.map((job) => (
        <li
          key={job.id}
          className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
        >
          <div className="min-w-0 wrap-anywhere">
            <Link to={paths.orderJob(job.id)} className="row-link font-medium">
              {titleOf(job)}
            </Link>
            <span className="block text-sm text-ink-secondary">
              {[
                job.subject,
                t('started', { at: format.dateTime(job.createdAt, readersZone()), by: job.by ?? t('former') }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
          {job.waiting > 0 ? (
            <Badge tone="info">{t('state.waiting')}</Badge>
          ) : (
            <Badge tone={job.failed > 0 ? 'danger' : 'success'}>{t('finished')}</Badge>
          )}
        </li>
      ))}
    </ul>
  )
}
