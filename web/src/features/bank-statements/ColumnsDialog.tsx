import type { CsvColumns, DateOrder } from '@foyer/contract/bank-csv'
import { dateOrders } from '@foyer/contract/bank-csv'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { ColumnsPreview } from './ColumnsPreview.tsx'
import type { CsvPreview } from './use-import.ts'

export interface ColumnsDialogProps {
  csv: CsvPreview
  /** The file was imported with other columns before. */
  again: boolean
  error: string | undefined
  pending: boolean
  onConfirm: (columns: CsvColumns) => void
  onClose: () => void
}

type Optional = 'debit' | 'direction' | 'currency' | 'payer' | 'reference' | 'account'

/** Asks what the columns of a CSV file contain, and shows how its first rows are read then. */
export function ColumnsDialog({ csv, again, error, pending, onConfirm, onClose }: ColumnsDialogProps) {
  const t = useTranslations('bankStatements.columns')
  const common = useTranslations('common')
  const [columns, setColumns] = useState<CsvColumns>(csv.columns)
  const set = (changes: Partial<CsvColumns>) => setColumns({ ...columns, ...changes })
  const options = useColumnOptions(csv)
  const [text = 0, moreText = null] = columns.text
  const field = (label: string, control: ReactNode, hint?: string) => (
    <Field label={label} hint={hint}>
      {control}
    </Field>
  )
  const needed = (value: number, onChange: (column: number) => void) => (
    <Select value={value} options={options} onChange={({ target }) => onChange(Number(target.value))} />
  )
  const choice = (value: number | null, onChange: (column: number | null) => void) => (
    <Select
      value={value ?? ''}
      options={[{ value: '', label: t('none') }, ...options]}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  )
  const optional = (name: Optional) => choice(columns[name], (column) => set({ [name]: column }))
  return (
    <Dialog
      wide
      title={t('title')}
      onClose={onClose}
      closeLabel={common('close')}
      error={error}
      actions={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button variant="primary" pending={pending} onClick={() => onConfirm(columns)}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p className="mb-5 text-pretty text-ink-secondary">{t(again ? 'again' : 'lead')}</p>
      <div className="grid items-end gap-x-4 gap-y-5 sm:grid-cols-2">
        {field(
          t('date'),
          <Select
            data-autofocus=""
            value={columns.date}
            options={options}
            onChange={({ target }) => set({ date: Number(target.value) })}
          />,
        )}
        {field(
          t('dateOrder'),
          <Select
            value={columns.dateOrder}
            options={dateOrders.map((value) => ({ value, label: t(`dateOrders.${value}`) }))}
            // `as`: the options are the orders
            onChange={({ target }) => set({ dateOrder: target.value as DateOrder })}
          />,
        )}
        {field(
          t('amount'),
          needed(columns.amount, (amount) => set({ amount })),
        )}
        {field(t('currency'), optional('currency'))}
        {field(t('debit'), optional('debit'), t('debitHint'))}
        {field(t('direction'), optional('direction'), t('directionHint'))}
        {field(t('payer'), optional('payer'))}
        {field(t('account'), optional('account'))}
        {field(
          t('text'),
          needed(text, (first) => set({ text: moreText === null ? [first] : [first, moreText] })),
        )}
        {field(
          t('moreText'),
          choice(moreText, (second) => set({ text: second === null ? [text] : [text, second] })),
        )}
        {field(t('reference'), optional('reference'))}
      </div>
      <ColumnsPreview rows={csv.rows} columns={columns} currency={csv.currency} />
    </Dialog>
  )
}

/** The columns by name, each with the first text in it as an example. */
function useColumnOptions({ heading, rows }: CsvPreview) {
  const t = useTranslations('bankStatements.columns')
  return heading.map((name, at) => {
    const value = rows.map((row) => row[at]?.trim()).find(Boolean)
    const label = name.trim() || t('unnamed', { number: at + 1 })
    return { value: String(at), label: value ? t('example', { name: label, value: value.slice(0, 40) }) : label }
  })
}
