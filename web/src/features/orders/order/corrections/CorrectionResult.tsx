import type { CorrectionPreview } from '@foyer/contract/corrections'
import type { Order } from '@foyer/contract/orders'
import { shownTaxes } from '@foyer/contract/price'
import { useTranslations } from 'use-intl'
import { useFormat } from '../../../../lib/format.ts'
import { DescriptionList } from '../../../../ui/DescriptionList.tsx'
import { keepWhole } from '../../../../ui/keep-whole.tsx'
import { BuyerMail } from './BuyerMail.tsx'

/** The effects of a correction: refunds, the price afterwards, and the mail to the buyer. */
export function CorrectionResult({ order, preview }: { order: Order; preview: CorrectionPreview }) {
  const t = useTranslations()
  const format = useFormat()
  const money = (cents: number) => format.money(cents, order.currency)
  const { addOnOrders = [] } = preview
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
      {addOnOrders.length > 0 && (
        <p className="text-sm text-pretty">
          {keepWhole(
            t('corrections.addOnOrders', {
              count: addOnOrders.length,
              numbers: addOnOrders.join(', '),
              fee: preview.keepsAddOnFee ? 'kept' : 'none',
            }),
          )}
        </p>
      )}
      <BuyerMail mail={preview.mail} />
    </div>
  )
}

/** How refunded money goes back: as it has come. */
const wayBackOf = (method: CorrectionPreview['refunds'][number]['method']) =>
  method === 'card' || method === 'transfer' ? method : 'person'
