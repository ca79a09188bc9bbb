import { reportGroups, reportUnits } from '@foyer/contract/report-groups'
import { hasOrders } from '@foyer/contract/sales-report'
import { useTranslations } from 'use-intl'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { daysError } from './days-of.ts'
import { figureOf } from './figure-of.ts'
import type { ReportSearch } from './search.ts'
import { reportFigures, reportSearch, reportSpans } from './search.ts'

interface Props {
  search: ReportSearch
  days: { from: string; to: string }
  /** The report is of one event. */
  ofEvent: boolean
}

/** The period, figure, unit and group of a report. The URL holds all of it. */
export function ReportFilters({ search, days, ofEvent }: Props) {
  const t = useTranslations('reports.page')
  const change = useChangeSearch(reportSearch)
  const error = daysError(days)
  const groups = reportGroups.filter((group) => !(ofEvent && group === 'event'))
  const figures = reportFigures.filter((figure) => figure !== 'orders' || hasOrders(search.group ?? 'none'))
  return (
    <search className="mb-8 flex flex-wrap items-start gap-x-4 gap-y-3">
      <Field label={t('period')} className="max-sm:w-full">
        <Select
          value={search.span ?? 'days90'}
          onChange={({ target }) =>
            change({ span: target.value, ...(target.value === 'dates' ? days : { from: '', to: '' }) })
          }
          options={reportSpans.map((span) => ({ value: span, label: t(`span.${span}`) }))}
        />
      </Field>
      {search.span === 'dates' && (
        <>
          <DayField name="from" value={days.from} />
          <DayField name="to" value={days.to} error={error && t(error)} />
        </>
      )}
      <Field label={t('show')} className="max-sm:grow">
        <Select
          value={figureOf(search)}
          onChange={({ target }) => change({ show: target.value })}
          options={figures.map((figure) => ({ value: figure, label: t(`figures.${figure}`) }))}
        />
      </Field>
      <Field label={t('by')} className="max-sm:grow">
        <Select
          value={search.by ?? 'day'}
          onChange={({ target }) => change({ by: target.value })}
          options={reportUnits.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
        />
      </Field>
      <Field label={t('group')} className="max-sm:grow">
        <Select
          value={search.group ?? 'none'}
          onChange={({ target }) => change({ group: target.value })}
          options={groups.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
        />
      </Field>
    </search>
  )
}

function DayField({ name, value, error }: { name: 'from' | 'to'; value: string; error?: string | undefined }) {
  const t = useTranslations('reports.page')
  const change = useChangeSearch(reportSearch)
  return (
    <Field label={t(name)} error={error}>
      <TextInput
        type="date"
        min="1900-01-01"
        max="2199-12-31"
        // A day that is only half typed has no value: it stays in the field and changes nothing.
        defaultValue={value}
        onChange={({ target }) => target.value && change({ [name]: target.value }, 'typed')}
      />
    </Field>
  )
}
