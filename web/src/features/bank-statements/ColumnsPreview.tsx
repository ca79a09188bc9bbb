import type { CsvColumns } from '@foyer/contract/bank-csv'
import { readCsvRow } from '@foyer/contract/bank-csv'
import { readBankAmount } from '@foyer/words/format/money'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

interface Props {
  rows: readonly (readonly string[])[]
  columns: CsvColumns
  /** Of rows that name none. */
  currency: string
}

/** The first rows of a CSV file as the columns make Foyer read them. */
export function ColumnsPreview({ rows, columns, currency }: Props) {
  const t = useTranslations('bankStatements')
  const format = useFormat()
  const readMoney = (text: string, own: string) => readBankAmount(text, own || currency)
  const lines = rows.map((row, at) => ({ id: at, line: readCsvRow(row, columns, readMoney) }))
  return (
    <div className="mt-6">
      <h3 className="type-label">{t('columns.preview')}</h3>
      <ul aria-live="polite" className="mt-2 border-t border-line">
        {lines.map(({ id, line }) => (
          <li key={id} className="border-b border-line py-2 text-sm">
            {line ? (
              <>
                <span className="flex justify-between gap-4 tabular-nums">
                  <span className="min-w-0 truncate font-medium">
                    {format.day(line.day)} · {line.payer || t('unknownPayer')}
                  </span>
                  <span className="shrink-0">{format.money(line.amountCents, line.currency || currency)}</span>
                </span>
                <span className="block truncate text-ink-secondary">{line.text}</span>
              </>
            ) : (
              <span className="text-ink-secondary">{t('columns.noRow')}</span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
