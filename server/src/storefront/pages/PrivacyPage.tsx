import type { PublicEvent } from '@foyer/contract/public-api'
import { DataKinds } from '../components/DataKinds.tsx'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Identity, Imprint } from '../components/Imprint.tsx'
import { paths } from '../paths.ts'
import { dataAboutBuyers } from '../privacy-policy.ts'
import { withoutScheme } from '../time-and-venue.ts'

interface Props extends PageContext {
  event: PublicEvent
  /** A page of the demo, which has no orders. */
  isSample?: boolean
}

/** The privacy notice for the buyers of an event (GDPR art. 13). The controller is the team that sells the tickets. */
export function PrivacyPage({ event, isSample, ...pageContext }: Props) {
  const { t, language } = pageContext
  const { organiser, name, slug } = event
  return (
    <Document
      {...pageContext}
      title={`${t('privacy.title')} – ${name}`}
      address={(to) => paths.eventPrivacy(to, slug)}
      organiser={organiser}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event, isSample }} />}
    >
      <div className="hero">
        <h1 className="long">{t('privacy.title')}</h1>
        <p className="lead">{t('privacy.lead', { event: name, organiser })}</p>
      </div>
      <section className="policy">
        <h2>{t('privacy.controller')}</h2>
        <p>{t('privacy.controllerLead')}</p>
        <Identity event={event} />
        <p>{t('privacy.operator')}</p>
      </section>
      <OwnNotice {...pageContext} event={event} />
      <section className="policy">
        <h2>{t('privacy.stored')}</h2>
        <p>{t('privacy.storedLead')}</p>
        <DataKinds t={t} kinds={dataAboutBuyers(language)} />
      </section>
      {(['basis', 'recipients', 'rights'] as const).map((part) => (
        <section key={part} className="policy">
          <h2>{t(`privacy.${part}`)}</h2>
          <p>{t(`privacy.${part}Text`)}</p>
        </section>
      ))}
      <ul className="ways on">
        <li>
          <a href={paths.event(language, slug)}>{t('privacy.back')}</a>
        </li>
        <li>
          <a href={paths.privacy(language)}>{t('privacy.all')}</a>
        </li>
      </ul>
    </Document>
  )
}

/** The text and the link that the organiser has added. */
function OwnNotice({ event, t }: Props) {
  const { organiser, privacyNotice } = event
  const { text, url } = privacyNotice ?? {}
  if (!text && !url) return null
  return (
    <section className="policy">
      <h2>{t('privacy.own', { organiser })}</h2>
      {text && <p className="lines">{text}</p>}
      {url && (
        <p>
          {t('privacy.ownLink', { organiser })}:{' '}
          <a className="break" href={url} rel="noopener">
            {withoutScheme(url)}
          </a>
        </p>
      )}
    </section>
  )
}
