import type { PublicOrder } from '@foyer/contract/public-orders'
import { LostAddOns } from '../components/CancellationTerms.tsx'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import { Whole } from '../components/Whole.tsx'
import { orderText } from '../order-text.ts'
import { paths } from '../paths.ts'

/** Asks the buyer to confirm a cancellation, or says that the order can no longer be cancelled. */
export function CancelPage({ order, token, ...pageContext }: PageContext & { order: PublicOrder; token: string }) {
  const { t, language } = pageContext
  const number = t('order.title', { number: order.number })
  const title = t(order.cancellable ? 'cancel.title' : 'cancel.refusedTitle')
  return (
    <Document
      {...pageContext}
      title={`${title} – ${number} – ${order.event.name}`}
      address={(to) => paths.orderCancel(to, token)}
      organiser={order.event.organiser}
      logo={order.event.organiserLogo}
      footer={<Imprint t={pageContext.t} language={pageContext.language} event={order.event} />}
    >
      <div className="hero notice">
        <p className="overline">
          <Whole>{`${number} · ${order.event.name}`}</Whole>
        </p>
        <h1>{title}</h1>
        <p className="lead">{t(leadOf(order))}</p>
        {order.cancellable && <LostAddOns {...{ order, t, language }} />}
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

function leadOf(order: PublicOrder) {
  const { cancellable, status } = order
  if (!cancellable) return 'cancel.refused'
  if (status === 'requested') return orderText(order, 'cancel.requestedLead')
  return orderText(order, status === 'pending' ? 'cancel.pendingLead' : 'cancel.lead')
}
