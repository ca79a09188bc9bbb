import type { Event } from '@foyer/contract/events'
import type { PromoCodeGroup } from '@foyer/contract/promo-code-limits'
import { maxReportedCodes, promoCodeGroups } from '@foyer/contract/promo-code-limits'
import type { PromoCodeReport } from '@foyer/contract/promo-codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { FileLink } from '../../lib/FileLink.tsx'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { read } from '../../lib/query.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Select } from '../../ui/Select.tsx'

/** The sales with the codes of an event, by code or by tag, as a table and as a file. */
export function CodeSalesReport({ event }: { event: Event }) {
  const t = useTranslations('promoCodes')
  const [by, setBy] = useState<PromoCodeGroup>('code')
  const query = { by, language: useLocale() }
  return (
    <>
      <div className="mt-4 mb-4 flex flex-wrap items-center gap-3">
        <Select
          aria-label={t('sales.by')}
          value={by}
          onChange={({ target }) => setBy(target.value === 'tag' ? 'tag' : 'code')}
          options={promoCodeGroups.map((value) => ({ value, label: t(`sales.groups.${value}`) }))}
        />
        <FileLink
          icon={<Download aria-hidden="true" size={18} />}
          href={addressOf('GET /events/{id}/promo-codes/report.csv', { params: { id: event.id }, query })}
          demo={t('demo')}
        >
          {t('file')}
        </FileLink>
      </div>
      <Load resetKey={by} fallback={<TableLoading />}>
        <Report event={event} by={by} />
      </Load>
    </>
  )
}

function Report({ event, by }: { event: Event; by: PromoCodeGroup }) {
  const t = useTranslations('promoCodes.sales')
  const { data } = useSuspenseQuery(
    read('GET /events/{id}/promo-codes/report', { params: { id: event.id }, query: { by } }),
  )
  if (data.rows.length === 0) return <EmptyState title={t('none.title')}>{t('none.body')}</EmptyState>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('title')}>
        <Table report={data} by={by} />
      </section>
      <p className="mt-3 max-w-2xl text-sm text-pretty text-ink-secondary">
        {t('rule')}
        {data.rows.length === maxReportedCodes && ` ${t('most', { count: String(maxReportedCodes) })}`}
      </p>
    </>
  )
}

const cell = 'border-t border-line py-2 ps-6 text-end whitespace-nowrap'

function Table({ report: { rows, total, currency }, by }: { report: PromoCodeReport; by: PromoCodeGroup }) {
  const t = useTranslations('promoCodes.sales')
  const format = useFormat()
  const figures = (of: PromoCodeReport['total']) => (
    <>
      <td className={cell}>{format.number(of.orders)}</td>
      <td className={cell}>{format.number(of.tickets)}</td>
      <td className={cell}>{format.money(of.revenueCents, currency)}</td>
      <td className={cell}>{format.money(of.discountCents, currency)}</td>
    </>
  )
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="type-label">
          <th className="min-w-36 py-2 text-start">{t(`columns.${by}`)}</th>
          {(['orders', 'tickets', 'revenue', 'discount'] as const).map((name) => (
            <th key={name} className="py-2 ps-6 text-end whitespace-nowrap">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.key} ${row.deleted}`}>
            <th scope="row" className="border-t border-line py-2 text-start font-normal wrap-anywhere">
              {row.key ?? t('noTag')}
              {row.deleted && <span className="text-ink-secondary"> ({t('deleted')})</span>}
            </th>
            {figures(row)}
          </tr>
        ))}
      </tbody>
      <tfoot className="font-semibold">
        <tr>
          <th scope="row" className="border-t border-line py-2 text-start">
            {t('total')}
          </th>
          {figures(total)}
        </tr>
      </tfoot>
    </table>
  )
}
