import type { PublicEvent } from '@foyer/contract/public-api'
import { imprintLines } from '@foyer/words/imprint/imprint-lines'
import type { Translator } from '../messages.ts'

type Seller = Pick<PublicEvent, 'organiser' | 'imprint'>

/** The legal notice that national laws require: the seller and how to reach them. */
export function Imprint({ t, event: { organiser, imprint } }: { t: Translator; event: Seller }) {
  if (!imprint)
    return (
      <section className="imprint" aria-labelledby="imprint">
        <h2 id="imprint">{t('imprint.title')}</h2>
        <p>{organiser}</p>
      </section>
    )
  return (
    <section className="imprint" aria-labelledby="imprint">
      <h2 id="imprint">{t('imprint.title')}</h2>
      <Identity event={{ organiser, imprint }} />
      {imprintLines(t, imprint).map((line) => (
        <p key={line} className="lines">
          {line}
        </p>
      ))}
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
