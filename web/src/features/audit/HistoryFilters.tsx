import { auditActions } from '@foyer/contract/audit-kinds'
import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { DayRange } from '../../lib/DayRange.tsx'
import { isDemo } from '../../lib/demo.ts'
import { read } from '../../lib/query.ts'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import type { HistorySearch } from './search.ts'
import { historyFilter } from './search.ts'

interface Props {
  team: string
  search: HistorySearch
}

/** The filters by person, action and days, and the file of the entries that they select. The URL holds all of it. */
export function HistoryFilters({ team, search }: Props) {
  const t = useTranslations('audit')
  const change = useChangeSearch(historyFilter)
  const sorted = auditActions
    .map((value) => ({ value, label: t(`actions.${value}`) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <search
      aria-label={t('filter.label')}
      className="mb-6 grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1fr_1.4fr_auto_auto_auto]"
    >
      <Field label={t('filter.by')}>
        <Select
          value={search.person ?? ''}
          onChange={({ target }) => change({ person: target.value })}
          options={[{ value: '', label: t('filter.anyone') }, ...usePeople(team, search.person)]}
        />
      </Field>
      <Field label={t('filter.action')}>
        <Select
          value={search.action ?? ''}
          onChange={({ target }) => change({ action: target.value })}
          options={[{ value: '', label: t('filter.allActions') }, ...sorted]}
        />
      </Field>
      <DayRange
        days={search}
        labels={{ from: t('filter.from'), to: t('filter.to'), wrongWay: t('filter.wrongWay') }}
        onChange={(days) => change(days, 'typed')}
      />
      <FileLink team={team} search={search} />
    </search>
  )
}

/** The members, and the person of the filter, who may have left the team since. */
function usePeople(team: string, chosen: string | undefined): { value: string; label: string }[] {
  const t = useTranslations('audit.filter')
  const { data: members = [] } = useQuery(read('GET /teams/{id}/members', { params: { id: team } }))
  const people = members.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = chosen === undefined || people.some(({ value }) => value === chosen)
  return isKnown ? people : [...people, { value: chosen, label: t('former') }]
}

function FileLink({ team, search }: Props) {
  const t = useTranslations('audit')
  const language = useLocale()
  const { person: by, ...filter } = historyFilter({ ...search })
  const query = { ...filter, by, language }
  const content = (
    <>
      <FileSpreadsheet aria-hidden="true" size={18} className="shrink-0" />
      {t('file')}
    </>
  )
  // beside the fields, below their labels
  const className = `${buttonStyle()} lg:mt-7`
  if (isDemo)
    return (
      <button type="button" aria-disabled="true" title={t('demo')} className={className}>
        {content}
      </button>
    )
  return (
    <a
      href={addressOf('GET /teams/{id}/audit-log/export.csv', { params: { id: team }, query })}
      download
      className={className}
    >
      {content}
    </a>
  )
}
