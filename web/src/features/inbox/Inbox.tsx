import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { onInboxChange } from '../../lib/inbox/use-unread.ts'
import { Load } from '../../lib/Load.tsx'
import { classNames } from '../../ui/class-names.ts'
import { InboxFilters } from './InboxFilters.tsx'
import { ListLoading, PaneLoading } from './InboxLoading.tsx'
import { KeysDialog } from './KeysDialog.tsx'
import { ReadingPane } from './ReadingPane.tsx'
import { refreshOnChange } from './refresh-on-change.ts'
import { ThreadList } from './ThreadList.tsx'

const route = getRouteApi('/$lang/_member/inbox')

/** The list and beside it the open thread; on phones one of the two. */
export function Inbox() {
  const t = useTranslations('inbox.thread')
  const search = route.useSearch()
  const { thread, ...list } = search
  const key = JSON.stringify(list)
  // Keeps the last results on screen until the next ones arrive.
  const shownKey = useDeferredValue(key)
  const [helping, setHelping] = useState(false)
  const client = useQueryClient()
  useEffect(() => refreshOnChange(client, onInboxChange), [client])
  return (
    <div className="lg:grid lg:grid-cols-[minmax(20rem,2fr)_3fr] lg:items-start lg:gap-8">
      <div className={classNames(thread !== undefined && 'max-lg:hidden')}>
        <InboxFilters search={search} />
        <Load resetKey={shownKey} fallback={<ListLoading />}>
          <ThreadList
            key={shownKey}
            search={JSON.parse(shownKey)}
            open={thread}
            outdated={shownKey !== key}
            onHelp={() => setHelping(true)}
          />
        </Load>
      </div>
      <div className={classNames('lg:sticky lg:top-6', thread === undefined && 'max-lg:hidden')}>
        {thread === undefined ? (
          <p className="rounded-card border border-dashed border-line px-6 py-16 text-center text-ink-secondary">
            {t('choose')}
          </p>
        ) : (
          <Load resetKey={thread} fallback={<PaneLoading />}>
            <ReadingPane key={thread} id={thread} search={search} />
          </Load>
        )}
      </div>
      {helping && <KeysDialog onClose={() => setHelping(false)} />}
    </div>
  )
}
