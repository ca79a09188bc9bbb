import { attendeeStates } from '@foyer/contract/attendee-states'
import { useTranslations } from 'use-intl'
import { useAnswerOptions } from '../../lib/event/use-answer-options.ts'
import { useTypeOptions } from '../../lib/event/use-type-options.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { useDebouncedText } from '../../lib/use-debounced-text.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { Select } from '../../ui/Select.tsx'
import { AttendeeFiles } from './AttendeeFiles.tsx'
import type { AttendeeSearch } from './search.ts'
import { attendeeSearch } from './search.ts'

/** Id of the search box, for the button that clears the search. */
export const searchBoxId = 'search-attendees'

/**
 * Search, ticket type or add-on, status, arrival and answers above the attendees, and the files of the attendees that they
 * select. The URL holds all of it.
 */
export function AttendeeFilters({ event, search }: { event: string; search: AttendeeSearch }) {
  const t = useTranslations('attendees')
  const change = useChangeSearch(attendeeSearch)
  const [typed, setTyped] = useDebouncedText(search.q ?? '', (q) => change({ q }, 'typed'))
  const types = useTypeOptions(event)
  const answers = useAnswerOptions(event)
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <SearchInput
        id={searchBoxId}
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
        value={typed}
        onValueChange={setTyped}
        className="grow basis-60"
      />
      <Select
        aria-label={t('filter.type')}
        className="w-full sm:w-auto sm:max-w-52"
        value={search.type ?? ''}
        onChange={({ target }) => change({ type: target.value })}
        options={[{ value: '', label: t('filter.allTypes') }, ...types]}
      />
      <Select
        aria-label={t('filter.state')}
        className="w-full sm:w-auto"
        value={search.state ?? ''}
        onChange={({ target }) => change({ state: target.value })}
        options={[
          { value: '', label: t('filter.coming') },
          ...attendeeStates.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
      />
      <Select
        aria-label={t('filter.arrived')}
        className="w-full sm:w-auto"
        value={search.arrived ?? ''}
        onChange={({ target }) => change({ arrived: target.value })}
        options={[
          { value: '', label: t('filter.anyArrival') },
          { value: 'yes', label: t('filter.hasArrived') },
          { value: 'no', label: t('filter.notArrived') },
        ]}
      />
      {answers.length > 0 && (
        <Select
          aria-label={t('filter.answer')}
          className="w-full sm:w-auto sm:max-w-64"
          value={search.answer ?? ''}
          onChange={({ target }) => change({ answer: target.value })}
          options={[{ value: '', label: t('filter.anyAnswer') }, ...answers]}
        />
      )}
      <AttendeeFiles event={event} search={search} />
    </search>
  )
}
