import { formatDay } from '@foyer/words/format/date-time'
import { DataKinds } from '../components/DataKinds.tsx'
import type { PageContext } from '../components/Document.tsx'
import { Document } from '../components/Document.tsx'
import { paths } from '../paths.ts'
import { policyIn } from '../privacy-policy.ts'

/** The privacy policy of this installation, for readers without JavaScript. The app shows the same text. */
export function PolicyPage(pageContext: PageContext) {
  const { t, language } = pageContext
  const { lead, sections, version, date } = policyIn(language)
  return (
    <Document {...pageContext} title={t('privacy.title')} address={paths.privacy}>
      <div className="hero">
        <h1 className="long">{t('privacy.title')}</h1>
        <p className="lead">{lead}</p>
        <p className="soft">{t('privacy.policyVersion', { version, date: formatDay(date, language) })}</p>
      </div>
      {sections.map(({ title, paragraphs, kinds }) => (
        <section key={title} className="policy">
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {kinds && <DataKinds t={t} kinds={kinds} />}
        </section>
      ))}
    </Document>
  )
}
