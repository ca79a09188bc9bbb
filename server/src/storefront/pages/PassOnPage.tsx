import type { Language } from '@foyer/contract/languages'
import type { HolderTicket } from '@foyer/contract/public-orders'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import { PersonFields } from '../components/PersonFields.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import { Whole } from '../components/Whole.tsx'
import type { HolderFields } from '../forms/holder.ts'

interface Props extends PageContext {
  event: HolderTicket['event']
  /** The order or the ticket, for the title of the page. */
  of: string
  ticket: Pick<HolderTicket, 'typeName' | 'number'>
  /** The id of the ticket, when the address of the form does not name it. */
  ticketId?: string
  /** The addresses of the form, of this page in each language, and of the page that leads here. */
  action: string
  address: (language: Language) => string
  back: string
  backText: string
  typed: HolderFields
  problems: readonly Problem[]
  /** Whether the ticket can no longer be passed on. */
  isRefused: boolean
}

/** The form that passes a ticket on to another person. */
export function PassOnPage({ event, of, ticket, ticketId, ...props }: Props) {
  const { typed, problems, isRefused, action, address, back, backText, ...pageContext } = props
  const { t, language, mail } = pageContext
  const title = t('passOn.title')
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} ${of} – ${event.name}`, problems)}
      address={address}
      organiser={event.organiser}
      logo={event.organiserLogo}
      head={<script type="module" src={pageContext.assets.emailScript} />}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <p className="overline">
          {ticket.typeName} · <Whole>{ticket.number}</Whole>
        </p>
        <h1>{title}</h1>
        <p className="lead">{t(isRefused ? 'passOn.refused' : 'passOn.lead', { organiser: event.organiser, mail })}</p>
      </div>
      <Problems t={t} problems={problems} />
      {!isRefused && (
        <form method="post" action={action} className="narrow" noValidate>
          {ticketId !== undefined && <input type="hidden" name="ticket" value={ticketId} />}
          <PersonFields
            t={t}
            typed={typed}
            problems={problems}
            emailHint={t(mail === 'on' ? 'passOn.emailHint' : 'passOn.emailHintUnmailed')}
          />
          <p>
            <button type="submit" className="primary">
              {t('passOn.send')}
            </button>
          </p>
        </form>
      )}
      <p>
        <a href={back}>{backText}</a>
      </p>
    </Document>
  )
}
