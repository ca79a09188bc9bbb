import { inboxViews } from '@foyer/contract/inbox-kinds'
import { useTranslations } from 'use-intl'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { SearchBox } from '../../lib/SearchBox.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { InboxSearch } from './search.ts'
import { inboxSearch } from './search.ts'

/** Id of the search box, for the button that clears the search. */
export const searchBoxId = 'search-inbox'

/** Filters above the list: view, search, event and assignee. The URL holds all of it. */
export function InboxFilters({ search }: { search: InboxSearch }) {
  const t = useTranslations('inbox')
  const change = useChangeSearch(inboxSearch)
  return (
    <search className="mb-4 grid gap-3">
      <SegmentedControl
        legend={t('views.legend')}
        value={search.show ?? 'all'}
        onValueChange={(show) => change({ show: show === 'all' ? undefined : show, thread: undefined })}
        options={inboxViews.map((view) => ({ value: view, label: t(`views.${view}`) }))}
      />
      <SearchBox
        id={searchBoxId}
        label={t('filter.search')}
        placeholder={t('filter.hint')}
        clearLabel={t('filter.clear')}
        value={search.q}
        onSearch={(q) => change({ q }, 'typed')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <EventSelect
          label={t('filter.event')}
          allLabel={t('filter.allEvents')}
          className="min-w-0 grow basis-40"
          value={search.event}
          onValueChange={(event) => change({ event })}
        />
        <Checkbox
          label={t('filter.mine')}
          checked={search.assigned === 'me'}
          onChange={({ target }) => change({ assigned: target.checked ? 'me' : undefined })}
        />
      </div>
    </search>
  )
}
