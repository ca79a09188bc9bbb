import type { PublicOrder } from '@foyer/contract/public-api'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import { PersonFields } from '../components/PersonFields.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle, Problems } from '../components/Problems.tsx'
import type { HolderFields } from '../forms/holder.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  order: PublicOrder
  token: string
  ticket: PublicOrder['tickets'][number]
  typed: HolderFields
  problems: readonly Problem[]
  /** Whether the ticket can no longer be passed on. */
  isRefused: boolean
}

/** The form with which a buyer passes a ticket on to another person. */
export function PassOnPage({ order, token, ticket, typed, problems, isRefused, ...pageContext }: Props) {
  const { t, language, mail } = pageContext
  const { event } = order
  const number = t('order.title', { number: order.number })
  const title = t('passOn.title')
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${title} ${number} – ${event.name}`, problems)}
      address={(to) => paths.orderPassOn(to, token, ticket.id)}
      organiser={event.organiser}
      logo={event.organiserLogo}
      head={<script type="module" src={pageContext.assets.emailScript} />}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <p className="overline">
          {ticket.typeName} · {ticket.number}
        </p>
        <h1>{title}</h1>
        <p className="lead">{t(isRefused ? 'passOn.refused' : 'passOn.lead', { organiser: event.organiser })}</p>
      </div>
      <Problems t={t} problems={problems} />
      {!isRefused && (
        <form method="post" action={paths.orderPassOn(language, token)} className="narrow" noValidate>
          <input type="hidden" name="ticket" value={ticket.id} />
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
        <a href={paths.order(language, token)}>{t('cancel.back')}</a>
      </p>
    </Document>
  )
}
