import type { OrderJob } from '@foyer/contract/order-jobs'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { isNotFound } from '../../lib/api-error.ts'
import { BackLink } from '../../lib/BackLink.tsx'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { Page } from '../../lib/Page.tsx'
import { usePaths } from '../../lib/paths.ts'
import { readersZone } from '../../lib/readers-zone.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { useMay } from '../../lib/use-may.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { JobItems } from './JobItems.tsx'
import { JobProgress } from './JobProgress.tsx'
import { orderJob } from './queries.ts'
import { StopJob } from './StopJob.tsx'
import { orderJobSearch } from './search.ts'
import { useJobTitle } from './use-job-title.ts'

const route = getRouteApi('/$lang/_member/orders/jobs/$id')

/** An action on many orders: its progress, and what became of each order. */
export default function OrderJobPage() {
  const t = useTranslations('orderJobs.job')
  const all = useTranslations()
  const paths = usePaths()
  const format = useFormat()
  const titleOf = useJobTitle()
  const { id } = route.useParams()
  // not in the route, whose code every page loads
  const search = orderJobSearch(useSearch({ strict: false }))
  const mayRead = useMay('orders:write')
  const { data: job, error } = useQuery({ ...orderJob(id), enabled: mayRead })
  if (isNotFound(error))
    return (
      <Page title={t('notFoundTitle')} description={t('notFound')}>
        <Link to={paths.orderJobs()} className={buttonStyle()}>
          {t('all')}
        </Link>
      </Page>
    )
  const started = job && {
    at: format.dateTime(job.createdAt, readersZone()),
    by: job.by ?? t('former'),
  }
  return (
    <Page
      title={job ? titleOf(job) : t('one')}
      description={started && t('started', started)}
      back={
        <BackLink to={paths.orderJobs()} kept>
          {t('all')}
        </BackLink>
      }
    >
      {job && <Message job={job} />}
      {job && <JobProgress job={job} />}
      {job && <StopJob job={job} />}
      {mayRead ? (
        <Load resetKey={`${id} ${search.state}`} fallback={<TableLoading />}>
          <JobItems id={id} state={search.state} working={job?.waiting !== 0} />
        </Load>
      ) : (
        <EmptyState kind="no-match" title={all('orders.action.notAllowed')} />
      )}
    </Page>
  )
}

/** The message to the buyers, without what each email adds to it. */
function Message({ job: { subject, text } }: { job: OrderJob }) {
  if (!subject && !text) return null
  return (
    <blockquote className="mb-8 max-w-[57rem] rounded-card border border-line bg-inset p-4 wrap-anywhere" dir="auto">
      {subject && <p className="font-medium">{subject}</p>}
      {text && <p className="mt-3 border-t border-line pt-3 whitespace-pre-wrap">{text}</p>}
    </blockquote>
  )
}
