import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatDateTime } from '@foyer/words/format/date-time'
import { formatIban } from '@foyer/words/format/iban'
import { decimalsOf, formatMoney, writeAmount } from '@foyer/words/format/money'
import { giroCode } from '../../features/mails/rules/giro-code.ts'
import type { Translator } from '../messages.ts'
import type { PageContext } from './Document.tsx'
import { QrCode } from './QrCode.tsx'

interface Props extends PageContext {
  order: PublicOrder
  transfer: NonNullable<PublicOrder['transfer']>
}

interface Row {
  label: string
  value: string
  /** The text that a button copies, and its name. */
  copy?: { what: 'iban' | 'amount' | 'reference'; text: string }
}

/** The bank details for a transfer: account, amount, payment reference and any due date, and all of it as a code to scan. */
export function Transfer({ order, transfer, t, language }: Props) {
  const { bank, reference, dueAt, amountCents } = transfer
  const { currency } = order
  const code = giroCode({ ...bank, amountCents, currency, reference })
  const rows: Row[] = [
    { label: t('order.holder'), value: bank.holder },
    { label: t('order.iban'), value: formatIban(bank.iban), copy: { what: 'iban', text: bank.iban } },
    ...(bank.bic ? [{ label: t('order.bic'), value: bank.bic }] : []),
    {
      label: t('order.amount'),
      value: formatMoney(amountCents, currency, language),
      copy: { what: 'amount', text: writeAmount(amountCents, decimalsOf(currency), language) },
    },
    { label: t('order.reference'), value: reference, copy: { what: 'reference', text: reference } },
    ...(dueAt ? [{ label: t('order.due'), value: formatDateTime(dueAt, order.event.timeZone, language) }] : []),
  ]
  return (
    <section className="summary plain" aria-labelledby="transfer">
      <h2 id="transfer">{t('order.transfer')}</h2>
      <dl className="account">
        {rows.map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              {row.value}
              {row.copy && <CopyButton t={t} {...row.copy} />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="soft">{t('order.referenceHint')}</p>
      {code && (
        <figure className="giro-code">
          <QrCode text={code} label={t('order.giroCodeLabel')} />
          <figcaption className="soft">{t('order.giroCode')}</figcaption>
        </figure>
      )}
    </section>
  )
}

/** Copies a text; the script of the page shows it. */
const CopyButton = ({ t, text, what }: { t: Translator } & NonNullable<Row['copy']>) => (
  <button type="button" className="copy" data-copy={text} data-copied={t('order.copied')} hidden>
    <span aria-live="polite">{t(`order.copy.${what}`)}</span>
  </button>
)
