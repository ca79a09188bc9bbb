import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { onInboxChange } from '../../lib/inbox/use-unread.ts'
import { Load } from '../../lib/Load.tsx'
import { classNames } from '../../ui/class-names.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { ListLoading, PaneLoading } from './InboxLoading.tsx'
import { ReadingPane } from './ReadingPane.tsx'
import { refreshOnChange } from './refresh-on-change.ts'
import { ThreadList } from './ThreadList.tsx'

const route = getRouteApi('/$lang/_member/inbox')

/**
 * The list and beside it the open thread; on phones one of the two. In a large window both fill its height and scroll by
 * themselves.
 */
export function Inbox() {
  const t = useTranslations('inbox.thread')
  const search = route.useSearch()
  const { thread, ...list } = search
  const key = JSON.stringify(list)
  // Keeps the last results on screen until the next ones arrive.
  const shownKey = useDeferredValue(key)
  const client = useQueryClient()
  useEffect(() => refreshOnChange(client, onInboxChange), [client])
  return (
    <div
      data-panes=""
      className="lg:grid lg:grid-cols-[minmax(20rem,2fr)_3fr] lg:items-start lg:gap-8 panes:min-h-0 panes:grow panes:grid-rows-[minmax(0,1fr)] panes:items-stretch"
    >
      <div className={classNames('panes:flex panes:flex-col', thread !== undefined && 'max-lg:hidden')}>
        <InboxFilters search={search} />
        <div className="panes:-mx-2 panes:min-h-0 panes:grow panes:overflow-y-auto panes:px-2 panes:pb-6">
          <Load resetKey={shownKey} fallback={<ListLoading />}>
            <ThreadList key={shownKey} search={JSON.parse(shownKey)} open={thread} outdated={shownKey !== key} />
          </Load>
        </div>
      </div>
      <div className={classNames('panes:pb-6', thread === undefined && 'max-lg:hidden')}>
        {thread === undefined ? (
          <p className="grid place-items-center rounded-card border border-dashed border-line py-16 text-ink-secondary panes:h-full">
            {t('choose')}
          </p>
        ) : (
          <Load resetKey={thread} fallback={<PaneLoading />}>
            <ReadingPane key={thread} id={thread} search={search} />
          </Load>
        )}
      </div>
    </div>
  )
}
