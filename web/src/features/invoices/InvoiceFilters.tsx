import { documentKinds } from '@foyer/contract/invoice-kinds'
import { FileSpreadsheet } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { DayRange } from '../../lib/DayRange.tsx'
import { EventSelect } from '../../lib/EventSelect.tsx'
import { FileLink } from '../../lib/FileLink.tsx'
import { SearchBox } from '../../lib/SearchBox.tsx'
import { useChangeSearch } from '../../lib/use-change-search.ts'
import { FilterSelect } from '../../ui/FilterSelect.tsx'
import type { InvoiceSearch } from './search.ts'
import { invoiceFilter } from './search.ts'

/** Search and filters above the list of invoices, and the file of what they select. The URL holds all of it. */
export function InvoiceFilters({ search }: { search: InvoiceSearch }) {
  const t = useTranslations('invoices')
  const orders = useTranslations('orders')
  const kinds = useTranslations('orderInvoice.kinds')
  const language = useLocale()
  const change = useChangeSearch(invoiceFilter)
  return (
    <search aria-label={t('filter.label')} className="mb-4 flex flex-wrap items-end gap-3">
      <SearchBox
        label={t('filter.q')}
        placeholder={t('filter.q')}
        clearLabel={orders('clearSearch')}
        value={search.q}
        onSearch={(q) => change({ q }, 'typed')}
        className="grow basis-52"
      />
      <FilterSelect
        label={t('filter.kind')}
        allLabel={t('filter.allKinds')}
        options={documentKinds.map((value) => ({ value, label: kinds(value) }))}
        value={search.kind}
        onValueChange={(kind) => change({ kind })}
        className="w-full sm:w-48"
      />
      <EventSelect
        label={t('filter.event')}
        allLabel={orders('filter.allEvents')}
        className="w-full sm:w-48"
        value={search.event}
        onValueChange={(event) => change({ event })}
      />
      <DayRange
        days={search}
        labels={{ from: t('filter.from'), to: t('filter.to'), wrongWay: t('filter.wrongWay') }}
        onChange={(days) => change(days, 'typed')}
      />
      <FileLink
        icon={<FileSpreadsheet aria-hidden="true" size={18} className="shrink-0" />}
        href={addressOf('GET /invoices/export.csv', { query: { ...invoiceFilter({ ...search }), language } })}
        demo={t('demo')}
      >
        {t('file')}
      </FileLink>
    </search>
  )
}
