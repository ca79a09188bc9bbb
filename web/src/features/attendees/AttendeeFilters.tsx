import { attendeeStates } from '@foyer/contract/attendee-states'
import { useTranslations } from 'use-intl'
import { useAnswerOptions } from '../../lib/event/use-answer-options.ts'
import { useTypeOptions } from '../../lib/event/use-type-options.ts'
import { SearchBox } from '../../lib/SearchBox.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
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
  const types = useTypeOptions(event)
  const answers = useAnswerOptions(event, { answered: t('filter.answered'), unanswered: t('filter.unanswered') })
  return (
    <search className="mb-4 flex flex-wrap items-center gap-3">
      <SearchBox
        id={searchBoxId}
        label={t('search')}
        placeholder={t('searchHint')}
        clearLabel={t('clearSearch')}
        value={search.q}
        onSearch={(q) => change({ q }, 'typed')}
        className="grow basis-60"
      />
      <FilterSelect
        label={t('filter.type')}
        allLabel={t('filter.allTypes')}
        options={types}
        value={search.type}
        onValueChange={(type) => change({ type })}
        className="w-full sm:w-auto sm:max-w-52"
      />
      <FilterSelect
        label={t('filter.state')}
        allLabel={t('filter.coming')}
        options={attendeeStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        value={search.state}
        onValueChange={(state) => change({ state })}
        className="w-full sm:w-auto"
      />
      <FilterSelect
        label={t('filter.arrived')}
        allLabel={t('filter.anyArrival')}
        options={[
          { value: 'yes', label: t('filter.hasArrived') },
          { value: 'no', label: t('filter.notArrived') },
        ]}
        value={search.arrived}
        onValueChange={(arrived) => change({ arrived })}
        className="w-full sm:w-auto"
      />
      {answers.length > 0 && (
        <FilterSelect
          label={t('filter.answer')}
          allLabel={t('filter.anyAnswer')}
          options={answers}
          value={search.answer}
          onValueChange={(answer) => change({ answer })}
          className="w-full sm:w-auto sm:max-w-64"
        />
      )}
      <AttendeeFiles event={event} search={search} />
    </search>
  )
}
