import type { PublicOrder } from '@foyer/contract/public-orders'
import { formatMoney } from '@foyer/words/format/money'
import { orderText } from '../order-text.ts'
import { paths } from '../paths.ts'
import type { PageContext } from './Document.tsx'

interface Props extends PageContext {
  order: PublicOrder
  token: string
}

/** Links from a reservation to its open card payment, and to the other payment methods. */
export function CardPayment({ order, token, t, language }: Props) {
  if (order.status !== 'reserved' || !order.payUrl) return null
  const total = formatMoney(order.totalCents, order.currency, language)
  return (
    <ul className="ways on">
      <li>
        <a className="button" href={order.payUrl}>
          {t('order.payCard', { total })}
        </a>
      </li>
      <li>
        <a href={paths.checkout(language, order.event.slug, token)}>{t('order.otherMethod')}</a>
      </li>
    </ul>
  )
}

/** Pays an order, or its rest, by card: instead of a bank transfer, or if it takes no other payment. Without a script, as a form. */
export function CardInstead({ order, token, t, language }: Props) {
  const { transfer, status } = order
  const payCents = order.openCents ?? transfer?.amountCents ?? order.totalCents
  if (!order.paymentMethods.includes('card')) return transfer ? null : <p>{t('checkout.noMethodAtAll')}</p>
  return (
    <section className="summary plain" aria-labelledby="card">
      <h2 id="card">{t(transfer ? 'order.cardInstead' : 'checkout.pay')}</h2>
      <p>{transfer && status === 'pending' ? t(orderText(order, 'order.cardInsteadLead')) : t('checkout.cardHint')}</p>
      <form method="post" action={paths.orderCard(language, token)}>
        <button type="submit" className={transfer ? undefined : 'primary'}>
          {t('order.payCard', { total: formatMoney(payCents, order.currency, language) })}
        </button>
      </form>
    </section>
  )
}

/** Says why an order cannot be paid by card although the team takes cards: it is of less than the card provider charges. */
export function CardMinimum({ order, t, language }: Pick<Props, 'order' | 't' | 'language'>) {
  if (order.cardFromCents === undefined) return null
  return (
    <p className="soft">
      {t('checkout.cardFrom', { minimum: formatMoney(order.cardFromCents, order.currency, language) })}
    </p>
  )
}
