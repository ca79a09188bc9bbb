import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import { Facts } from './Facts.tsx'
import { Imprint } from './Imprint.tsx'
import { paths } from './paths.ts'
import { structuredData } from './structured-data.ts'
import { TicketForm } from './TicketForm.tsx'
import { placeOf, whenOf } from './when-and-where.ts'

interface Props extends Place {
  event: PublicEvent
}

/** An event, and its tickets to choose from. The same for everybody, so that it can be kept. */
export function EventPage({ event, ...place }: Props) {
  const { t, language } = place
  const address = (to: Language) => paths.event(to, event.slug)
  return (
    <Document
      {...place}
      title={`${event.name} – ${event.organiser}`}
      address={address}
      listed={event.sale !== 'test'}
      head={<LinkPreview {...place} event={event} url={place.publicUrl + address(language)} />}
      organiser={event.organiser}
      footer={<Imprint t={t} event={event} />}
    >
      {event.sale === 'test' && (
        <p className="test" role="note">
          {t('test')}
        </p>
      )}
      <div className="hero">
        <p className="overline">{t('by', { organiser: event.organiser })}</p>
        <h1>{event.name}</h1>
      </div>
      <Facts t={t} language={language} event={event} calendar={paths.eventCalendar(language, event.slug)} />
      <section aria-labelledby="tickets" className="sales">
        <h2 id="tickets">{t('tickets.title')}</h2>
        <TicketForm {...place} event={event} />
      </section>
    </Document>
  )
}

const localeOf = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' } as const satisfies Record<Language, string>

/** What others show of the page where they link to it (Open Graph), and what search engines read. */
function LinkPreview({ event, url, t, language }: Props & { url: string }) {
  const summary = [
    t('event.summary', { name: event.name, organiser: event.organiser }),
    whenOf(event, language) ?? t('event.open'),
    placeOf(event),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <meta name="description" content={summary} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={event.name} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={event.organiser} />
      <meta property="og:locale" content={localeOf[language]} />
      <meta name="twitter:card" content="summary" />
      <script
        type="application/ld+json"
        // React would escape the quotes of JSON; `<` is escaped where it is made
        dangerouslySetInnerHTML={{ __html: structuredData(event, url, language) }}
      />
    </>
  )
}
