import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import type { Days } from './days-of.ts'
import { daysBefore, daysError, daysOf, todayIn } from './days-of.ts'
import { FoundReport } from './FoundReport.tsx'
import { figureOf } from './figure-of.ts'
import type { ReportQuery } from './queries.ts'
import { ReportFilters } from './ReportFilters.tsx'
import type { ReportSearch } from './search.ts'

interface Props {
  search: ReportSearch
  event?: string
  /** Decides which day is today: that of the event, or of the team. */
  timeZone: string
}

interface Shown {
  query: ReportQuery
  before: Days
}

/** A report with its filters: of the team, or of one event. */
export function Report({ search, event, timeZone }: Props) {
  const today = todayIn(timeZone)
  const days = daysOf(search, today)
  const query: ReportQuery = {
    ...days,
    by: search.by ?? 'day',
    group: search.group ?? 'none',
    ...(event !== undefined && { event }),
  }
  // Keeps the last report on screen until the next one arrives.
  const key = useDeferredValue(JSON.stringify({ query, before: daysBefore(search, today) } satisfies Shown))
  // `as`: written one line above
  const shown = JSON.parse(key) as Shown
  return (
    <>
      <ReportFilters search={search} days={days} ofEvent={event !== undefined} />
      {daysError(shown.query) === undefined && (
        <Load resetKey={key} fallback={<ReportLoading />}>
          <FoundReport {...shown} show={figureOf(search)} />
        </Load>
      )}
    </>
  )
}

function ReportLoading() {
  const t = useTranslations('common')
  return (
    <Loading label={t('loading')} className="grid max-w-[57rem] gap-6">
      <Skeleton className="w-48" />
      <Skeleton className="w-full" />
      <div className="min-h-80" />
    </Loading>
  )
}
