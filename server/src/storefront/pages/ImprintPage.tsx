import type { Imprint } from '@foyer/contract/teams'
import { imprintLines } from '@foyer/words/imprint/imprint-lines'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { Identity } from '../components/Imprint.tsx'
import { paths } from '../paths.ts'

interface Props extends PageContext {
  /** Null until the operator has entered it. */
  operator: { organiser: string; imprint: Imprint } | null
}

/** The imprint of those who run this installation (§ 5 DDG, art. 1-1 LCEN). Sellers have theirs on the pages of their events. */
export function ImprintPage({ operator, ...pageContext }: Props) {
  const { t } = pageContext
  return (
    <Document {...pageContext} title={t('imprint.link')} address={paths.imprint}>
      <div className="hero">
        <h1 className="long">{t('imprint.link')}</h1>
        <p className="lead">{t(operator ? 'imprint.operator' : 'imprint.missing')}</p>
      </div>
      {operator && (
        <section className="policy">
          <Identity event={operator} />
          {imprintLines(t, operator.imprint).map((line) => (
            <p key={line} className="lines">
              {line}
            </p>
          ))}
        </section>
      )}
    </Document>
  )
}
