import type { BankLine } from '@foyer/contract/bank-statements'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../lib/format.ts'

/** A payment of a statement: payer and amount, day and reference. */
export function BankPayment({ line }: { line: Pick<BankLine, 'day' | 'text' | 'payer' | 'amountCents' | 'currency'> }) {
  const format = useFormat()
  const { payer, amount } = usePaymentNames(line)
  return (
    <>
      <p className="flex justify-between gap-4 font-medium">
        <span className="min-w-0">{payer}</span>
        <span className="shrink-0 tabular-nums">{amount}</span>
      </p>
      <p className="text-sm text-ink-secondary">
        {format.day(line.day)}
        {line.text && `\u00a0· ${line.text}`}
      </p>
    </>
  )
}

/** Payer and amount of a payment, for its buttons too. */
export function usePaymentNames(line: Pick<BankLine, 'payer' | 'amountCents' | 'currency'>) {
  const t = useTranslations('bankStatements')
  const format = useFormat()
  return { payer: line.payer ?? t('unknownPayer'), amount: format.money(line.amountCents, line.currency) }
}
