import type { Event } from '@foyer/contract/events'
import type { PromoCodeGroup } from '@foyer/contract/promo-code-limits'
import { maxReportedCodes, promoCodeGroups } from '@foyer/contract/promo-code-limits'
import type { PromoCodeReport } from '@foyer/contract/promo-codes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { addressOf } from '../../lib/address-of.ts'
import { FileLink } from '../../lib/FileLink.tsx'
import { useFormat } from '../../lib/format.ts'
import { Load } from '../../lib/Load.tsx'
import { read } from '../../lib/query.ts'
import { TableLoading } from '../../lib/TableLoading.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
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
          icon={<FileSpreadsheet aria-hidden="true" size={18} />}
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
      <Table report={data} by={by} />
      <p className="mt-3 max-w-2xl text-sm text-pretty text-ink-secondary">
        {t('rule')}
        {data.rows.length === maxReportedCodes && ` ${t('most', { count: String(maxReportedCodes) })}`}
      </p>
    </>
  )
}

type Line = PromoCodeReport['total'] & { id: string; name: ReactNode }

function Table({ report: { rows, total, currency }, by }: { report: PromoCodeReport; by: PromoCodeGroup }) {
  const t = useTranslations('promoCodes.sales')
  const format = useFormat()
  const lines: Line[] = rows.map((row) => ({ ...row, id: `${row.key} ${row.deleted}`, name: <Name row={row} /> }))
  const totalLine: Line = { ...total, id: 'total', name: t('total') }
  const column = (id: 'orders' | 'tickets' | 'revenue' | 'discount', figure: (line: Line) => string): Column<Line> => ({
    id,
    header: t(`columns.${id}`),
    align: 'end',
    cell: (line) => (line === totalLine ? <strong className="font-semibold">{figure(line)}</strong> : figure(line)),
  })
  return (
    <DataTable
      caption={t('title')}
      rows={[...lines, totalLine]}
      rowKey={({ id }) => id}
      columns={[
        { id: by, header: t(`columns.${by}`), cell: ({ name }) => name },
        column('orders', ({ orders }) => format.number(orders)),
        column('tickets', ({ tickets }) => format.number(tickets)),
        column('revenue', ({ revenueCents }) => format.money(revenueCents, currency)),
        column('discount', ({ discountCents }) => format.money(discountCents, currency)),
      ]}
    />
  )
}

function Name({ row }: { row: PromoCodeReport['rows'][number] }) {
  const t = useTranslations('promoCodes.sales')
  return (
    <>
      {row.key ?? t('noTag')}
      {row.deleted && <span className="text-ink-secondary"> ({t('deleted')})</span>}
    </>
  )
}
