import type { PublicOrder } from '@foyer/contract/public'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import { paths } from './paths.ts'

/** Asks once more before an order is cancelled; or says that it cannot be any more. */
export function CancelPage({ order, token, ...place }: Place & { order: PublicOrder; token: string }) {
  const { t, language } = place
  const number = t('order.title', { number: order.number })
  return (
    <Document
      {...place}
      title={`${t('cancel.title')} ${number} – ${order.event.name}`}
      address={(to) => paths.orderCancel(to, token)}
      organiser={order.event.organiser}
    >
      <div className="hero notice">
        <p className="overline">
          {number} · {order.event.name}
        </p>
        <h1>{t('cancel.title')}</h1>
        <p className="lead">{t(order.cancellable ? 'cancel.lead' : 'cancel.refused')}</p>
        {order.cancellable && (
          <form method="post" action={paths.orderCancel(language, token)}>
            <button type="submit" className="danger">
              {t('cancel.yes')}
            </button>
          </form>
        )}
        <p>
          <a href={paths.order(language, token)}>{t(order.cancellable ? 'cancel.no' : 'cancel.back')}</a>
        </p>
      </div>
    </Document>
  )
}
