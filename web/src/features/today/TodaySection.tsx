import type { Today } from '@foyer/contract/today'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '../../lib/use-may.ts'
import { Button } from '../../ui/Button.tsx'
import { Needs } from './Needs.tsx'
import { NextEvent } from './NextEvent.tsx'
import { today } from './queries.ts'
import { RecentSales } from './RecentSales.tsx'
import { ToSettle } from './ToSettle.tsx'

// The gaps between the tiles show the line colour below. Only the last row takes room that is left.
const tiles =
  'grid grid-cols-1 grid-rows-[auto_auto_1fr] @max-4xl:has-[>:last-child:nth-child(3)]:grid-rows-[auto_1fr] gap-px overflow-hidden rounded-card bg-line *:bg-card @xs:grid-cols-2 @4xl:auto-cols-fr @4xl:grid-flow-col @4xl:grid-cols-none @4xl:grid-rows-1'

/** The next event, recent sales, what is to settle and what needs attention, as far as the member's role may see it. */
export function TodaySection() {
  const t = useTranslations('today')
  const titleId = useId()
  const { data, isError, refetch } = useQuery(today())
  return (
    <section aria-labelledby={titleId} className={tiles}>
      <h2 id={titleId} className="sr-only">
        {t('title')}
      </h2>
      {data && <Tiles today={data} />}
      {!data && isError && <Failed onRetry={() => void refetch()} />}
      {!data && !isError && <TilesLoading />}
    </section>
  )
}

function Tiles({ today: { next, sales, questions, requests, awaited, balancesDue, owed, needs } }: { today: Today }) {
  return (
    <>
      <NextEvent event={next} wide={!sales} />
      {sales && <RecentSales sales={sales} />}
      {awaited && owed && (
        <ToSettle
          questions={questions ?? 0}
          requests={requests ?? 0}
          awaited={awaited}
          balancesDue={balancesDue ?? []}
          owed={owed}
        />
      )}
      <Needs needs={needs} />
    </>
  )
}

/** The tiles that the role will get, without content. */
function TilesLoading() {
  const t = useTranslations('common')
  const mayReadOrders = useMay('orders:read')
  const mayReadReports = useMay('reports:read')
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className={mayReadReports ? '' : '@xs:@max-4xl:col-span-2'} />
      {mayReadReports && <div />}
      {mayReadOrders && <div className="@xs:@max-xl:col-span-2" />}
      <div className="@xs:@max-xl:col-span-2" />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations()
  return (
    <div className="col-span-full flex flex-wrap items-center gap-4 p-4">
      <p role="alert">{t('today.failed')}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
