import type { Language } from '@foyer/contract/languages'
import type { PublicEvent } from '@foyer/contract/public-api'
import { imprintLines } from '@foyer/words/imprint/imprint-lines'
import type { Translator } from '../messages.ts'
import { paths } from '../paths.ts'
import { PrivacyLink } from './Document.tsx'

type Seller = Pick<PublicEvent, 'organiser' | 'imprint'>

interface Props {
  t: Translator
  language: Language
  event: Seller & Pick<PublicEvent, 'slug' | 'legalTexts'>
  /** A page of the demo, which has no orders. */
  isSample?: boolean | undefined
}

/** The legal notice that national laws require: the seller and how to reach them, and the privacy notice. */
export function Imprint({ t, language, event, isSample }: Props) {
  return (
    <section className="imprint" aria-labelledby="imprint">
      <h2 id="imprint">{t('imprint.title')}</h2>
      <Identity event={event} />
      {(event.imprint ? imprintLines(t, event.imprint) : []).map((line) => (
        <p key={line} className="lines">
          {line}
        </p>
      ))}
      <PrivacyLink t={t} href={paths.eventPrivacy(language, event.slug)} />
      {!isSample && event.legalTexts.some(({ kind }) => kind === 'accessibility') && (
        <p>
          <a href={paths.legal(language, event.slug, 'accessibility')}>{t('legal.kinds.accessibility')}</a>
        </p>
      )}
      {!isSample && (
        <p>
          <a href={paths.findTickets(language)}>{t('findTickets.link')}</a>
        </p>
      )}
    </section>
  )
}

/** Name, postal address and email address of the seller. */
export function Identity({ event: { organiser, imprint } }: { event: Seller }) {
  if (!imprint) return <p>{organiser}</p>
  return (
    <address>
      <strong>{imprint.name}</strong>
      <span className="lines">{imprint.address}</span>
      <a href={`mailto:${imprint.email}`}>{imprint.email}</a>
    </address>
  )
}
