import type { PublicOrder } from '@foyer/contract/public-api'
import { formatTime } from '@foyer/words/format/date-time'
import { formatEventTime, formatPlace } from '../time-and-venue.ts'
import type { PageContext } from './Document.tsx'
import { QrCode } from './QrCode.tsx'

type OrderedTicket = PublicOrder['tickets'][number]

/** The tickets of a paid order. Each is a stub that holds all that the entrance needs, so that it can be passed on alone. */
export function Tickets({ order, pdf, ...pageContext }: PageContext & { order: PublicOrder; pdf: string }) {
  const { t } = pageContext
  return (
    <section aria-labelledby="tickets" className="sales">
      <h2 id="tickets">{t('order.tickets')}</h2>
      <p className="unprinted">
        <a className="button" href={pdf}>
          {t('order.pdf')}
        </a>
      </p>
      <ul className="tickets">
        {order.tickets.map((ticket, index) => (
          <li key={ticket.id} className="stub ticket admits">
            <div className="stub-paper">
              <div className="stub-main">
                <p className="overline">{t('order.ticket', { number: index + 1, count: order.tickets.length })}</p>
                <h3>{order.event.name}</h3>
                <TicketFacts {...pageContext} order={order} ticket={ticket} />
              </div>
              <div className="stub-end">
                {ticket.code && <QrCode text={ticket.code} label={t('order.qr', { number: index + 1 })} />}
                <p className="ticket-number">
                  <span className="soft">{t('order.ticketNumber')}</span> <strong>{ticket.number}</strong>
                </p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TicketFacts({ order, ticket, t, language }: PageContext & { order: PublicOrder; ticket: OrderedTicket }) {
  const { event, number } = order
  const facts = [
    [t('event.date'), formatEventTime(event, language) ?? t('event.open')],
    [t('event.doors'), event.doorsAt && formatTime(event.doorsAt, event.timeZone, language)],
    [t('event.place'), event.online ? t('event.online') : formatPlace(event, language)],
    [t('order.type'), ticket.typeName],
    [t('checkout.name'), ticket.name],
    [t('order.number'), number],
  ] as const
  return (
    <dl className="ticket-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
