import type { PublicEvent } from '@foyer/contract/public-api'
import type { PublicOrder } from '@foyer/contract/public-orders'
import { countedNames } from '@foyer/words/format/counted-names'
import { formatDateTime, formatTime } from '@foyer/words/format/date-time'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { formatEventTime, formatPlace } from '../time-and-venue.ts'
import type { PageContext } from './Document.tsx'
import { QrCode } from './QrCode.tsx'
import { Whole } from './Whole.tsx'

type OrderedTicket = PublicOrder['tickets'][number]

/** The tickets of a paid order. Each is a stub that holds all that the entrance needs, so that it can be passed on alone. */
export function Tickets({ order, token, ...pageContext }: PageContext & { order: PublicOrder; token: string }) {
  const { t, language } = pageContext
  const { tickets, extras = [], addOnOrders = [], event, number } = order
  const paid = addOnOrders.filter(({ status }) => status === 'paid').flatMap(({ addOns }) => addOns)
  return (
    <section aria-labelledby="tickets" className="sales">
      <h2 id="tickets">{t('order.tickets')}</h2>
      {tickets.some(({ code }) => code) && (
        <p className="unprinted">
          <a className="button" href={paths.orderPdf(language, token)}>
            {t('order.pdf')}
          </a>
        </p>
      )}
      <ul className="tickets">
        {tickets.map((ticket, index) => (
          <li key={ticket.id} className={`stub ticket${ticket.code ? ' admits' : ''}`}>
            <TicketStub
              {...pageContext}
              {...{ event, ticket, order: number, holder: ticket.name ?? order.name }}
              addOns={[...extras, ...paid]
                .filter(({ kind, ticketId }) => kind === 'add-on' && ticketId === ticket.id)
                .map(({ typeName }) => typeName)}
              place={t('order.ticket', { number: index + 1, count: tickets.length })}
              qrLabel={t('order.qr', { number: index + 1 })}
            >
              <Attendee {...pageContext} {...{ event, ticket, token }} />
            </TicketStub>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StubProps extends PageContext {
  event: Omit<PublicEvent, 'ticketTypes'>
  ticket: Pick<OrderedTicket, 'typeName' | 'number' | 'code'>
  /** The person that the ticket is for: the buyer when it names no one else. */
  holder: string | undefined
  /** The names of its add-ons. */
  addOns?: readonly string[] | undefined
  /** Which ticket of the order it is. */
  place: string
  qrLabel: string
  /** The number of the order. */
  order?: string | undefined
  children?: ReactNode
}

/** A ticket as a stub: the facts, and the code to tear off. */
export function TicketStub(props: StubProps) {
  const { event, ticket, holder, addOns, place, qrLabel, order, children, ...pageContext } = props
  const { t } = pageContext
  return (
    <div className="stub-paper">
      <div className="stub-main">
        <p className="overline">{place}</p>
        <h3>
          <Whole>{event.name}</Whole>
        </h3>
        <TicketFacts {...pageContext} {...{ event, ticket, holder, addOns, order }} />
        {children}
      </div>
      <div className="stub-end">
        {ticket.code && <QrCode text={ticket.code} label={qrLabel} />}
        <p className="ticket-number">
          <span className="soft">{t('order.ticketNumber')}</span> <strong>{ticket.number}</strong>
        </p>
      </div>
    </div>
  )
}

function TicketFacts(props: Omit<StubProps, 'place' | 'qrLabel'>) {
  const { event, ticket, holder, addOns = [], order, t, language } = props
  const facts = [
    [t('event.date'), formatEventTime(event, language) ?? t('event.open')],
    [t('event.doors'), event.doorsAt && formatTime(event.doorsAt, event.timeZone, language)],
    [t('event.place'), event.online ? t('event.online') : formatPlace(event, language)],
    [t('order.type'), [ticket.typeName, ...countedNames(addOns)].join(' + ')],
    [t('checkout.name'), holder],
    [t('order.number'), order],
  ] as const
  return (
    <dl className="ticket-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Whole>{value}</Whole>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface AttendeeProps extends PageContext {
  event: StubProps['event']
  ticket: OrderedTicket
  token: string
}

/** To whom the ticket went, and the way to pass it on. */
function Attendee({ event, ticket, token, t, language }: AttendeeProps) {
  const { id, number, name = '', email, mail, passedOnAt, mayPassOn } = ticket
  const isPassedOn = passedOnAt !== undefined
  return (
    <>
      {isPassedOn && <p>{t('passOn.done', { name, time: formatDateTime(passedOnAt, event.timeZone, language) })}</p>}
      {email && <p className="soft">{t('passOn.mail', { email, mail: mail ?? 'none' })}</p>}
      {mayPassOn && (
        <p className="unprinted">
          <a href={paths.orderPassOn(language, token, id)}>
            {t(isPassedOn ? 'passOn.correct' : 'passOn.link')}
            <span className="unseen"> ({number})</span>
          </a>
        </p>
      )}
    </>
  )
}
