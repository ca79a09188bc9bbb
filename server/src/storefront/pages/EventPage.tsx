import { isRightToLeft } from '@foyer/contract/content-languages'
import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { languageNames } from '@foyer/words/language-names'
import { Fragment } from 'react'
import type { FileCopy } from '../../lib/notion/tree.ts'
import type { Assets } from '../assets.ts'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { EventFacts } from '../components/EventFacts.tsx'
import { Imprint } from '../components/Imprint.tsx'
import type { Problem } from '../components/Problems.tsx'
import { formTitle } from '../components/Problems.tsx'
import { PromoCode } from '../components/PromoCode.tsx'
import { QuestionForm } from '../components/QuestionForm.tsx'
import { TicketBar } from '../components/TicketBar.tsx'
import { TicketForm } from '../components/TicketForm.tsx'
import { hasTotal } from '../components/Total.tsx'
import { Whole } from '../components/Whole.tsx'
import type { Content } from '../content/content.ts'
import { IconMark } from '../content/IconMark.tsx'
import { pictureAttributes } from '../content/picture-attributes.ts'
import { focusClasses } from '../cover-focus.ts'
import { eventPictureOf, eventPictureSize, eventPictureVersion } from '../event-picture.ts'
import { pageLanguages } from '../page-languages.ts'
import { paths } from '../paths.ts'
import type { ShownContent } from '../shown-content.ts'
import { structuredData } from '../structured-data.ts'
import { formatEventTime, formatVenue } from '../time-and-venue.ts'

interface Props extends PageContext {
  event: PublicEvent
  /** Its description, or its Notion page once Foyer has read it. */
  content?: Content
  /** The languages of that content. */
  shown?: Pick<ShownContent, 'language' | 'descriptionLanguages'>
  /** The language of the team, for readers of other languages. */
  defaultLanguage?: Language
  /** A code that is not valid, and why. */
  typedCode?: string | undefined
  problems?: readonly Problem[]
  /** Shows the page without forms: the demo has no server that could sell. */
  isSample?: boolean
}

/** The public page of an event with its ticket form. It is the same for every reader, so that it can be cached. */
export function EventPage({
  event,
  content,
  shown,
  defaultLanguage,
  typedCode,
  problems = [],
  isSample = false,
  ...pageContext
}: Props) {
  const { t, language, mail } = pageContext
  const contentLanguage = shown?.language ?? null
  const address = (to: Language) => paths.event(to, event.slug, event.code?.code)
  return (
    <Document
      {...pageContext}
      title={formTitle(t, `${event.name} – ${event.organiser}`, problems)}
      address={address}
      {...(defaultLanguage && { defaultLanguage })}
      listedLanguages={pageLanguages({ contentLanguage, ...shown }, defaultLanguage ?? language)}
      listed={event.sale !== 'test' && !event.code && problems.length === 0}
      head={
        <>
          <LinkPreview
            {...pageContext}
            event={event}
            cover={content?.cover}
            description={content?.summary}
            contentLanguage={contentLanguage}
            isSample={isSample}
            url={pageContext.publicUrl + paths.event(language, event.slug)}
          />
          {!isSample && <script type="module" src={pageContext.assets.emailScript} />}
          {!isSample && hasTotal(event) && <script type="module" src={pageContext.assets.totalScript} />}
          {content?.styles && <EquationStyles assets={pageContext.assets} rules={content.styles} />}
        </>
      }
      organiser={event.organiser}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event, isSample }} />}
    >
      {event.sale === 'test' && (
        <p className="test" role="note">
          {t('test')}
        </p>
      )}
      <div className="event">
        <div className="hero">
          <Cover event={event} file={content?.cover} />
          <p className="overline">{t('by', { organiser: event.organiser })}</p>
          <h1 className={event.name.length > longTitle ? 'long' : undefined}>
            {content?.icon && <IconMark icon={content.icon} />}
            <Whole>{event.name}</Whole>
          </h1>
        </div>
        <EventFacts
          t={t}
          language={language}
          event={event}
          calendar={isSample ? undefined : paths.eventCalendar(language, event.slug)}
          share={isSample ? undefined : pageContext.publicUrl + paths.event(language, event.slug)}
        />
        {content?.html && (
          <section aria-label={t('content.title')} className="reading">
            <OnlyInOtherLanguages {...{ t, language }} written={shown?.descriptionLanguages ?? []} address={address} />
            {/* safe: rendered from a tree that contains only text, which React escapes */}
            <div
              className="content"
              {...languageAttributes(contentLanguage)}
              dangerouslySetInnerHTML={{ __html: content.html }}
            />
          </section>
        )}
        {!isSample && <TicketBar {...{ t, language, event }} />}
        <section aria-labelledby="tickets" className="sales">
          <h2 id="tickets">{t('tickets.title')}</h2>
          {!isSample && <PromoCode {...{ t, language, event, problems }} typed={typedCode} />}
          <TicketForm {...pageContext} event={event} isSample={isSample} />
        </section>
        {!isSample && (
          <details className="ask">
            <summary>{t('ask.title')}</summary>
            <p className="soft">{t('ask.lead', { organiser: event.organiser, mail })}</p>
            <QuestionForm t={t} mail={mail} action={paths.question(language, event.slug)} asksForContact />
          </details>
        )}
      </div>
    </Document>
  )
}

/** Tells readers of other languages in which languages the description is, with links to those pages. */
function OnlyInOtherLanguages({
  t,
  language,
  written,
  address,
}: Pick<PageContext, 't' | 'language'> & { written: readonly Language[]; address: (language: Language) => string }) {
  if (written.length === 0 || written.includes(language)) return null
  const inOrder = languages.filter((each) => written.includes(each))
  return (
    <p className="soft" role="note">
      {t('content.otherLanguages')}{' '}
      {inOrder.map((each, index) => (
        <Fragment key={each}>
          {index > 0 && ', '}
          <a href={address(each)} hrefLang={each} lang={each}>
            {languageNames[each]}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** The blocks find their direction themselves; lists, columns and tables follow the page. */
const languageAttributes = (language: string | null) =>
  language === null ? {} : { lang: language, ...(isRightToLeft(language) && { dir: 'rtl' }) }

/** A title with more characters is set smaller, so that it does not fill a phone's screen. */
const longTitle = 60

// the width of the page: event.css
const coverSizes = '(min-width: 70rem) 40rem, (min-width: 60rem) calc(100vw - 30rem), 100vw'

/** The event's own cover, with its focus in view, or else that of its Notion page, which has no description. */
function Cover({ event: { cover }, file }: { event: PublicEvent; file: FileCopy | undefined }) {
  if (cover)
    return (
      <img
        className={`cover ${focusClasses(cover)}`}
        {...pictureAttributes(cover, coverSizes)}
        alt={cover.alt}
        fetchPriority="high"
      />
    )
  return file && <img className="cover" {...pictureAttributes(file, coverSizes)} alt="" fetchPriority="high" />
}

/** The styles of equations: KaTeX's style sheet, and the rules generated for this page. */
const EquationStyles = ({ assets, rules }: { assets: Assets; rules: string }) => (
  <>
    <link rel="stylesheet" href={assets.equations} />
    <style dangerouslySetInnerHTML={{ __html: rules }} />
  </>
)

const localeOf = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' } as const satisfies Record<Language, string>

const PreviewPicture = ({ url, alt }: { url: string; alt: string }) => (
  <>
    <meta property="og:image" content={url} />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content={String(eventPictureSize.width)} />
    <meta property="og:image:height" content={String(eventPictureSize.height)} />
    <meta property="og:image:alt" content={alt} />
  </>
)

/** Open Graph tags for link previews, and structured data for search engines. */
function LinkPreview({
  event,
  cover,
  description,
  contentLanguage,
  url,
  publicUrl,
  t,
  language,
  isSample,
}: Omit<Props, 'shown'> & {
  contentLanguage: string | null
  cover: FileCopy | undefined
  description: string | undefined
  url: string
}) {
  const version = eventPictureVersion(eventPictureOf(event, { t, language }, cover))
  // the demo has no server that could draw it
  const picture = isSample ? undefined : publicUrl + paths.eventPicture(language, event.slug, version)
  const summary = [
    t('event.summary', { name: event.name, organiser: event.organiser }),
    formatEventTime(event, language) ?? t('event.open'),
    event.online ? t('event.online') : formatVenue(event),
  ]
    .filter(Boolean)
    .join(' · ')
  const data = structuredData(event, {
    url,
    picture,
    ...(description ? { description, language: contentLanguage ?? language } : { description: summary, language }),
  })
  return (
    <>
      <meta name="description" content={description ?? summary} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={event.name} />
      <meta property="og:description" content={description ?? summary} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={event.organiser} />
      <meta property="og:locale" content={localeOf[language]} />
      {languages.map(
        (each) => each !== language && <meta key={each} property="og:locale:alternate" content={localeOf[each]} />,
      )}
      {picture && <PreviewPicture url={picture} alt={summary} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {/* React would escape the quotes of JSON; `structuredData` escapes `<` */}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  )
}
