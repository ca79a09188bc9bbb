import type { Invoice } from '@foyer/contract/invoices'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { DocumentLinks } from '../../lib/order/DocumentLinks.tsx'
import { usePaths } from '../../lib/paths.ts'
import { linkStyle } from '../../ui/button-style.ts'
import { DataTable } from '../../ui/DataTable.tsx'

/** Documents: number and kind, day, recipient, order and event, amounts, files. */
export function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useTranslations('invoices.table')
  const kinds = useTranslations('orderInvoice.kinds')
  const format = useFormat()
  const paths = usePaths()
  return (
    <DataTable
      caption={t('caption')}
      rows={invoices}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'number',
          header: t('number'),
          cell: ({ number, kind }) => (
            <>
              <span className="whitespace-nowrap font-medium tabular-nums">{number}</span>
              <span className="block text-sm text-ink-secondary">{kinds(kind)}</span>
            </>
          ),
        },
        { id: 'issuedOn', header: t('issuedOn'), cell: ({ issuedOn }) => format.day(issuedOn) },
        {
          id: 'recipient',
          header: t('recipient'),
          cell: ({ buyer }) => <span className="wrap-anywhere">{buyer || '–'}</span>,
        },
        {
          id: 'order',
          header: t('order'),
          cell: ({ order, event }) => (
            <span className="block wrap-anywhere">
              <Link to={paths.order(order.id)} className={`${linkStyle} whitespace-nowrap tabular-nums`}>
                {order.number}
              </Link>
              <span className="block text-sm text-ink-secondary">{event.name}</span>
            </span>
          ),
        },
        {
          id: 'tax',
          header: t('tax'),
          align: 'end',
          cell: ({ taxCents, currency }) => format.money(taxCents, currency),
        },
        {
          id: 'gross',
          header: t('gross'),
          align: 'end',
          cell: ({ grossCents, currency }) => format.money(grossCents, currency),
        },
        { id: 'files', header: t('files'), cell: (document) => <DocumentLinks document={document} /> },
      ]}
    />
  )
}
