import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public'
import type { FileCopy } from '../lib/notion/tree.ts'
import type { Assets } from './assets.ts'
import type { Content } from './content/content.ts'
import { IconMark } from './content/IconMark.tsx'
import type { Place } from './Document.tsx'
import { Document } from './Document.tsx'
import { Facts } from './Facts.tsx'
import { Imprint } from './Imprint.tsx'
import { paths } from './paths.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { structuredData } from './structured-data.ts'
import { TicketForm } from './TicketForm.tsx'
import { placeOf, whenOf } from './when-and-where.ts'

interface Props extends Place {
  event: PublicEvent
  /** Its page from Notion, once there is one. */
  content?: Content
  /** It is to be looked at only: the demo has no server that could sell. */
  isSample?: boolean
}

/** An event, and its tickets to choose from. The same for everybody, so that it can be kept. */
export function EventPage({ event, content, isSample = false, ...place }: Props) {
  const { t, language } = place
  const address = (to: Language) => paths.event(to, event.slug)
  return (
    <Document
      {...place}
      title={`${event.name} – ${event.organiser}`}
      address={address}
      listed={event.sale !== 'test'}
      head={
        <>
          <LinkPreview {...place} event={event} cover={content?.cover} url={place.publicUrl + address(language)} />
          {content?.styles && <EquationStyles assets={place.assets} own={content.styles} />}
        </>
      }
      organiser={event.organiser}
      footer={<Imprint t={t} event={event} />}
    >
      {event.sale === 'test' && (
        <p className="test" role="note">
          {t('test')}
        </p>
      )}
      <div className="hero">
        {content?.cover && <Cover file={content.cover} />}
        <p className="overline">{t('by', { organiser: event.organiser })}</p>
        <h1>
          {content?.icon && <IconMark icon={content.icon} />}
          {event.name}
        </h1>
      </div>
      <Facts
        t={t}
        language={language}
        event={event}
        calendar={isSample ? undefined : paths.eventCalendar(language, event.slug)}
      />
      {content?.html && (
        <section aria-label={t('content.title')} className="reading">
          {/* made of a tree in which everything is text */}
          <div className="content" dangerouslySetInnerHTML={{ __html: content.html }} />
          <p className="to-tickets">
            <a className="button" href="#tickets">
              {t('content.toTickets')}
            </a>
          </p>
        </section>
      )}
      <section aria-labelledby="tickets" className="sales">
        <h2 id="tickets">{t('tickets.title')}</h2>
        <TicketForm {...place} event={event} isSample={isSample} />
      </section>
      {!isSample && (
        <details className="ask">
          <summary>{t('ask.title')}</summary>
          <p className="soft">{t('ask.lead', { organiser: event.organiser })}</p>
          <QuestionForm t={t} action={paths.ask(language, event.slug)} who="asked" />
        </details>
      )}
    </Document>
  )
}

const Cover = ({ file: { hash, width, height } }: { file: FileCopy }) => (
  <img className="cover" src={paths.file(hash)} width={width} height={height} alt="" fetchPriority="high" />
)

/** How its equations are set: by KaTeX's style sheet, and by rules of their own. */
const EquationStyles = ({ assets, own }: { assets: Assets; own: string }) => (
  <>
    <link rel="stylesheet" href={assets.equations} />
    <style dangerouslySetInnerHTML={{ __html: own }} />
  </>
)

const localeOf = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' } as const satisfies Record<Language, string>

/** What others show of the page where they link to it (Open Graph), and what search engines read. */
function LinkPreview({
  event,
  cover,
  url,
  publicUrl,
  t,
  language,
}: Props & { cover: FileCopy | undefined; url: string }) {
  const picture = cover && publicUrl + paths.file(cover.hash)
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
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      <script
        type="application/ld+json"
        // React would escape the quotes of JSON; `<` is escaped where it is made
        dangerouslySetInnerHTML={{ __html: structuredData(event, { url, language, picture }) }}
      />
    </>
  )
}
