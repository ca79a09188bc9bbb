import type { BankLine } from '@foyer/contract/bank-statements'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'
import { usePaths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { linkStyle } from '../../ui/button-style.ts'
import type { Column } from '../../ui/DataTable.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { LinesPart } from './LinesPart.tsx'
import { useBook } from './use-book.ts'

const shownAtFirst = 20

/** The payments whose orders are certain, and the button that records all of them. */
export function SureLines({ lines }: { lines: readonly BankLine[] }) {
  const t = useTranslations('bankStatements')
  const format = useFormat()
  const columns = useColumns()
  const [all, setAll] = useState(false)
  const { book, pending, done } = useBook()
  const count = lines.length
  const [currency, ...others] = new Set(lines.map((line) => line.currency))
  const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0)
  const label =
    currency && others.length === 0
      ? t('sure.record', { count, sum: format.money(sum, currency) })
      : t('sure.recordMixed', { count })
  const shown = all ? lines : lines.slice(0, shownAtFirst)
  return (
    <LinesPart
      title={t('sure.title')}
      lead={t('sure.lead')}
      action={
        <Button
          variant="primary"
          pending={pending}
          onClick={() =>
            book(lines.flatMap(({ id, candidates: [first] }) => (first ? [{ line: id, order: first.order.id }] : [])))
          }
        >
          {label}
        </Button>
      }
    >
      <p role="status" className="text-ink-secondary empty:hidden">
        {pending && done !== undefined && t('sure.running', { done, count })}
      </p>
      <DataTable caption={t('sure.caption')} columns={columns} rows={shown} rowKey={({ id }) => id} />
      {shown.length < count && (
        <ShowMore
          text={t('sure.shown', { shown: shown.length, total: count })}
          more={{ label: t('sure.more'), onMore: () => setAll(true) }}
        />
      )}
    </LinesPart>
  )
}

function useColumns(): Column<BankLine>[] {
  const t = useTranslations('bankStatements')
  const format = useFormat()
  const paths = usePaths()
  return [
    { id: 'payer', header: t('table.payer'), cell: ({ payer }) => payer ?? t('unknownPayer') },
    { id: 'day', header: t('table.day'), cell: ({ day }) => format.day(day) },
    {
      id: 'text',
      header: t('table.text'),
      cell: ({ text }) => <span className="text-sm text-ink-secondary wrap-anywhere">{text}</span>,
    },
    {
      id: 'order',
      header: t('table.order'),
      cell: ({ candidates: [first] }) =>
        first && (
          <span>
            <Link to={paths.order(first.order.id)} className={`${linkStyle} whitespace-nowrap tabular-nums`}>
              {first.order.number}
            </Link>{' '}
            <span className="text-sm text-ink-secondary">{first.order.name}</span>
          </span>
        ),
    },
    {
      id: 'amount',
      header: t('table.amount'),
      align: 'end',
      cell: ({ amountCents, currency }) => format.money(amountCents, currency),
    },
  ]
}
