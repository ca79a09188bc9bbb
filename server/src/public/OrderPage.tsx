import type { PublicOrder } from '@foyer/contract/public'
import { formatDateTime, formatTime } from '@foyer/words/format/date-time'
import { formatMoney } from '@foyer/words/format/money'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import { Facts } from './Facts.tsx'
import { Imprint } from './Imprint.tsx'
import { Lines } from './OrderSummary.tsx'
import { paths } from './paths.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { Tickets } from './Tickets.tsx'
import { Transfer } from './Transfer.tsx'

interface Props extends Place {
  order: PublicOrder
  token: string
  /** The key of the form on it. */
  once: string
}

/** The page of who has ordered: how the order stands, the tickets, what can be done. */
export function OrderPage({ order, token, once, ...place }: Props) {
  const { t, language } = place
  const { event, number, status } = order
  const stands = status === 'paid' || status === 'pending'
  return (
    <Document
      {...place}
      title={`${t('order.title', { number })} – ${event.name}`}
      address={(to) => paths.order(to, token)}
      organiser={event.organiser}
      footer={<Imprint t={t} event={event} />}
    >
      <div className="hero">
        <p className="overline">
          {t('order.title', { number })} · {event.name}
        </p>
        <h1>{t(`order.${status}`)}</h1>
        <p className="lead">{leadOf({ order, t, language })}</p>
      </div>
      {order.test && (
        <p className="test" role="note">
          {t('order.isTest')}
        </p>
      )}
      <WaysToPay {...place} order={order} token={token} />
      {order.transfer && <Transfer {...place} order={order} transfer={order.transfer} />}
      {status === 'paid' && <Tickets {...place} order={order} pdf={paths.orderPdf(language, token)} />}
      <Facts {...{ t, language, event }} calendar={stands ? paths.orderCalendar(language, token) : undefined} />
      <section className="summary plain" aria-labelledby="summary">
        <h2 id="summary">{t('order.summary')}</h2>
        <Lines {...place} order={order} />
        {order.email && stands && <p className="soft">{t('order.mail', { email: order.email })}</p>}
      </section>
      {order.email && (
        <details className="ask">
          <summary>{t('ask.title')}</summary>
          <p className="soft">{t('ask.lead', { organiser: event.organiser })}</p>
          <QuestionForm t={t} action={paths.orderAsk(language, token)} once={once} />
        </details>
      )}
      <ul className="ways on">
        <li>
          <a href={paths.event(language, event.slug)}>{t('order.toEvent')}</a>
        </li>
        {order.cancellable && (
          <li>
            <a href={paths.orderCancel(language, token)}>{t('order.cancel')}</a>
          </li>
        )}
      </ul>
    </Document>
  )
}

function leadOf({ order, t, language }: Pick<Props, 'order' | 't' | 'language'>): string {
  const { status, event, transfer, holdExpiresAt } = order
  if (status === 'pending')
    return t('order.pendingLead', {
      total: formatMoney(order.totalCents, order.currency, language),
      due: transfer ? formatDateTime(transfer.dueAt, event.timeZone, language) : '',
    })
  if (status === 'reserved')
    return t('order.reservedLead', { time: holdExpiresAt ? formatTime(holdExpiresAt, event.timeZone, language) : '' })
  return t(`order.${status}Lead`)
}

/** Where to pay by card, while that is not done; or how else. */
function WaysToPay({ order, token, t, language }: Omit<Props, 'once'>) {
  if (!order.payUrl) return null
  const total = formatMoney(order.totalCents, order.currency, language)
  return (
    <ul className="ways on">
      <li>
        <a className="button" href={order.payUrl}>
          {t('order.payCard', { total })}
        </a>
      </li>
      {order.status === 'reserved' && (
        <li>
          <a href={paths.checkout(language, order.event.slug, token)}>{t('order.otherMethod')}</a>
        </li>
      )}
    </ul>
  )
}
