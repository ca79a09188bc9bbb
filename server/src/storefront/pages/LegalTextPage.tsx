import type { Language } from '@foyer/contract/languages'
import { languages } from '@foyer/contract/languages'
import type { LegalTextKind } from '@foyer/contract/legal-text-kinds'
import type { PublicEvent } from '@foyer/contract/public-api'
import { languageNames } from '@foyer/words/language-names'
import { Fragment } from 'react'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Imprint } from '../components/Imprint.tsx'
import type { Content } from '../content/content.ts'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  event: PublicEvent
  kind: LegalTextKind
  /** Its version and the day of it, in words. */
  version: string
  /** Another version is valid by now, or none. */
  former?: { id: string } | undefined
  content: Content
  /** The language of the content, and those that there are. */
  contentLanguage: Language
  written: readonly Language[]
}

/** A text of the seller, in the version that is valid or in a former one. */
export function LegalTextPage({
  event,
  kind,
  version,
  former,
  content,
  contentLanguage,
  written,
  ...pageContext
}: Props) {
  const { t, language } = pageContext
  const { organiser, name, slug } = event
  const title = t(`legal.kinds.${kind}`)
  const address = (to: Language) => paths.legal(to, slug, kind, former?.id)
  return (
    <Document
      {...pageContext}
      title={`${title} – ${name}`}
      address={address}
      organiser={organiser}
      logo={event.organiserLogo}
      footer={<Imprint {...{ t, language, event }} />}
    >
      <div className="hero">
        <h1 className="long">{title}</h1>
        <p className="lead">{t('legal.lead', { organiser })}</p>
        <p className="soft">{version}</p>
      </div>
      {former && (
        <p className="warning" role="note">
          {t('legal.former')}
        </p>
      )}
      <section className="policy">
        {!written.includes(language) && (
          <p className="soft" role="note">
            {t('content.otherLanguages')}{' '}
            {languages
              .filter((each) => written.includes(each))
              .map((each, index) => (
                <Fragment key={each}>
                  {index > 0 && ', '}
                  <a href={address(each)} hrefLang={each} lang={each}>
                    {languageNames[each]}
                  </a>
                </Fragment>
              ))}
          </p>
        )}
        {/* safe: rendered from a tree that contains only text, which React escapes */}
        <div className="content" lang={contentLanguage} dangerouslySetInnerHTML={{ __html: content.html }} />
      </section>
      <p>
        <a href={paths.event(language, slug)}>{t('legal.toEvent')}</a>
      </p>
    </Document>
  )
}
