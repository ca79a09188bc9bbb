import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { Load } from '../../lib/Load.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { daysError, daysOf } from './days-of.ts'
import { FoundReport } from './FoundReport.tsx'
import { figureOf } from './figure-of.ts'
import type { ReportQuery } from './queries.ts'
import { ReportFilters } from './ReportFilters.tsx'
import type { ReportSearch } from './search.ts'

/** A report with its filters: of the team, or of one event. */
export function Report({ search, event }: { search: ReportSearch; event?: string }) {
  const days = daysOf(search, today())
  const query: ReportQuery = {
    ...days,
    by: search.by ?? 'day',
    group: search.group ?? 'none',
    ...(event !== undefined && { event }),
  }
  // Keeps the last report on screen until the next one arrives.
  const key = useDeferredValue(JSON.stringify(query))
  // `as`: written from the query one line above
  const shown = JSON.parse(key) as ReportQuery
  return (
    <>
      <ReportFilters search={search} days={days} ofEvent={event !== undefined} />
      {daysError(shown) === undefined && (
        <Load resetKey={key} fallback={<ReportLoading />}>
          <FoundReport query={shown} show={figureOf(search)} />
        </Load>
      )}
    </>
  )
}

const today = () => new Date().toLocaleDateString('sv-SE')

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
