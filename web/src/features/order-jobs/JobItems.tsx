import type { JobItemState } from '@foyer/contract/order-job-states'
import { jobItemStates } from '@foyer/contract/order-job-states'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FoundPages } from '../../lib/FoundPages.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { JobItemRow } from './JobItemRow.tsx'
import { orderJobItems } from './queries.ts'
import { orderJobSearch } from './search.ts'

const pollMs = 2_000

interface Props {
  id: string
  state: JobItemState | undefined
  /** The job is not done. */
  working: boolean
}

/** The orders of a job with their outcome. */
export function JobItems({ id, state, working }: Props) {
  const t = useTranslations('orderJobs.job')
  const change = useChangeSearch(orderJobSearch)
  const found = useSuspenseInfiniteQuery({
    ...orderJobItems(id, state),
    // emails are sent after the orders are done
    refetchInterval: ({ state: { data } }) => {
      const isOnItsWay = data?.pages.some(({ items }) => items.some(({ mail }) => mail?.state === 'queued'))
      return working || isOnItsWay ? pollMs : false
    },
  })
  return (
    <>
      <div className="mb-4">
        <SegmentedControl
          legend={t('filter')}
          value={state ?? 'all'}
          onValueChange={(chosen) => change({ state: chosen === 'all' ? undefined : chosen })}
          options={[
            { value: 'all', label: t('everything') },
            ...jobItemStates.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
      </div>
      <FoundPages
        found={found}
        outdated={false}
        words={{
          count: (count, shown) => t('orders', { count, shown }),
          shown: (shown, total) => t('shown', { shown, total }),
          more: t('more'),
          moreFailed: (why) => t('moreFailed', { why }),
        }}
        empty={<p className="text-ink-secondary">{t('none')}</p>}
      >
        {(items) => (
          <ul className="max-w-[57rem]">
            {items.map((item) => (
              <JobItemRow key={item.order.id} item={item} />
            ))}
          </ul>
        )}
      </FoundPages>
    </>
  )
}
