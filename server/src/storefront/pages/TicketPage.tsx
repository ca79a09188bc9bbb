import type { HolderTicket } from '@foyer/contract/public-orders'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { EventFacts } from '../components/EventFacts.tsx'
import { Imprint } from '../components/Imprint.tsx'
import { OnlineAccess } from '../components/OnlineAccess.tsx'
import { TicketStub } from '../components/Tickets.tsx'
import { Whole } from '../components/Whole.tsx'
import { paths } from '../paths.ts'

/** A ticket on a page of its own, for its attendee. */
export function TicketPage({ ticket, token, ...pageContext }: PageContext & { ticket: HolderTicket; token: string }) {
  const { t, language } = pageContext
  const { event, state } = ticket
  const isValid = state === 'valid'
  return (
    <Document
      {...pageContext}
      title={`${t('ticketPage.title')} – ${event.name}`}
      address={(to) => paths.ticket(to, token)}
      organiser={event.organiser}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <p className="overline">
          <Whole>{event.name}</Whole>
        </p>
        <h1>{t('ticketPage.title')}</h1>
        <p className="lead">{t(`ticketPage.${state}`)}</p>
      </div>
      {ticket.test && (
        <p className="test" role="note">
          {t('order.isTest')}
        </p>
      )}
      {ticket.onlineAccess && <OnlineAccess t={t} text={ticket.onlineAccess} />}
      {isValid && (
        <section aria-labelledby="ticket" className="sales">
          <h2 id="ticket">{t('order.type')}</h2>
          <p className="unprinted">
            <a className="button" href={paths.ticketPdf(language, token)}>
              {t('ticketPage.pdf')}
            </a>
          </p>
          <ul className="tickets">
            <li className="stub ticket admits">
              <TicketStub
                {...pageContext}
                {...{ event, ticket, holder: ticket.name }}
                place={t('order.type')}
                qrLabel={t('ticketPage.qr')}
              />
            </li>
          </ul>
        </section>
      )}
      <EventFacts {...{ t, language, event }} calendar={isValid ? paths.ticketCalendar(language, token) : undefined} />
      {isValid && <p className="soft">{t('ticketPage.secret')}</p>}
      <ul className="ways on">
        {ticket.mayPassOn && (
          <li>
            <a href={paths.ticketPassOn(language, token)}>{t('passOn.link')}</a>
          </li>
        )}
        <li>
          <a href={paths.event(language, event.slug)}>{t('order.toEvent')}</a>
        </li>
      </ul>
    </Document>
  )
}
