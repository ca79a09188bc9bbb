import type { PublicOrder } from '@foyer/contract/public'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import type { Place } from './Document.tsx'

interface Props extends Place {
  order: PublicOrder
  transfer: NonNullable<PublicOrder['transfer']>
}

/** Where the money of a bank transfer goes, and what it must say. */
export function Transfer({ order, transfer, t, language }: Props) {
  const { bank, reference, dueAt } = transfer
  const rows: [label: string, value: string][] = [
    [t('order.holder'), bank.holder],
    // in fours, as it stands on cards and forms
    [t('order.iban'), bank.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    ...(bank.bic ? ([[t('order.bic'), bank.bic]] satisfies [string, string][]) : []),
    [t('order.amount'), formatMoney(order.totalCents, order.currency, language)],
    [t('order.reference'), reference],
    [t('order.due'), formatDateTime(dueAt, order.event.timeZone, language)],
  ]
  return (
    <section className="summary plain" aria-labelledby="transfer">
      <h2 id="transfer">{t('order.transfer')}</h2>
      <dl className="account">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{t('order.referenceHint')}</p>
    </section>
  )
}
