import type { CorrectionPreview } from '@foyer/contract/corrections'
import type { Order } from '@foyer/contract/orders'
import { shownTaxes } from '@foyer/contract/price'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../lib/format.ts'
import { useMail } from '../../../../lib/use-mail.ts'
import { DescriptionList } from '../../../../ui/DescriptionList.tsx'

/** The effects of a correction: refunds, the price afterwards, and the mail to the buyer. */
export function CorrectionResult({ order, preview }: { order: Order; preview: CorrectionPreview }) {
  const t = useTranslations()
  const format = useFormat()
  const money = (cents: number) => format.money(cents, order.currency)
  const methods = [...new Set(preview.refunds.map(({ method }) => method))]
  const refunds = methods.map((method) => {
    const own = preview.refunds.filter((refund) => refund.method === method)
    const sum = own.reduce((all, { amountCents }) => all + amountCents, 0)
    return { term: t(`corrections.refundBy.${method}`), value: money(sum) }
  })
  const waysBack = [...new Set(methods.map(wayBackOf))]
  return (
    <div className="grid gap-5">
      <DescriptionList
        items={[
          ...(refunds.length > 0 ? refunds : [{ term: t('orders.view.refund'), value: t('corrections.noRefund') }]),
          { term: t('corrections.due'), value: money(preview.dueCents) },
          ...shownTaxes(preview.taxes).map(({ taxRateBp, taxCents }) => ({
            term: t('corrections.tax', { rate: format.rate(taxRateBp) }),
            value: money(taxCents),
          })),
        ]}
      />
      {waysBack.map((way) => (
        <p key={way} className="text-sm text-pretty">
          {t(`corrections.wayBack.${way}`)}
        </p>
      ))}
      <Mail mail={preview.mail} />
    </div>
  )
}

/** How refunded money goes back: as it has come. */
const wayBackOf = (method: CorrectionPreview['refunds'][number]['method']) =>
  method === 'card' || method === 'transfer' ? method : 'person'

function Mail({ mail }: Pick<CorrectionPreview, 'mail'>) {
  const t = useTranslations('corrections')
  const state = useMail()
  if (!mail) return <p className="text-ink-secondary">{t('noMail')}</p>
  return (
    <section aria-label={t('mail')}>
      <h3 className="type-label">{t(state === 'off' ? 'mailKept' : 'mail')}</h3>
      {/* focusable, because it scrolls */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="mt-1.5 max-h-64 overflow-y-auto rounded-card border border-line px-4 py-3">
        <p className="font-medium wrap-anywhere">{mail.subject}</p>
        <p className="mt-2 text-sm whitespace-pre-wrap wrap-anywhere">{mail.text}</p>
      </div>
    </section>
  )
}
