import type { PublicOrder } from '@foyer/contract/public-api'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatIban } from '@foyer/words/format/iban'
import { formatMoney } from '@foyer/words/format/money'
import type { PageContext } from './Document.tsx'

interface Props extends PageContext {
  order: PublicOrder
  transfer: NonNullable<PublicOrder['transfer']>
}

/** The bank details for a transfer: account, amount, payment reference and due date. */
export function Transfer({ order, transfer, t, language }: Props) {
  const { bank, reference, dueAt } = transfer
  const rows: [label: string, value: string][] = [
    [t('order.holder'), bank.holder],
    [t('order.iban'), formatIban(bank.iban)],
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
