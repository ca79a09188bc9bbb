import { inboxViews } from '@foyer/contract/inbox-kinds'
import { useTranslations } from 'use-intl'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import type { InboxSearch } from './search.ts'
import { inboxSearch } from './search.ts'

/** Id of the search box, for the button that clears the search. */
export const searchBoxId = 'search-inbox'

/** Filters above the list: view, search, event and assignee. The URL holds all of it. */
export function InboxFilters({ search }: { search: InboxSearch }) {
  const t = useTranslations('inbox')
  const change = useChangeSearch(inboxSearch)
  const [typed, setTyped] = useDebouncedText(search.q ?? '', (q) => change({ q }, 'typed'))
  return (
    <search className="mb-4 grid gap-3">
      <SegmentedControl
        legend={t('views.legend')}
        value={search.show ?? 'all'}
        onValueChange={(show) => change({ show: show === 'all' ? undefined : show, thread: undefined })}
        options={inboxViews.map((view) => ({ value: view, label: t(`views.${view}`) }))}
      />
      <SearchInput
        id={searchBoxId}
        label={t('filter.search')}
        placeholder={t('filter.hint')}
        clearLabel={t('filter.clear')}
        value={typed}
        onValueChange={setTyped}
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
