import type { PublicEvent } from '@foyer/contract/public'
import type { Words } from './words.ts'

type Seller = Pick<PublicEvent, 'organiser' | 'imprint'>

/** Who answers for a page, as the law wants it said. */
export function Imprint({ t, event: { organiser, imprint } }: { t: Words; event: Seller }) {
  if (!imprint)
    return (
      <section className="imprint" aria-labelledby="imprint">
        <h2 id="imprint">{t('imprint.title')}</h2>
        <p>{organiser}</p>
      </section>
    )
  const { representative, publicationDirector, host, phone, vatId, register } = imprint
  const more = [
    representative && t('imprint.representative', { name: representative }),
    phone && t('imprint.phone', { phone }),
    vatId && t('imprint.vatId', { id: vatId }),
    register && t('imprint.register', { entry: register }),
    publicationDirector && t('imprint.director', { name: publicationDirector }),
    host && `${t('imprint.host')} ${host}`,
  ].filter((line) => line !== undefined)
  return (
    <section className="imprint" aria-labelledby="imprint">
      <h2 id="imprint">{t('imprint.title')}</h2>
      <Identity event={{ organiser, imprint }} />
      {more.map((line) => (
        <p key={line} className="lines">
          {line}
        </p>
      ))}
    </section>
  )
}

/** Name, address and e-mail of who sells. */
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
