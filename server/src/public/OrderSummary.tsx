import type { PublicOrder } from '@foyer/contract/public'
import { formatMoney } from '@foyer/words/format/money'
import { formatRate } from '@foyer/words/format/number'
import type { Place } from './Document.tsx'
import { Identity } from './Imprint.tsx'

/** What is ordered, what it costs and from whom, right above the button that orders it; below it the other ways on. */
export function OrderSummary({ order, ...place }: Place & { order: PublicOrder }) {
  const { t } = place
  const free = order.totalCents === 0
  const payable = free || order.paymentMethods.length > 0
  return (
    <section className="summary" aria-labelledby="summary">
      <h2 id="summary">{t('checkout.summary')}</h2>
      <Lines {...place} order={order} />
      <h3>{t('checkout.seller')}</h3>
      <Identity event={order.event} />
      {payable && (
        <button type="submit" className="primary" name="do" value="order">
          {t(free ? 'checkout.orderFree' : 'checkout.order')}
        </button>
      )}
      <div className="others">
        {order.extendable && (
          <button type="submit" name="do" value="extend" formNoValidate>
            {t('checkout.extend')}
          </button>
        )}
        <button type="submit" name="do" value="cancel" formNoValidate>
          {t('checkout.cancel')}
        </button>
      </div>
    </section>
  )
}

/** The lines of an order: how many of which type, and what they come to. */
export function Lines({ order, t, language }: Place & { order: PublicOrder }) {
  const { currency, totalCents } = order
  return (
    <dl className="lines-of-order">
      {linesOf(order).map(({ id, type, quantity, cents, taxRateBp }) => (
        <div key={id}>
          <dt>
            {t('checkout.line', { quantity, type })}
            {cents > 0 && taxRateBp > 0 && (
              <small className="soft">{t('tickets.tax', { rate: formatRate(taxRateBp, language) })}</small>
            )}
          </dt>
          <dd>{cents === 0 ? t('tickets.free') : formatMoney(cents, currency, language)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{t('checkout.total')}</dt>
        <dd>{totalCents === 0 ? t('tickets.free') : formatMoney(totalCents, currency, language)}</dd>
      </div>
    </dl>
  )
}

function linesOf({ tickets }: PublicOrder) {
  const lines = new Map<string, { id: string; type: string; quantity: number; cents: number; taxRateBp: number }>()
  for (const { ticketType: id, typeName: type, priceCents, taxRateBp } of tickets) {
    const { quantity, cents } = lines.get(id) ?? { quantity: 0, cents: 0 }
    lines.set(id, { id, type, taxRateBp, quantity: quantity + 1, cents: cents + priceCents })
  }
  return [...lines.values()]
}
